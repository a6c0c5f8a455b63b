import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../locale/local-format.ts';
import { PageHead } from '../page/page-head.tsx';
import { LoadMore, type More } from '../paged-list/load-more.tsx';
import { type CallList, loadMoreCalls, useCallList } from './call-lists.ts';
import { callLinkId } from './call-row.tsx';
import { CallRows } from './call-rows.tsx';
import { CallSearch } from './call-search.tsx';
import { EmptyCalls } from './empty-calls.tsx';
import { OverallLatency } from './overall-latency.tsx';

/** The list of stored calls, newest first. */
export function CallBook({ words }: { words: string }) {
  const list = useCallList(words);
  const more = useMore(words, list);
  const loading = useNavigation().state === 'loading';
  const { search } = useLocation();
  if (!list) return null;
  return (
    <>
      <PageHead title="Calls" beside={<OverallLatency latency={list.latency} />}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <CallSearch words={words} />
          <p role="status" className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
            {loading && <Spinner />}
            {loading ? 'Loading calls...' : showing(list.items.length, words)}
          </p>
        </div>
        {new URLSearchParams(search).has('deleted') && (
          <Notice tone="good" role="status">
            The call and its transcript were deleted.
          </Notice>
        )}
      </PageHead>
      <div className="bg-sheet">
        {list.items.length === 0 ? <EmptyCalls words={words} /> : <CallRows calls={list.items} busy={loading} />}
        <div className={more.state === 'none' ? undefined : 'py-4'}>
          <LoadMore more={more} elementId={callLinkId} failedText="Failed to load more calls. Please try again." />
        </div>
      </div>
    </>
  );
}

function showing(count: number, words: string): string {
  const calls = count === 1 ? '1 call' : `${formatCount(count)} calls`;
  return words ? `Showing ${calls} with “${words}”` : `Showing ${calls}`;
}

/** The further pages. */
function useMore(words: string, list: CallList | undefined): More {
  const [brought, setBrought] = useState<{ words: string; what: More['brought'] } | null>(null);

  async function load(): Promise<void> {
    setBrought({ words, what: await loadMoreCalls(words) });
  }

  const state = !list || list.nextCursor === null ? 'none' : list.more === 'forbidden' ? 'failed' : list.more;
  return { state, brought: brought?.words === words ? brought.what : null, load: () => void load() };
}
