import { readCallSession } from '#/voice/client/resume.ts';
import { callKeyPrefix } from './call-storage.ts';

/** Only what is read: every page loads this. */
const storage = { getItem: (key: string) => sessionStorage.getItem(callKeyPrefix + key) };

/** Whether another page of this tab has left a call that can still be resumed. */
export function hasWaitingCall(): boolean {
  return readCallSession(storage, Date.now()) !== null;
}
