import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';

/** A question and its answer. */
const first = [1, 3] as const;

/** Of a recorded call of one desk, a question and how it came to its outcome. */
export function CallExcerpt({ note, call }: { note: string; call: SampleCall }) {
  // The last turn says that it is done; before it, all is read back and the caller says yes.
  const end = call.turns.length - 1;
  return (
    <figure aria-label={note}>
      <CallSheet
        words={sampleCallWords}
        call={call}
        first={first}
        last={[end - 2, end]}
        note={note}
        isNamed={false}
        isHeard={false}
      />
    </figure>
  );
}
