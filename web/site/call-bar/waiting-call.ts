import { readCallSession } from '#/voice/client/resume.ts';
import { callStorage } from './call-storage.ts';

/** Whether another page of this tab has left a call that can still be resumed. */
export function hasWaitingCall(): boolean {
  return readCallSession(callStorage(), Date.now()) !== null;
}
