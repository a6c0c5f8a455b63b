import { createHash } from 'node:crypto';
import type { Admission } from '#/http/limits/counters.ts';

/** More than the limit of one address, so that only guesses from several addresses are delayed. */
const freeTries = 20;
const firstDelayMs = 1_000;
/** The owner never waits longer than this for a try; an attacker gets at most 2,880 a day. */
const maxDelayMs = 30_000;
const forgottenAfterMs = 15 * 60_000;
const maxAccounts = 10_000;
const maxKnown = 1_000;

/**
 * Slows down guesses at one account from many networks: after `freeTries` failed tries, each further one waits longer.
 * A network from which somebody has signed in to the account is never delayed, so that its owner can still sign in.
 */
export interface AccountDelays {
  /** Counts a try at an account, unless it has to wait. It does not reveal whether the account exists. */
  take(account: string, network: string): Admission;
  /** Takes back a try that was not made. */
  giveBack(account: string): void;
  /** Takes back a try that succeeded, and remembers its network. */
  succeeded(account: string, network: string): void;
}

interface Tries {
  count: number;
  lastMs: number;
}

export function createAccountDelays(): AccountDelays {
  // Both are ordered by last use: the most recent entry is last.
  const tries = new Map<string, Tries>();
  const known = new Set<string>();

  function triesAt(key: string, nowMs: number): Tries {
    const found = tries.get(key);
    return found && nowMs - found.lastMs < forgottenAfterMs ? found : { count: 0, lastMs: nowMs };
  }

  function remember(key: string, value: Tries): void {
    tries.delete(key);
    tries.set(key, value);
    dropOldest(tries, maxAccounts);
  }

  function takeBack(key: string): void {
    const found = tries.get(key);
    if (found && found.count > 0) found.count -= 1;
  }

  return {
    take(account, network) {
      const key = keyOf(account);
      const nowMs = performance.now();
      const { count, lastMs } = triesAt(key, nowMs);
      if (count >= freeTries && !known.has(key + network)) {
        const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** (count - freeTries));
        const leftMs = lastMs + delayMs - nowMs;
        if (leftMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(leftMs / 1_000) };
      }
      remember(key, { count: count + 1, lastMs: nowMs });
      return { admitted: true };
    },
    giveBack: (account) => takeBack(keyOf(account)),
    succeeded(account, network) {
      const key = keyOf(account);
      takeBack(key);
      known.delete(key + network);
      known.add(key + network);
      dropOldest(known, maxKnown);
    },
  };
}

/** A key of constant length, however long the input. */
function keyOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
}

function dropOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(key);
  }
}
