import type { SubmissionStatus } from '#/inbox/submission-status.ts';
import { type Failure, type Refusal, refusalOf } from '../../api/failure.ts';
import type { Answer, SubmissionCounts, SubmissionPage, SubmissionRow } from '../../api/staff-api.ts';
import { appendPage, type ListedIds, mergeFirstPage } from './merge-page.ts';
import { belongs, type RequestView, searchOf } from './request-view.ts';
import { statusOf } from './status.ts';

/** What the store asks of the server. */
export interface RequestApi {
  list(query: RequestView & { cursor?: string | undefined; limit: number }): Promise<Answer<SubmissionPage>>;
  read(id: string): Promise<Answer<SubmissionRow>>;
  change(id: string, change: RequestChange & { version: number }): Promise<Answer<SubmissionRow>>;
}

export interface RequestChange {
  status?: SubmissionStatus;
}

/** The ids of a view; those whose row has left it meanwhile are in it still, for `shownIds` to pass over. */
export interface ListedView extends ListedIds {
  more: 'ready' | 'loading' | Refusal;
}

export interface RequestState {
  rows: ReadonlyMap<string, SubmissionRow>;
  /** The views loaded so far, by their `searchOf`. */
  views: ReadonlyMap<string, ListedView>;
  /** Of all requests. */
  counts: SubmissionCounts | null;
}

export type ChangeOutcome =
  | { kind: 'changed'; row: SubmissionRow }
  /** Somebody else changed it first; `row` is what it is now. */
  | { kind: 'conflict'; row: SubmissionRow }
  | { kind: Exclude<Failure, 'conflict'> };

const pageSize = 50;
const nothingLoaded: RequestState = { rows: new Map(), views: new Map(), counts: null };

/**
 * The requests that the app has read, each once, and the views that list them. It outlives the page that shows them, so
 * that whoever comes back finds the same rows. A change shows at once and is taken back when the server refuses it.
 */
export function createRequestStore(api: RequestApi) {
  let state = nothingLoaded;
  const listeners = new Set<() => void>();
  /** As the server has them; `state.rows` differs by the changes that are under way. */
  const saved = new Map<string, SubmissionRow>();
  const changes = new Map<string, RequestChange[]>();
  /** The last change of a row that is under way: the next waits for it and goes by its version. */
  const turns = new Map<string, Promise<unknown>>();

  function set(part: Partial<RequestState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function withRows(rows: Iterable<SubmissionRow>): Pick<RequestState, 'rows'> {
    const next = new Map(state.rows);
    for (const row of rows) {
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

  /** Reads the first page of a view: its newest rows, and the counts. */
  async function refresh(view: RequestView): Promise<'loaded' | Refusal> {
    const page = await api.list({ ...view, limit: pageSize });
    if (!page.ok) return refusalOf(page.failure);
    const { items, counts, next_cursor } = page.body;
    const listed = state.views.get(searchOf(view));
    const first = { ids: items.map(({ id }) => id), nextCursor: next_cursor };
    const merged = listed ? mergeFirstPage(listed, first) : first;
    set({ ...withRows(items), ...withView(view, { ...merged, more: listed?.more ?? 'ready' }), counts });
    return 'loaded';
  }

  async function loadMore(view: RequestView): Promise<void> {
    const listed = state.views.get(searchOf(view));
    if (!listed || listed.nextCursor === null || listed.more === 'loading') return;
    set(withView(view, { ...listed, more: 'loading' }));
    const page = await api.list({ ...view, cursor: listed.nextCursor, limit: pageSize });
    const current = state.views.get(searchOf(view));
    if (!current) return;
    if (!page.ok) return set(withView(view, { ...current, more: refusalOf(page.failure) }));
    const next = { ids: page.body.items.map(({ id }) => id), nextCursor: page.body.next_cursor };
    // The first page may have been read again meanwhile and the list have started over.
    const grown = current.nextCursor === listed.nextCursor ? appendPage(current, next) : current;
    set({ ...withRows(page.body.items), ...withView(view, { ...grown, more: 'ready' }) });
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

  function show(id: string): void {
    const row = saved.get(id);
    const before = state.rows.get(id);
    if (!row || !before) return;
    const after = shownRow(id, row);
    const rows = new Map(state.rows).set(id, after);
    set({ rows, counts: state.counts && recount(state.counts, statusOf(before), statusOf(after)) });
  }

  async function send(id: string, change: RequestChange): Promise<ChangeOutcome> {
    const row = saved.get(id);
    if (!row) return { kind: 'gone' };
    const answer = await api.change(id, { ...change, version: row.version });
    if (answer.ok) {
      saved.set(id, answer.body);
      return { kind: 'changed', row: answer.body };
    }
    if (answer.failure === 'gone') forget(id);
    if (answer.failure !== 'conflict') return { kind: answer.failure };
    const current = await api.read(id);
    if (!current.ok) return { kind: current.failure === 'conflict' ? 'failed' : current.failure };
    saved.set(id, current.body);
    return { kind: 'conflict', row: current.body };
  }

  async function change(id: string, wanted: RequestChange): Promise<ChangeOutcome> {
    changes.set(id, [...(changes.get(id) ?? []), wanted]);
    show(id);
    const turn = (turns.get(id) ?? Promise.resolve()).then(() => send(id, wanted));
    turns.set(id, turn);
    const outcome = await turn;
    changes.set(
      id,
      (changes.get(id) ?? []).filter((other) => other !== wanted),
    );
    show(id);
    return outcome;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): RequestState => state,
    refresh,
    loadMore,
    read,
    change,
    forget,
    isLoaded: (view: RequestView): boolean => state.views.has(searchOf(view)),
    /** Empties it: the next person at this browser sees nothing of the last. */
    clear(): void {
      saved.clear();
      changes.clear();
      set(nothingLoaded);
    },
  };
}

/** The ids of a view whose rows belong to it now. */
export function shownIds(state: RequestState, view: RequestView): string[] {
  const listed = state.views.get(searchOf(view));
  return (listed?.ids ?? []).filter((id) => {
    const row = state.rows.get(id);
    return row !== undefined && belongs(row, view);
  });
}

function recount(counts: SubmissionCounts, from: SubmissionStatus, to: SubmissionStatus): SubmissionCounts {
  return from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}
