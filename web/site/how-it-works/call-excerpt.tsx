import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** The turns from the wish for an appointment to its read-back. */
const excerpt = [3, 9] as const;

/** The part of a recorded call in which something is booked. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <CallSheet
        words={sampleCallWords}
        call={{ ...call, turns: call.turns.slice(...excerpt) }}
        note={note}
        isHeard={false}
      />
    </figure>
  );
}
