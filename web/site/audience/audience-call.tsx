import type { Audience } from '#/content/audiences.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

export interface AudienceCallProps extends Pick<Audience['call'], 'shown' | 'decisive'> {
  heading: string;
  /** Says that the call is made up, and where its answers come from. */
  note: string;
  call: SampleCall;
}

/** A call for such a business, in the hero of its page. */
export function AudienceCall({ heading, note, call, shown, decisive }: AudienceCallProps) {
  return (
    <section aria-labelledby="sample-call">
      <h2 id="sample-call" className="sr-only">
        {heading}
      </h2>
      <CallSheet
        words={sampleCallWords}
        call={call}
        first={[1, shown]}
        isNamed={false}
        last={decisive ? [decisive - 1, decisive] : undefined}
      />
      <p className="mt-4 text-balance text-desk-soft text-sm">{note}</p>
    </section>
  );
}
