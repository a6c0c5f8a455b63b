import { type Dispatch, type SetStateAction, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Refusal } from '../api/failure.ts';
import { type More, stateOfMore } from './load-more.tsx';
import { appendPage, type Page, type PagedList, startList } from './paged-list.ts';

/** What the loader of a list returns. */
export interface LoadedPage<Item> {
  kind: 'loaded';
  /** The cursor of this page; `null` for the first page. */
  after: string | null;
  page: Page<Item>;
}

interface PagedListOptions<Item, Loaded extends LoadedPage<Item>> {
  loaded: Loaded;
  /** Whether two answers have the same filter and search. */
  isSameList(one: Loaded, other: Loaded): boolean;
  /** The address of the page after a cursor. */
  pathAfter(cursor: string): string;
  /** Merges a reloaded first page into the list; without it, the list starts over. */
  refresh?(list: PagedList<Item>, page: Page<Item>): PagedList<Item>;
}

interface ShownList<Item> {
  list: PagedList<Item>;
  more: More;
  change: Dispatch<SetStateAction<PagedList<Item>>>;
}

/** The visible list: the loader's first page, kept up to date, and the pages fetched after it. */
export function usePagedList<Item extends { id: string }, Loaded extends LoadedPage<Item>>({
  loaded,
  isSameList,
  pathAfter,
  refresh = (_, page) => startList(page),
}: PagedListOptions<Item, Loaded>): ShownList<Item> {
  const [list, setList] = useState(() => startList(loaded.page));
  const [brought, setBrought] = useState<More['brought']>(null);
  const [seen, setSeen] = useState(loaded);
  if (loaded !== seen) {
    setSeen(loaded);
    setList(isSameList(loaded, seen) ? refresh(list, loaded.page) : startList(loaded.page));
    setBrought(null);
  }

  const fetcher = useFetcher<Loaded | { kind: Refusal }>();
  const answer = fetcher.data as Loaded | { kind: Refusal } | undefined;
  const [seenAnswer, setSeenAnswer] = useState(answer);
  if (answer !== seenAnswer) {
    setSeenAnswer(answer);
    // The router refetches after each change; then the answer is for a page already in the list.
    if (answer?.kind === 'loaded' && isSameList(answer, loaded) && answer.after === list.nextCursor) {
      const grown = appendPage(list, answer.page);
      const first = grown.items[list.items.length];
      setList(grown);
      setBrought(first ? { count: grown.items.length - list.items.length, firstId: first.id } : null);
    }
  }

  function load() {
    if (list.nextCursor !== null) void fetcher.load(pathAfter(list.nextCursor));
  }

  const more = { state: stateOfMore(list.nextCursor, fetcher.state, answer?.kind), brought, load };
  return { list, more, change: setList };
}
