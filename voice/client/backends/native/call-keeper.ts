import { type CallSession, forgetCallSession, writeCallSession } from '../../call-session.ts';
import type { Browser } from './browser.ts';

/** Keeps a call for the tab while it is on: for a page that follows, and against leaving by mistake. */
export interface CallKeeper {
  keep(call: Omit<CallSession, 'seenAt'>): void;
  /** The call is still on. */
  seen(): void;
  /** The call is over: nothing is kept of it. */
  forget(): void;
  /** Stops keeping; what is kept stays. */
  close(): void;
}

export function createCallKeeper(browser: Browser, now: () => number): CallKeeper {
  let kept: Omit<CallSession, 'seenAt'> | null = null;
  let release: (() => void)[] = [];

  function seen(): void {
    if (kept) writeCallSession(browser.storage, { ...kept, seenAt: now() });
  }

  function close(): void {
    for (const free of release.splice(0)) free();
    kept = null;
  }

  return {
    keep(call) {
      if (release.length === 0) release = [browser.guardLeaving(), browser.onPageHide(seen)];
      kept = call;
      seen();
    },
    seen,
    forget() {
      close();
      forgetCallSession(browser.storage);
    },
    close,
  };
}
