import type { Home } from '#/content/home.ts';
import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from './call-sheet.tsx';

/** The turns that Home shows at once: a greeting, a question and its answer. */
const shownTurns = 3;
/** The turns in which the caller is offered a time and takes it. */
const decisiveTurns = [8, 9] as const;

/** The recorded call in the hero of Home. */
export function SampleCallSection({ heading, note, wording, call }: Home['sampleCall'] & { call: SampleCall }) {
  return (
    <section aria-labelledby="sample-call" className="relative">
      <h2 id="sample-call" className="sr-only">
        {heading}
      </h2>
      <CallSheet
        words={sampleCallWords}
        call={call}
        shown={shownTurns}
        decisive={decisiveTurns}
        note={note}
        wording={wording}
      />
    </section>
  );
}
