import { useEffect } from 'react';
import { tellArrival } from '../../live/arrivals.ts';
import { followEvents } from '../../live/follow-events.ts';
import { setUnread } from '../../page/page-title.ts';
import { readPermissionsAgain } from '../../session/auth-api.ts';
import { endSession, useSessionNumber } from '../../session/session.ts';
import { readStaffAgain } from './staff-names.ts';
import { requestStore, useRequestState } from './use-requests.ts';

/** So often a request may become overdue without anybody doing anything. */
const overdueMs = 60_000;

/** Changes that come within this time are read together. */
const gatherMs = 100;

/** Keeps the requests as the server has them, and the number of new ones in the title. */
export function useLiveRequests(active: boolean): void {
  const session = useSessionNumber();
  const unread = useRequestState().counts?.new ?? 0;
  useEffect(() => setUnread(active ? unread : 0), [active, unread]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session follows anew
  useEffect(() => {
    if (!active) return;
    const gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let working = false;

    async function takeIn(): Promise<void> {
      timer = undefined;
      // One reading at a time: an answer that is older than another's does not come after it.
      if (working || gathered.size === 0) return;
      const ids = new Set(gathered);
      gathered.clear();
      working = true;
      await requestStore.absorb(ids);
      working = false;
      timer ??= setTimeout(() => void takeIn(), gatherMs);
    }

    const stop = followEvents({
      onChange(event, { kind, id }) {
        if (kind === 'account') {
          readStaffAgain();
          void readPermissionsAgain();
        }
        if (event === 'submission.created') tellArrival(id);
        if (kind !== 'submission') return;
        gathered.add(id);
        timer ??= setTimeout(() => void takeIn(), gatherMs);
      },
      onReset: () => void requestStore.reread(),
      onSignedOut: endSession,
    });
    const recounting = setInterval(() => {
      if (document.visibilityState === 'visible') void requestStore.refreshCurrent();
    }, overdueMs);
    return () => {
      stop();
      clearInterval(recounting);
      clearTimeout(timer);
    };
  }, [active, session]);
}
