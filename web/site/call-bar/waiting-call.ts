import { readCallSession } from '#/voice/client/call-session.ts';

/** Whether another page of this tab has left a call that can still be resumed. */
export function hasWaitingCall(): boolean {
  try {
    return readCallSession(sessionStorage, Date.now()) !== null;
  } catch {
    return false; // the browser refuses storage
  }
}
