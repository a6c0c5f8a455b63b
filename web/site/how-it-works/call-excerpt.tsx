import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** As many turns from the beginning as fit beside the start of a call; the others are behind a button. */
const shownTurns = 5;

/** A recorded call of one desk. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <CallSheet words={sampleCallWords} call={call} shown={shownTurns} note={note} isHeard={false} />
    </figure>
  );
}
