import type { SubmissionRow } from '../api/staff-api.ts';
import { type Page, type PagedList, startList } from '../paged-list/paged-list.ts';
import { type StatusFilter, statusOf } from './status.ts';

export type SubmissionList = PagedList<SubmissionRow>;

/**
 * Puts a reloaded first page in place without folding up the pages loaded after it. The page is the truth for the stretch
 * it covers; older rows stay as they were. When more than a page arrived in between, the rest would have a gap and goes.
 */
export function refreshList(list: SubmissionList, page: Page<SubmissionRow>): SubmissionList {
  const oldest = page.items.at(-1);
  const newestKnown = list.items[0];
  if (!oldest || !newestKnown || page.next_cursor === null || isOlder(newestKnown, oldest)) return startList(page);

  const olderRows = list.items.filter((row) => isOlder(row, oldest));
  if (olderRows.length === 0) return startList(page);
  return { items: [...page.items, ...olderRows], nextCursor: list.nextCursor };
}

/** Shows a row as it now is, or drops it when it no longer belongs under the filter. */
export function replaceRow(list: SubmissionList, changed: SubmissionRow, filter: StatusFilter): SubmissionList {
  const belongs = filter === 'all' || statusOf(changed) === filter;
  return {
    ...list,
    items: belongs
      ? list.items.map((row) => (row.id === changed.id ? changed : row))
      : list.items.filter((row) => row.id !== changed.id),
  };
}

export function removeRow(list: SubmissionList, id: string): SubmissionList {
  return { ...list, items: list.items.filter((row) => row.id !== id) };
}

function isOlder(row: SubmissionRow, than: SubmissionRow): boolean {
  return row.created_at === than.created_at ? row.id < than.id : row.created_at < than.created_at;
}
