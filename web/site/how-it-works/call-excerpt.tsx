import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** The turns that are shown at once: to the wish for an appointment, and the times that are free. */
const shownTurns = 5;

/** A recorded call in which something is booked, from its greeting. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <CallSheet words={sampleCallWords} call={call} shown={shownTurns} note={note} isHeard={false} />
    </figure>
  );
}
