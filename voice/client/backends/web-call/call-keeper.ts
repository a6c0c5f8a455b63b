import { type CallSession, forgetCallSession, writeCallSession } from '../../call-session.ts';
import type { Page } from './page.ts';

/** Keeps a call for the tab while it is on: for a page that follows, and against leaving by mistake. */
export interface CallKeeper {
  keep(call: Omit<CallSession, 'seenAt'>): void;
  /** The call is still on. */
  seen(): void;
  /** The call is over: nothing is kept of it. */
  forget(): void;
  /** Another tab holds the call: it stays known, to be taken back. */
  lose(): void;
  /** Stops keeping; what is kept stays. */
  close(): void;
}

export function createCallKeeper(page: Page, wallTime: () => number): CallKeeper {
  let kept: Omit<CallSession, 'seenAt'> | null = null;
  let release: (() => void)[] = [];

  function seen(): void {
    if (kept) writeCallSession(page.storage, { ...kept, seenAt: wallTime() });
  }

  function close(): void {
    for (const free of release.splice(0)) free();
    kept = null;
  }

  return {
    keep(call) {
      if (release.length === 0) release = [page.guardLeaving(), page.onPageHide(seen)];
      kept = call;
      seen();
    },
    seen,
    forget() {
      close();
      forgetCallSession(page.storage);
    },
    lose() {
      if (kept) writeCallSession(page.storage, { ...kept, seenAt: wallTime(), isElsewhere: true });
      close();
    },
    close,
  };
}
