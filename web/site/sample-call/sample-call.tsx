import type { Home } from '#/content/home.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from './call-sheet.tsx';

/** A question and its answer. */
const first = [1, 3] as const;
/** The times that the agent offers, and the one that the caller takes. */
const last = [8, 9];

/** The recorded call in the hero of Home. */
export function SampleCallSection({ heading, call, ...rest }: Home['sampleCall'] & { call: SampleCall }) {
  return (
    <section aria-labelledby="sample-call" className="relative">
      <h2 id="sample-call" className="sr-only">
        {heading}
      </h2>
      <CallSheet words={sampleCallWords} call={call} first={first} last={last} isNamed={false} isLarge {...rest} />
    </section>
  );
}
