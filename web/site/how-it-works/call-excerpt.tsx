import type { SampleCall } from '#/content/sample-call/sample-call.ts';
import { sampleCallWords } from '#/content/sample-call-words.ts';
import { CallSheet } from '#/web/site/sample-call/call-sheet.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';

/**
 * A recorded call of one desk, which scrolls beside the start of a call. It is folded where it stands below the start and
 * not beside it.
 */
export function CallExcerpt({ read, note, call }: { read: string; note: string; call: SampleCall }) {
  return (
    <figure aria-label={note}>
      <details className="open-from-lg">
        <summary className="flex min-h-13 cursor-pointer items-center justify-between border-desk-line border-y font-semibold in-[[open]]:mb-4">
          {read}
          <ChevronIcon className="size-5 in-[[open]]:rotate-180" />
        </summary>
        <CallSheet words={sampleCallWords} call={call} note={note} isHeard={false} isScrolled />
      </details>
    </figure>
  );
}
