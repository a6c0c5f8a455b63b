import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CallSummary } from '../api/staff-api.ts';
import { type More, stateOfMore } from '../paged-list/load-more.tsx';
import type { LoadedCalls, loadCalls } from './load-calls.ts';

interface CallList {
  items: CallSummary[];
  nextCursor: string | null;
}

function startList({ page }: LoadedCalls): CallList {
  return { items: page.items, nextCursor: page.next_cursor };
}

/** The list on the screen: the loader's first page, and the pages fetched after it. */
export function useCallList(calls: LoadedCalls): { items: CallSummary[]; more: More } {
  const [list, setList] = useState(() => startList(calls));
  const [brought, setBrought] = useState<More['brought']>(null);
  const [seenCalls, setSeenCalls] = useState(calls);
  if (calls !== seenCalls) {
    setSeenCalls(calls);
    setList(startList(calls));
    setBrought(null);
  }

  const fetcher = useFetcher<typeof loadCalls>();
  const answer = fetcher.data;
  const [seenAnswer, setSeenAnswer] = useState(answer);
  if (answer !== seenAnswer) {
    setSeenAnswer(answer);
    if (answer?.kind === 'loaded' && answer.words === calls.words && answer.after === list.nextCursor) {
      const known = new Set(list.items.map(({ id }) => id));
      const items = answer.page.items.filter(({ id }) => !known.has(id));
      setList({ items: [...list.items, ...items], nextCursor: answer.page.next_cursor });
      setBrought(items[0] ? { count: items.length, firstId: items[0].id } : null);
    }
  }

  function load() {
    if (list.nextCursor === null) return;
    const search = new URLSearchParams({ cursor: list.nextCursor });
    if (calls.words) search.set('q', calls.words);
    void fetcher.load(`/calls?${search}`);
  }

  return {
    items: list.items,
    more: { state: stateOfMore(list.nextCursor, fetcher.state, answer?.kind), brought, load },
  };
}
