import { readCallSession } from '#/voice/client/call-session.ts';

/** True while this tab holds a call that another page of the site left behind, and that still waits. */
export function hasWaitingCall(): boolean {
  try {
    return readCallSession(sessionStorage, Date.now()) !== null;
  } catch {
    return false; // the browser keeps nothing for us
  }
}
