import type { ProviderFailure } from './provider-failure.ts';

/** A caller does not wait longer than this for a second try. */
const longestPauseMs = 2_000;

/** How long to wait before the second try, or null when there should be none. */
export function pauseBeforeRetry({ retryable, retryAfterMs = 0 }: ProviderFailure): number | null {
  return retryable && retryAfterMs <= longestPauseMs ? retryAfterMs : null;
}
