import { useMatch, useOutletContext } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import type { StaffUser } from '../session/auth-api.ts';
import { isNarrowed, type RequestView, searchOf } from './requests/request-view.ts';
import { useStaff } from './requests/staff-names.ts';
import { useRequestState, useShownRows } from './requests/use-requests.ts';
import { useManyActions } from './selection/use-many-actions.ts';
import { useSelection } from './selection/use-selection.ts';
import { useComingView } from './use-coming-view.ts';
import { useRequestActions } from './use-request-actions.ts';
import { useRowCursor } from './use-row-cursor.ts';
import { useSplit } from './use-split.ts';

export type Inbox = ReturnType<typeof useInbox>;

/** A view of the inbox: its rows, the one that is chosen, the one that the keys act on, and what is selected. */
export function useInbox(view: RequestView) {
  const { loading, wantedView } = useComingView(view);
  const split = useSplit();
  const chosenId = useMatch(staffPaths.request)?.params.id ?? null;
  const rows = useShownRows(view);
  const state = useRequestState();
  const listed = state.views.get(searchOf(view));
  const { counts } = state;
  const counted = counts && (view.status ? counts[view.status] : counts.total);
  const total = isNarrowed(view) ? (listed?.matching ?? null) : counted;
  const user = useOutletContext<StaffUser | null>();
  const staff = useStaff();
  const { begin, ...one } = useRequestActions(view);
  const selecting = useSelection(rows, view, listed?.asOf ?? '');
  return {
    view,
    /** Where every way leads: a filter that was pressed holds, although its rows have not come yet. */
    wantedView,
    loading,
    /** The request stands beside the list. */
    split,
    chosenId,
    rows,
    state,
    listed,
    /** How many requests the view has; null for more than are counted. */
    total,
    user,
    staff,
    cursor: useRowCursor(rows, { view, wantedView, chosenId, split }),
    selecting,
    /** Keys and buttons act on what is selected. */
    isMany: selecting.rows.length > 0,
    /** What is done with one request. */
    one,
    /** What is done with all that is selected. */
    many: useManyActions(selecting, { view, total, staff }, begin),
  };
}
