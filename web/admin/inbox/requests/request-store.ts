import type { RequestApi } from './request-api.ts';
import { createRequestChanges } from './request-changes.ts';
import { createRequestLists } from './request-lists.ts';
import { createRequestRows } from './request-rows.ts';

/**
 * The requests that the app has read, each once, and the views that list them. It outlives the page that shows them, so
 * that whoever comes back finds the same rows. A change shows at once and is taken back when the server refuses it.
 */
export function createRequestStore(api: RequestApi, onSignedOut: () => void = () => {}) {
  const rows = createRequestRows();
  const lists = createRequestLists(rows, api, onSignedOut);
  const { subscribe, state, hold, hide, unhide } = rows;
  return {
    ...lists,
    ...createRequestChanges(rows, api, onSignedOut),
    subscribe,
    state,
    hold,
    hide,
    unhide,
    /** Empties it: the next person at this browser sees nothing of the last. */
    clear(): void {
      rows.clear();
      lists.clear();
    },
  };
}
