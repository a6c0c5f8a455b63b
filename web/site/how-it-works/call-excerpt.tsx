import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet, type CallSheetProps } from '#/web/site/sample-call/call-sheet.tsx';

export interface CallExcerptProps {
  note: string;
  call: SampleCall;
  last: CallSheetProps['last'];
}

/** A question and its answer. */
const first = [1, 3] as const;

/** Of a recorded call of one desk, its first question, how it ended, and what came of it. */
export function CallExcerpt({ note, call, last }: CallExcerptProps) {
  return (
    <figure aria-label={note}>
      <CallSheet
        words={sampleCallWords}
        call={call}
        first={first}
        last={last}
        note={note}
        isNamed={false}
        isHeard={false}
      />
    </figure>
  );
}
