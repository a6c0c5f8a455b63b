import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** Two questions and their answers. */
const first = [1, 5] as const;

/** Of a recorded call of one desk, its first questions and what came of it. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <CallSheet
        words={sampleCallWords}
        call={call}
        first={first}
        isFoldedOnPhone
        note={note}
        isNamed={false}
        isHeard={false}
      />
    </figure>
  );
}
