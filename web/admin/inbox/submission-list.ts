import type { SubmissionRow } from '../api/staff-api.ts';
import { type Page, type PagedList, startList } from '../paged-list/paged-list.ts';
import { type StatusFilter, statusOf } from './status.ts';

export type SubmissionList = PagedList<SubmissionRow>;

/**
 * Replaces the first page with a reloaded one and keeps the pages loaded after it. Rows newer than the page's oldest
 * come from the page; older rows stay. When more than a page arrived meanwhile, the older rows go, to avoid a gap.
 */
export function refreshList(list: SubmissionList, page: Page<SubmissionRow>): SubmissionList {
  const oldest = page.items.at(-1);
  const newestKnown = list.items[0];
  if (!oldest || !newestKnown || page.next_cursor === null || isOlder(newestKnown, oldest)) return startList(page);

  const olderRows = list.items.filter((row) => isOlder(row, oldest));
  if (olderRows.length === 0) return startList(page);
  return { items: [...page.items, ...olderRows], nextCursor: list.nextCursor };
}

/** Replaces a changed row, or drops it when it no longer matches the filter. */
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
