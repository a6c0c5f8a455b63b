import { readCallSession } from '#/voice/client/resume.ts';
import { callKeyPrefix } from './call-storage.ts';

/** Only what is needed here: every page loads this. */
const storage = {
  getItem: (key: string) => sessionStorage.getItem(callKeyPrefix + key),
  removeItem: (key: string) => sessionStorage.removeItem(callKeyPrefix + key),
};

/** Whether another page of this tab has left a call that can still be resumed. */
export function hasWaitingCall(): boolean {
  return readCallSession(storage, Date.now()) !== null;
}
