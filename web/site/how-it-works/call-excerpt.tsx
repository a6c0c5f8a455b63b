import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';

/** A question and its answer. */
const first = [1, 3] as const;

/**
 * Of a recorded call of one desk, a question and how it came to its outcome. It is folded where it stands below the start
 * of a call and not beside it.
 */
export function CallExcerpt({ read, note, call }: { read: string; note: string; call: SampleCall }) {
  // The last turn says that it is done; before it, all is read back and the caller says yes.
  const end = call.turns.length - 1;
  return (
    <figure aria-label={note}>
      <details className="open-from-lg">
        <summary className="flex min-h-13 cursor-pointer items-center justify-between border-desk-line border-y font-semibold in-[[open]]:mb-4">
          {read}
          <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
        </summary>
        <CallSheet
          words={sampleCallWords}
          call={call}
          first={first}
          last={[end - 2, end]}
          note={note}
          isNamed={false}
          isHeard={false}
        />
      </details>
    </figure>
  );
}
