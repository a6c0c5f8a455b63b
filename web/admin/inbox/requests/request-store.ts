import type { SubmissionStatus } from '#/inbox/submission-status.ts';
import { type Failure, type Refusal, refusalOf } from '../../api/failure.ts';
import type {
  Answer,
  ListedSubmission,
  SearchHit,
  SubmissionChange,
  SubmissionCounts,
  SubmissionPage,
  SubmissionQuery,
  SubmissionRow,
} from '../../api/staff-api.ts';
import { appendPage, type ListedIds, mergeFirstPage } from './merge-page.ts';
import { belongs, queryOf, type RequestView, searchOf } from './request-view.ts';
import { statusOf } from './status.ts';

/** What the store asks of the server. */
export interface RequestApi {
  list(query: SubmissionQuery): Promise<Answer<SubmissionPage>>;
  read(id: string): Promise<Answer<SubmissionRow>>;
  change(id: string, change: SubmissionChange & { version: number }): Promise<Answer<SubmissionRow>>;
  remove(id: string): Promise<Answer<undefined>>;
  restore(id: string): Promise<Answer<SubmissionRow>>;
}

/** The ids of a view; those whose row has left it meanwhile are in it still, for `shownIds` to pass over. */
export interface ListedView extends ListedIds {
  /** Those that came at the top while the reader was further down: shown when asked for, so that nothing moves. */
  held: readonly string[];
  more: 'ready' | 'loading' | Refusal;
  /** How many requests the view has; null for more than the server counts. */
  matching: number | null;
  /** How many requests the server has not searched yet. */
  unsearched: number;
  /** Where the words of a search stand in its requests. */
  hits: ReadonlyMap<string, SearchHit>;
  /** When the server read it. */
  asOf: string;
}

export interface RequestState {
  rows: ReadonlyMap<string, SubmissionRow>;
  /** The views loaded so far, by their `searchOf`. */
  views: ReadonlyMap<string, ListedView>;
  /** Of all requests. */
  counts: SubmissionCounts | null;
  /** How many of all have waited longer than promised; null for more than the server counts. */
  overdue: number | null;
}

export type ChangeOutcome =
  | { kind: 'changed'; row: SubmissionRow }
  /** Somebody else changed it first; `row` is what it is now. */
  | { kind: 'conflict'; row: SubmissionRow }
  | { kind: Exclude<Failure, 'conflict'> };

/** The counts after a change of more rows than are loaded; null where the rows tell it. */
type WholeCounts = (counts: SubmissionCounts) => SubmissionCounts | null;

const pageSize = 50;
/** The most that the server gives at once. */
const maxPageSize = 200;
/** With more changes than these, the whole list is read again, which takes fewer calls. */
const maxSingleReads = 20;
/** So often a change is tried again that somebody else's change of another part came before. */
const maxAttempts = 4;
const nothingLoaded: RequestState = { rows: new Map(), views: new Map(), counts: null, overdue: 0 };

/**
 * The requests that the app has read, each once, and the views that list them. It outlives the page that shows them, so
 * that whoever comes back finds the same rows. A change shows at once and is taken back when the server refuses it.
 */
export function createRequestStore(api: RequestApi, onSignedOut: () => void = () => {}) {
  let state = nothingLoaded;
  const listeners = new Set<() => void>();
  /** As the server has them; `state.rows` differs by the changes that are under way. */
  const saved = new Map<string, SubmissionRow>();
  const changes = new Map<string, Partial<SubmissionRow>[]>();
  /** The last change of a row that is under way: the next waits for it and goes by its version. */
  const turns = new Map<string, Promise<unknown>>();
  /** What was deleted here: a list that was read before the deletion still has it. */
  const removed = new Set<string>();
  /** Readings are numbered as they are asked for: an answer that comes late does not replace that of a later one. */
  let readings = 0;
  const lastReadings = new Map<string, number>();

  function set(part: Partial<RequestState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function withRows(rows: Iterable<ListedSubmission>): Pick<RequestState, 'rows'> {
    const next = new Map(state.rows);
    for (const { hit: _, ...read } of rows) {
      if (removed.has(read.id)) continue;
      const row = newerRow(saved.get(read.id), read);
      saved.set(row.id, row);
      const known = next.get(row.id);
      const shown = shownRow(row.id, row);
      // A row that is the same stays the same object: what shows it need not render again.
      if (!known || JSON.stringify(known) !== JSON.stringify(shown)) next.set(row.id, shown);
    }
    return { rows: next };
  }

  function shownRow(id: string, row: SubmissionRow): SubmissionRow {
    return Object.assign({}, row, ...(changes.get(id) ?? []));
  }

  function withView(view: RequestView, listed: ListedView): Pick<RequestState, 'views'> {
    return { views: new Map(state.views).set(searchOf(view), listed) };
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
    const before = state.views.get(searchOf(view));
    const hits = hitsOf(before, page);
    const { matching, unsearched = 0, as_of: asOf } = page;
    const told = { more, matching, unsearched, hits, asOf };
    if (!before || !isReadingOn) return { ...ids, held: [], ...told };
    const shown = new Set(before.ids.filter((id) => !before.held.includes(id)));
    const first = ids.ids.findIndex((id) => shown.has(id));
    return { ...ids, held: ids.ids.slice(0, Math.max(first, 0)), ...told };
  }

  function idsOf({ items, next_cursor }: SubmissionPage): ListedIds {
    return { ids: items.map(({ id }) => id), nextCursor: next_cursor };
  }

  /** Notes a reading of a view; false when a later one has been answered before. */
  function isLatest(view: RequestView, reading: number): boolean {
    if (reading < (lastReadings.get(searchOf(view)) ?? 0)) return false;
    lastReadings.set(searchOf(view), reading);
    return true;
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
    if (!page.ok) return state.counts ? ended(page.failure) : refusalOf(page.failure);
    if (!isLatest(view, reading)) return 'loaded';
    const listed = state.views.get(searchOf(view));
    const first = idsOf(page.body);
    const merged = list(view, listed ? mergeFirstPage(listed, first) : first, listed?.more ?? 'ready', page.body);
    set({ ...withRows(page.body.items), ...withView(view, merged), ...countsOf(page.body) });
    return 'loaded';
  }

  /** Reads all again that a view shows, however much changed; other views are read anew when they are opened. */
  async function reread(): Promise<void> {
    const view = current;
    const reading = ++readings;
    // Asked anew before each page: the reader may load more meanwhile.
    const wanted = () => state.views.get(searchOf(view))?.ids.length ?? 0;
    let all: ListedIds = { ids: [], nextCursor: null };
    const rows: ListedSubmission[] = [];
    let last: SubmissionPage;
    do {
      const cursor = all.nextCursor ?? undefined;
      const page = await api.list({ ...queryOf(view), cursor, limit: wanted() > pageSize ? maxPageSize : pageSize });
      if (!page.ok) return void ended(page.failure);
      last = page.body;
      all = appendPage(all, idsOf(last));
      rows.push(...last.items);
      set(countsOf(last));
    } while (all.nextCursor !== null && all.ids.length < wanted());
    const listed = list(view, all, 'ready', { ...last, items: rows });
    // A view that was opened meanwhile is on the screen.
    const opened = [...state.views].filter(([key]) => key === searchOf(current));
    set({ ...withRows(rows), views: new Map([...opened, [searchOf(view), listed]]) });
    if (searchOf(view) !== searchOf(current)) return reread();
    if (!isLatest(view, reading)) await refresh(view);
    if (attended !== null && isShown(attended) && !all.ids.includes(attended)) await read(attended);
  }

  /** Whether a request is in a list or opened; what was deleted here is neither, although its events still come. */
  function isShown(id: string): boolean {
    return state.rows.has(id) || (id === attended && !removed.has(id));
  }

  /** Takes in changes that somebody made: a row that is shown is read again, and new ones come to the list. */
  async function absorb(ids: ReadonlySet<string>): Promise<void> {
    const known = [...ids].filter(isShown);
    if (known.length > maxSingleReads) return reread();
    await Promise.all([refresh(current), ...known.map(read)]);
  }

  async function loadMore(view: RequestView): Promise<void> {
    const listed = state.views.get(searchOf(view));
    if (!listed || listed.nextCursor === null || listed.more === 'loading') return;
    set(withView(view, { ...listed, more: 'loading' }));
    const page = await api.list({ ...queryOf(view), cursor: listed.nextCursor, limit: pageSize });
    const current = state.views.get(searchOf(view));
    if (!current) return;
    if (!page.ok) return set(withView(view, { ...current, more: ended(page.failure) }));
    if (current.nextCursor !== listed.nextCursor) {
      // The list was read again meanwhile and ends elsewhere.
      set(withView(view, { ...current, more: 'ready' }));
      return loadMore(view);
    }
    const grown = appendPage(current, idsOf(page.body));
    set({
      ...withRows(page.body.items),
      ...withView(view, { ...current, ...grown, more: 'ready', hits: hitsOf(current, page.body) }),
    });
  }

  /** Drops a request that exists no more. */
  function forget(id: string): void {
    saved.delete(id);
    const rows = new Map(state.rows);
    rows.delete(id);
    set({ rows });
  }

  /** Reads one request again, or for the first time. */
  async function read(id: string): Promise<'loaded' | 'gone' | Refusal> {
    const answer = await api.read(id);
    if (answer.ok) set(withRows([answer.body]));
    else if (answer.failure === 'gone') forget(id);
    if (answer.ok) return 'loaded';
    return answer.failure === 'gone' ? 'gone' : refusalOf(answer.failure);
  }

  /** Shows rows with the changes that are under way. */
  function show(ids: Iterable<string>, wholly?: WholeCounts): void {
    const rows = new Map(state.rows);
    let { counts } = state;
    for (const id of ids) {
      const row = saved.get(id);
      const before = rows.get(id);
      if (!row || !before) continue;
      const after = shownRow(id, row);
      rows.set(id, after);
      counts &&= recount(counts, before, after);
    }
    set({ rows, counts: (state.counts && wholly?.(state.counts)) ?? counts });
  }

  /**
   * Shows rows with changes that are saved elsewhere; gives what ends that. Those that were accepted stay: a list read
   * afterwards may not have the rows any more, so nothing else would tell.
   */
  function hold(
    parts: ReadonlyMap<string, Partial<SubmissionRow>>,
    wholly?: WholeCounts,
  ): (accepted?: boolean) => void {
    for (const [id, part] of parts) changes.set(id, [...(changes.get(id) ?? []), part]);
    show(parts.keys(), wholly);
    return (accepted = false) => {
      for (const [id, part] of parts) {
        const row = saved.get(id);
        if (accepted && row) saved.set(id, { ...row, ...part });
        drop(id, part);
      }
      show(parts.keys());
    };
  }

  function drop(id: string, part: Partial<SubmissionRow>): void {
    const left = (changes.get(id) ?? []).filter((other) => other !== part);
    if (left.length > 0) changes.set(id, left);
    else changes.delete(id);
  }

  /** Takes rows from every list that are deleted elsewhere; gives what brings them back to their places. */
  function hide(gone: readonly SubmissionRow[], wholly?: WholeCounts): () => void {
    const before = state.counts;
    const rows = new Map(state.rows);
    let counts = before;
    for (const row of gone) {
      removed.add(row.id);
      rows.delete(row.id);
      counts &&= recount(counts, row, null);
    }
    set({ rows, counts: (before && wholly?.(before)) ?? counts });
    return () => {
      unhide(gone.map(({ id }) => id));
      set({ ...withRows(gone), counts: before });
    };
  }

  /** Lets rows come back that were deleted. */
  function unhide(ids: readonly string[]): void {
    for (const id of ids) removed.delete(id);
  }

  /**
   * Saves a change on top of `base`. When somebody changed other parts of the request meanwhile, both changes stand;
   * when it is the same part, theirs stands and both are told.
   */
  async function send(id: string, change: SubmissionChange, base: SubmissionRow): Promise<ChangeOutcome> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const row = saved.get(id);
      if (!row) return { kind: 'gone' };
      if (isTouched(change, base, row)) return { kind: 'conflict', row };
      const answer = await api.change(id, { ...change, version: row.version });
      if (answer.ok) {
        saved.set(id, answer.body);
        return { kind: 'changed', row: answer.body };
      }
      if (answer.failure === 'gone') forget(id);
      if (answer.failure === 'signed-out') onSignedOut();
      if (answer.failure !== 'conflict') return { kind: answer.failure };
      const current = await api.read(id);
      if (!current.ok) return { kind: current.failure === 'conflict' ? 'failed' : current.failure };
      saved.set(id, current.body);
    }
    return { kind: 'failed' };
  }

  /** `seen` is what the change was made on top of, when that was some time ago. */
  async function change(
    id: string,
    wanted: SubmissionChange,
    seen: Partial<SubmissionRow> = {},
  ): Promise<ChangeOutcome> {
    const row = saved.get(id);
    if (!row) return { kind: 'gone' };
    const base = { ...row, ...seen };
    changes.set(id, [...(changes.get(id) ?? []), wanted]);
    show([id]);
    const turn = (turns.get(id) ?? Promise.resolve()).then(() => send(id, wanted, base));
    turns.set(id, turn);
    const outcome = await turn;
    drop(id, wanted);
    show([id]);
    return outcome;
  }

  /** Deletes a request: it goes from every list at once, and comes back to its place when that fails. */
  async function remove(id: string): Promise<'removed' | Exclude<Failure, 'conflict'>> {
    const row = saved.get(id);
    if (!row) return 'gone';
    const takeBack = hide([row]);
    const answer = await api.remove(id);
    if (answer.ok) return 'removed';
    takeBack();
    if (answer.failure === 'signed-out') onSignedOut();
    return answer.failure === 'conflict' ? 'failed' : answer.failure;
  }

  /** Brings a deleted request back to its place, as long as the server has it. */
  async function restore(id: string): Promise<boolean> {
    const answer = await api.restore(id);
    if (!answer.ok) return false;
    removed.delete(id);
    set(withRows([answer.body]));
    return true;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): RequestState => state,
    open,
    refresh,
    /** Reads the view on the screen again, and the counts, which change as time goes by. */
    refreshCurrent: () => refresh(current),
    loadMore,
    read,
    change,
    hold,
    hide,
    unhide,
    remove,
    restore,
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
      const listed = state.views.get(searchOf(view));
      if (listed) set(withView(view, { ...listed, held: [] }));
    },
    isLoaded: (view: RequestView): boolean => state.views.has(searchOf(view)),
    /** Empties it: the next person at this browser sees nothing of the last. */
    clear(): void {
      saved.clear();
      changes.clear();
      removed.clear();
      lastReadings.clear();
      set(nothingLoaded);
    },
  };
}

function countsOf({ counts, overdue }: SubmissionPage): Pick<RequestState, 'counts' | 'overdue'> {
  return { counts, overdue };
}

/** An answer may be older than what is known. */
function newerRow(known: SubmissionRow | undefined, read: SubmissionRow): SubmissionRow {
  return known && known.version > read.version ? known : read;
}

/** The ids of a view whose rows belong to it now. */
export function shownIds(state: RequestState, view: RequestView): string[] {
  const listed = state.views.get(searchOf(view));
  const held = new Set(listed?.held);
  return (listed?.ids ?? []).filter((id) => {
    const row = state.rows.get(id);
    return row !== undefined && !held.has(id) && belongs(row, view);
  });
}

/** The counts after a row changed, or went, which is not saved yet. */
function recount(counts: SubmissionCounts, before: SubmissionRow, after: SubmissionRow | null): SubmissionCounts {
  const [from, to] = [countedAs(before), after && countedAs(after)];
  if (from === to) return counts;
  const next = { ...counts };
  for (const [status, by] of [[from, -1] as const, [to, 1] as const]) {
    if (status === null) continue;
    next[status] += by;
    next.total += by;
  }
  return next;
}

function countedAs(row: SubmissionRow): SubmissionStatus | null {
  return row.is_spam || row.joined_to !== null ? null : statusOf(row);
}

function hitsOf(listed: ListedView | undefined, page: SubmissionPage): ReadonlyMap<string, SearchHit> {
  const found = page.items.flatMap(({ id, hit }) => (hit ? [[id, hit] as const] : []));
  // The same rows keep the same hits, so that what shows them need not render again.
  return new Map([...(listed?.hits ?? []), ...found.filter(([id]) => !listed?.hits.has(id))]);
}

/** Whether somebody else changed what a change is about, to something else. */
function isTouched(change: SubmissionChange, base: SubmissionRow, current: SubmissionRow): boolean {
  return (Object.keys(change) as (keyof SubmissionChange)[]).some((part) => {
    const [wanted, before, now] = [change[part], base[part], current[part]].map((value) => JSON.stringify(value));
    return now !== before && now !== wanted;
  });
}
