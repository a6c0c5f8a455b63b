import { type Failure, type Refusal, refusalOf } from '../../api/failure.ts';
import type { ListedSubmission, SearchHit, SubmissionPage } from '../../api/staff-api.ts';
import { appendPage, type ListedIds, mergeFirstPage } from '../../paged-list/merge-page.ts';
import type { RequestApi } from './request-api.ts';
import type { RequestRows } from './request-rows.ts';
import type { ListedView, RequestState } from './request-state.ts';
import { queryOf, type RequestView, searchOf } from './request-view.ts';

const pageSize = 50;
/** The most that the server gives at once. */
const maxPageSize = 200;
/** With more changes than these, the whole list is read again, which takes fewer calls. */
const maxSingleReads = 20;

/** Reads requests: the views that list them, page by page, and one by one what changed. */
export function createRequestLists(rows: RequestRows, api: RequestApi, onSignedOut: () => void) {
  /** Readings are numbered as they are asked for: an answer that comes late does not replace that of a later one. */
  let readings = 0;
  const lastReadings = new Map<string, number>();
  /** The counts are of all requests: those of the reading that was asked for last stand, whichever view it was of. */
  let lastCounted = 0;

  function withView(view: RequestView, listed: ListedView): Pick<RequestState, 'views'> {
    return { views: new Map(rows.state().views).set(searchOf(view), listed) };
  }

  /** The reader is further down a list, where rows that come above would move what is read. */
  let isReadingOn = false;
  /** The view that was opened last. */
  let current: RequestView = {};
  /** The request that is shown, whether or not a list has it. */
  let attended: string | null = null;

  function ended(failure: Failure): Refusal {
    if (failure === 'signed-out') onSignedOut();
    return refusalOf(failure);
  }

  function list(view: RequestView, ids: ListedIds, more: ListedView['more'], page: SubmissionPage): ListedView {
    const before = rows.state().views.get(searchOf(view));
    const hits = hitsOf(before, page);
    const { matching, unsearched = 0, whole_words: wholeWords = false, as_of: asOf } = page;
    const told = { more, matching, unsearched, wholeWords, hits, asOf };
    if (!before || !isReadingOn) return { ...ids, held: [], ...told };
    const shown = new Set(before.ids.filter((id) => !before.held.includes(id)));
    const first = ids.ids.findIndex((id) => shown.has(id));
    return { ...ids, held: ids.ids.slice(0, Math.max(first, 0)), ...told };
  }

  /** The last reading before the store was emptied: what is answered to that one and those before is not taken in. */
  let lastBeforeClear = 0;

  /** Notes a reading of a view; false when a later one has been answered before. */
  function isLatest(view: RequestView, reading: number): boolean {
    if (reading <= lastBeforeClear || reading < (lastReadings.get(searchOf(view)) ?? 0)) return false;
    lastReadings.set(searchOf(view), reading);
    return true;
  }

  /** The counts of a page; none when a reading that was asked for later has told them before. */
  function countsOf({ counts, overdue, waiting }: SubmissionPage, reading: number): Partial<RequestState> {
    if (reading < lastCounted) return {};
    lastCounted = reading;
    return { counts, overdue, waiting };
  }

  /** Reads a view that comes to the screen; from now on it is the one that follows what happens. */
  function open(view: RequestView): Promise<'loaded' | Refusal> {
    current = view;
    return refresh(view);
  }

  /** Reads the first page of a view: its newest rows, and the counts. */
  async function refresh(view: RequestView): Promise<'loaded' | Refusal> {
    const reading = ++readings;
    const page = await api.list({ ...queryOf(view), limit: pageSize });
    // Where nothing was read before, nobody was signed in.
    if (!page.ok) return rows.state().counts ? ended(page.failure) : refusalOf(page.failure);
    if (isLatest(view, reading)) takeFirst(view, page.body, reading);
    return 'loaded';
  }

  function takeFirst(view: RequestView, page: SubmissionPage, reading: number): void {
    const listed = rows.state().views.get(searchOf(view));
    const first = idsOf(page);
    const merged = list(view, listed ? mergeFirstPage(listed, first) : first, listed?.more ?? 'ready', page);
    rows.set({ ...rows.withRows(page.items), ...withView(view, merged), ...countsOf(page, reading) });
  }

  /** Reads all again that a view shows, however much changed; other views are read anew when they are opened. */
  async function reread(): Promise<void> {
    const view = current;
    const reading = readings + 1;
    // Asked anew before each page: the reader may load more meanwhile.
    const wanted = () => rows.state().views.get(searchOf(view))?.ids.length ?? 0;
    let all: ListedIds = { ids: [], nextCursor: null };
    const items: ListedSubmission[] = [];
    let last: SubmissionPage;
    do {
      const cursor = all.nextCursor ?? undefined;
      const asked = ++readings;
      const page = await api.list({ ...queryOf(view), cursor, limit: wanted() > pageSize ? maxPageSize : pageSize });
      if (asked <= lastBeforeClear) return;
      if (!page.ok) return void ended(page.failure);
      last = page.body;
      all = appendPage(all, idsOf(last));
      items.push(...last.items);
      rows.set(countsOf(last, asked));
    } while (all.nextCursor !== null && all.ids.length < wanted());
    const listed = list(view, all, 'ready', { ...last, items });
    // A view that was opened meanwhile is on the screen.
    const opened = [...rows.state().views].filter(([key]) => key === searchOf(current));
    rows.set({ ...rows.withRows(items), views: new Map([...opened, [searchOf(view), listed]]) });
    if (searchOf(view) !== searchOf(current)) return reread();
    if (!isLatest(view, reading)) await refresh(view);
    if (attended !== null && isShown(attended) && !all.ids.includes(attended)) await read(attended);
  }

  /** Whether a request is in a list or opened; what was deleted here is neither, although its events still come. */
  function isShown(id: string): boolean {
    return rows.state().rows.has(id) || (id === attended && !rows.isRemoved(id));
  }

  /** Takes in changes that somebody made: a row that is shown is read again, and new ones come to the list. */
  async function absorb(ids: ReadonlySet<string>): Promise<void> {
    const known = [...ids].filter(isShown);
    if (known.length > maxSingleReads) return reread();
    await Promise.all([refresh(current), ...known.map(read)]);
  }

  async function loadMore(view: RequestView): Promise<void> {
    const listed = rows.state().views.get(searchOf(view));
    if (!listed || listed.nextCursor === null || listed.more === 'loading') return;
    rows.set(withView(view, { ...listed, more: 'loading' }));
    const page = await api.list({ ...queryOf(view), cursor: listed.nextCursor, limit: pageSize });
    const current = rows.state().views.get(searchOf(view));
    if (!current) return;
    if (!page.ok) return rows.set(withView(view, { ...current, more: ended(page.failure) }));
    if (current.nextCursor !== listed.nextCursor) {
      // The list was read again meanwhile and ends elsewhere.
      rows.set(withView(view, { ...current, more: 'ready' }));
      return loadMore(view);
    }
    const grown = appendPage(current, idsOf(page.body));
    rows.set({
      ...rows.withRows(page.body.items),
      ...withView(view, { ...current, ...grown, more: 'ready', hits: hitsOf(current, page.body) }),
    });
  }

  /** Reads one request again, or for the first time. */
  async function read(id: string): Promise<'loaded' | 'gone' | Refusal> {
    const asked = ++readings;
    const answer = await api.read(id);
    if (asked <= lastBeforeClear) return 'gone';
    if (answer.ok) rows.take([answer.body]);
    else if (answer.failure === 'gone') rows.forget(id);
    if (answer.ok) return 'loaded';
    return answer.failure === 'gone' ? 'gone' : refusalOf(answer.failure);
  }

  return {
    open,
    refresh,
    /** Opens a view whose first page is there already. */
    show(view: RequestView, page: SubmissionPage): void {
      current = view;
      takeFirst(view, page, ++readings);
    },
    /** Reads the view on the screen again, and the counts, which change as time goes by. */
    refreshCurrent: () => refresh(current),
    loadMore,
    read,
    reread,
    absorb,
    setReadingOn(readingOn: boolean): void {
      isReadingOn = readingOn;
    },
    attend(id: string | null): void {
      attended = id;
    },
    /** Shows the rows that were held back. */
    release(view: RequestView): void {
      const listed = rows.state().views.get(searchOf(view));
      if (listed) rows.set(withView(view, { ...listed, held: [] }));
    },
    isLoaded: (view: RequestView): boolean => rows.state().views.has(searchOf(view)),
    clear(): void {
      lastReadings.clear();
      lastBeforeClear = readings;
    },
  };
}

function idsOf({ items, next_cursor }: SubmissionPage): ListedIds {
  return { ids: items.map(({ id }) => id), nextCursor: next_cursor };
}

function hitsOf(listed: ListedView | undefined, page: SubmissionPage): ReadonlyMap<string, SearchHit> {
  const found = page.items.flatMap(({ id, hit }) => (hit ? [[id, hit] as const] : []));
  // The same rows keep the same hits, so that what shows them need not render again.
  return new Map([...(listed?.hits ?? []), ...found.filter(([id]) => !listed?.hits.has(id))]);
}
