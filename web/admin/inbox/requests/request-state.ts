import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import type { Refusal } from '../../api/failure.ts';
import type { SearchHit, SubmissionCounts, SubmissionRow } from '../../api/staff-api.ts';
import type { ListedIds } from '../../paged-list/merge-page.ts';
import { belongs, type RequestView, searchOf } from './request-view.ts';
import { statusOf } from './status.ts';

/** The ids of a view; those whose row has left it meanwhile are in it still, for `shownIds` to pass over. */
export interface ListedView extends ListedIds {
  /** Those that came at the top while the reader was further down: shown when asked for, so that nothing moves. */
  held: readonly string[];
  more: 'ready' | 'loading' | Refusal;
  /** How many requests the view has; null for more than the server counts. */
  matching: number | null;
  /** How many requests the server has not searched yet. */
  unsearched: number;
  /** The search found whole words alone. */
  wholeWords: boolean;
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
  /** For how many of all an answer or a bounce waits; null for more than the server counts. */
  waiting: number | null;
}

export const nothingLoaded: RequestState = {
  rows: new Map(),
  views: new Map(),
  counts: null,
  overdue: 0,
  waiting: 0,
};

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
export function recount(
  counts: SubmissionCounts,
  before: SubmissionRow,
  after: SubmissionRow | null,
): SubmissionCounts {
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
