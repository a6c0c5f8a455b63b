import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { SubmissionRow } from '../api/staff-api.ts';
import { type More, stateOfMore } from '../paged-list/load-more.tsx';
import type { LoadedInbox, loadInbox } from './load-inbox.ts';
import { appendPage, refreshList, removeRow, replaceRow, type SubmissionList, startList } from './submission-list.ts';

/** The list on the screen: the loader's first page, kept up to date, and the pages fetched after it. */
export function useSubmissionList(inbox: LoadedInbox) {
  const { page, filter } = inbox;
  const [list, setList] = useState<SubmissionList>(() => startList(page));
  const [brought, setBrought] = useState<More['brought']>(null);
  const [seenInbox, setSeenInbox] = useState(inbox);
  if (inbox !== seenInbox) {
    setSeenInbox(inbox);
    setList(filter === seenInbox.filter ? refreshList(list, page) : startList(page));
    setBrought(null);
  }

  const fetcher = useFetcher<typeof loadInbox>();
  const answer = fetcher.data;
  const [seenAnswer, setSeenAnswer] = useState(answer);
  if (answer !== seenAnswer) {
    setSeenAnswer(answer);
    // The router asks again after each change of status: then the answer is for a page already here.
    if (answer?.kind === 'loaded' && answer.filter === filter && answer.after === list.nextCursor) {
      const grown = appendPage(list, answer.page);
      const first = grown.items[list.items.length];
      setList(grown);
      setBrought(first ? { count: grown.items.length - list.items.length, firstId: first.id } : null);
    }
  }

  function load() {
    if (list.nextCursor === null) return;
    const search = new URLSearchParams({ cursor: list.nextCursor });
    if (filter !== 'all') search.set('status', filter);
    void fetcher.load(`/?${search}`);
  }

  const more: More = { state: stateOfMore(list.nextCursor, fetcher.state, answer?.kind), brought, load };
  return {
    list,
    more,
    replace: (row: SubmissionRow) => setList((current) => replaceRow(current, row, filter)),
    remove: (id: string) => setList((current) => removeRow(current, id)),
  };
}
