import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';

/** As many turns from the beginning as fit beside the start of a call. */
const shownTurns = 3;

/**
 * The beginning of a recorded call of one desk, and what came of it: three whole calls would hold the page up. It is folded
 * where it stands below the start of a call and not beside it.
 */
export function CallExcerpt({ read, note, call }: { read: string; note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <details className="open-from-lg">
        <summary className="flex min-h-13 cursor-pointer items-center justify-between border-desk-line border-y font-semibold in-[[open]]:mb-4">
          {read}
          <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
        </summary>
        <CallSheet words={sampleCallWords} call={call} shown={shownTurns} isWhole={false} note={note} isHeard={false} />
      </details>
    </figure>
  );
}
