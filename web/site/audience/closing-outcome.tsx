import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { Outcome } from '#/web/site/sample-call/call-sheet.tsx';

/** What the call of the page came to, once more at its end. */
export function ClosingOutcome({ call }: { call: SampleCall }) {
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-[30rem] self-center justify-self-end overflow-clip rounded-lg bg-brass-bright p-3 shadow-raised max-lg:hidden print:hidden"
    >
      <p className="border-on-brass border-b px-4 pt-2 pb-3 font-display font-semibold text-on-brass text-xl">
        {call.business}
      </p>
      <Outcome words={sampleCallWords} call={call} />
    </div>
  );
}
