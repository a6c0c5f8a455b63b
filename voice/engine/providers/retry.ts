import type { ProviderFailure } from './provider-failure.ts';

/** Longest pause before a retry that a caller can be made to wait for. */
const longestPauseMs = 2_000;

/** Milliseconds to wait before the retry; null for no retry. */
export function pauseBeforeRetry({ retryable, retryAfterMs = 0 }: ProviderFailure): number | null {
  return retryable && retryAfterMs <= longestPauseMs ? retryAfterMs : null;
}
