import { staffPaths } from '#/content/paths.ts';
import { usePagedList } from '../paged-list/use-paged-list.ts';
import type { CallSummary } from './call-api.ts';
import type { LoadedCalls } from './load-calls.ts';

export function useCallList(calls: LoadedCalls) {
  return usePagedList<CallSummary, LoadedCalls>({
    loaded: calls,
    isSameList: (one, other) => one.words === other.words,
    pathAfter(cursor) {
      const search = new URLSearchParams({ cursor });
      if (calls.words) search.set('q', calls.words);
      return `${staffPaths.calls}?${search}`;
    },
  });
}
