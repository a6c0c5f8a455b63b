import type { ListedSubmission, SubmissionCounts, SubmissionRow } from '../../api/staff-api.ts';
import { nothingLoaded, type RequestState, recount } from './request-state.ts';

/** The counts after a change of more rows than are loaded; null where the rows tell it. */
type WholeCounts = (counts: SubmissionCounts) => SubmissionCounts | null;

export type RequestRows = ReturnType<typeof createRequestRows>;

/** The requests that the app has read, each once, as they are shown: with the changes that are under way. */
export function createRequestRows() {
  let state = nothingLoaded;
  const listeners = new Set<() => void>();
  /** As the server has them; `state.rows` differs by the changes that are under way. */
  const saved = new Map<string, SubmissionRow>();
  const changes = new Map<string, Partial<SubmissionRow>[]>();
  /** What was deleted here: a list that was read before the deletion still has it. */
  const removed = new Set<string>();

  function set(part: Partial<RequestState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** The rows with those of an answer. */
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

  /** Takes in rows that were read. */
  function take(rows: Iterable<ListedSubmission>): void {
    set(withRows(rows));
  }

  /** Drops a request that exists no more. */
  function forget(id: string): void {
    saved.delete(id);
    const rows = new Map(state.rows);
    rows.delete(id);
    set({ rows });
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

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): RequestState => state,
    set,
    withRows,
    take,
    forget,
    hold,
    hide,
    unhide,
    /** A request as the server has it. */
    savedRow: (id: string): SubmissionRow | undefined => saved.get(id),
    /** Notes what the server has now; it is shown when the change that is under way ends. */
    save: (row: SubmissionRow) => saved.set(row.id, row),
    isRemoved: (id: string): boolean => removed.has(id),
    clear(): void {
      saved.clear();
      changes.clear();
      removed.clear();
      set(nothingLoaded);
    },
  };
}

/** An answer may be older than what is known. */
function newerRow(known: SubmissionRow | undefined, read: SubmissionRow): SubmissionRow {
  return known && known.version > read.version ? known : read;
}
