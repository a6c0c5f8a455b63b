import { useNavigation } from 'react-router';
import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../locale/local-format.ts';
import { LoadMore } from '../paged-list/load-more.tsx';
import { CallCard, callCardId } from './call-card.tsx';
import { CallSearch } from './call-search.tsx';
import { EmptyCalls } from './empty-calls.tsx';
import { LatencyChart } from './latency-chart.tsx';
import { LatencyTiles } from './latency-tiles.tsx';
import type { LoadedCalls } from './load-calls.ts';
import { useCallList } from './use-call-list.ts';

/** The list of stored calls, newest first. */
export function CallBook({ calls }: { calls: LoadedCalls }) {
  const { list, more } = useCallList(calls);
  const { items } = list;
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <LatencyTiles latency={calls.page.latency} />
      <LatencyChart latency={calls.page.latency} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <CallSearch key={calls.words} words={calls.words} />
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
          {loading && <Spinner />}
          {loading ? 'Loading calls...' : showing(items.length, calls.words)}
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyCalls words={calls.words} />
      ) : (
        <ul aria-busy={loading} className="grid gap-2">
          {items.map((call) => (
            <li key={call.id}>
              <CallCard call={call} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore more={more} elementId={callCardId} failedText="Failed to load more calls. Please try again." />
    </>
  );
}

function showing(count: number, words: string): string {
  const calls = count === 1 ? '1 call' : `${formatCount(count)} calls`;
  return words ? `Showing ${calls} with “${words}”` : `Showing ${calls}`;
}
