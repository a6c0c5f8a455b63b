import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** Two questions and their answers. */
const first = [1, 5] as const;

/** Of a recorded call of one desk, its first questions and what came of it. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  return (
    // A phone shows one question and its answer, until the call is opened.
    <figure aria-label={note} className="max-sm:[&:not(:has([open]))_li:nth-child(n+3)]:hidden">
      <CallSheet
        words={sampleCallWords}
        call={call}
        first={first}
        firstOnPhone={2}
        note={note}
        isNamed={false}
        isHeard={false}
      />
    </figure>
  );
}
