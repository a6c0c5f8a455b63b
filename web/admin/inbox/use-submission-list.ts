import { staffPaths } from '#/content/paths.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import { usePagedList } from '../paged-list/use-paged-list.ts';
import type { LoadedInbox } from './load-inbox.ts';
import { refreshList, removeRow, replaceRow } from './submission-list.ts';

export function useSubmissionList(inbox: LoadedInbox) {
  const { filter } = inbox;
  const { list, more, change } = usePagedList<SubmissionRow, LoadedInbox>({
    loaded: inbox,
    isSameList: (one, other) => one.filter === other.filter,
    pathAfter(cursor) {
      const search = new URLSearchParams({ cursor });
      if (filter !== 'all') search.set('status', filter);
      return `${staffPaths.inbox}?${search}`;
    },
    refresh: refreshList,
  });
  return {
    list,
    more,
    replace: (row: SubmissionRow) => change((current) => replaceRow(current, row, filter)),
    remove: (id: string) => change((current) => removeRow(current, id)),
  };
}
