import type { Limiter } from '#/http/limits/limiter.ts';
import { networkOf } from '#/http/limits/network.ts';
import { createAccountDelays } from './account-delays.ts';
import { createFairQueue } from './fair-queue.ts';

/**
 * A hash takes 32 MB, one of libuv's four threads, which file access, DNS lookups and compression share, and a core: one
 * at a time leaves the other of two cores to all else.
 */
const hashesAtOnce = 1;
/** A hash takes about 50 ms, so the last of this many networks waits about two seconds. */
const maxWaiting = 32;
const busySeconds = 2;

export type Attempt = { admitted: true; response: Response } | { admitted: false; retryAfterSeconds: number };

/** Limits password attempts. */
export interface SignInGuard {
  /**
   * Makes an attempt unless its address, network or account has had too many, or another one of its network waits.
   * Successful attempts and those not made do not count. `account` is null when the attempt is not at an account. An
   * attempt `isKnown` when who makes it has been let in before: it goes first, and guesses of strangers do not delay it.
   */
  attempt(
    peer: string,
    account: string | null,
    work: () => Promise<Response>,
    options?: { isKnown?: boolean },
  ): Promise<Attempt>;
}

export function createSignInGuard(limiter: Limiter): SignInGuard {
  const queue = createFairQueue({ atOnce: hashesAtOnce, maxWaiting });
  const delays = createAccountDelays();

  return {
    async attempt(peer, account, work, { isKnown = false } = {}) {
      const network = networkOf(peer)?.key ?? peer;
      const byAddress = await limiter.take(peer);
      if (!byAddress.admitted) return byAddress;
      // Counted apart, so that guesses of strangers do not delay who is known.
      const counted = account !== null && isKnown ? `known at ${account}` : account;
      const byAccount = counted === null ? { admitted: true as const } : delays.take(counted, network);
      if (!byAccount.admitted) {
        await limiter.giveBack(peer);
        return byAccount;
      }
      let made = false;
      let succeeded = false;
      try {
        const result = await queue.run(network, work, isKnown);
        if (!result.ran) return { admitted: false, retryAfterSeconds: busySeconds };
        made = result.value.status < 500;
        succeeded = result.value.ok;
        return { admitted: true, response: result.value };
      } finally {
        if (!made || succeeded) await limiter.giveBack(peer);
        if (counted !== null && !made) delays.giveBack(counted);
        else if (counted !== null && succeeded) delays.succeeded(counted, network);
      }
    },
  };
}
