import { useMemo, useSyncExternalStore } from 'react';
import {
  changeSubmission,
  deleteSubmission,
  listSubmissions,
  readSubmission,
  restoreSubmission,
  type SubmissionRow,
} from '../../api/staff-api.ts';
import { endSession } from '../../session/session.ts';
import { type RequestState, shownIds } from './request-state.ts';
import { createRequestStore } from './request-store.ts';
import { type RequestView, searchOf } from './request-view.ts';

/** The requests of the tab. */
export const requestStore = createRequestStore(
  {
    list: listSubmissions,
    read: readSubmission,
    change: changeSubmission,
    remove: deleteSubmission,
    restore: restoreSubmission,
  },
  endSession,
);

export function useRequestState(): RequestState {
  return useSyncExternalStore(requestStore.subscribe, requestStore.state, requestStore.state);
}

/** The rows of a view in its order. */
export function useShownRows(view: RequestView): SubmissionRow[] {
  const state = useRequestState();
  const listed = state.views.get(searchOf(view));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state, only these decide
  return useMemo(
    () => shownIds(state, view).flatMap((id) => state.rows.get(id) ?? []),
    [listed?.ids, listed?.held, state.rows, searchOf(view)],
  );
}
