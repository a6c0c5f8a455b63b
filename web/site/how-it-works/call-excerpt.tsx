import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** As many turns from the beginning as fit beside the start of a call. */
const shownTurns = 3;

/** The beginning of a recorded call of one desk, and what came of it: three whole calls would hold the page up. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <CallSheet words={sampleCallWords} call={call} shown={shownTurns} isWhole={false} note={note} isHeard={false} />
    </figure>
  );
}
