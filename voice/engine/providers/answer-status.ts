import { maxRetryAfterMs } from '../../protocol/limits.ts';
import type { ProviderFailure } from './provider-failure.ts';

/**
 * Maps a provider's HTTP error status to a failure. `retryAfter` is the `Retry-After` header (RFC 9110, 10.2.3):
 * seconds, or a date, which is compared with `wallTime`.
 */
export function failureOfStatus(status: number, retryAfter: string | null, wallTime: number): ProviderFailure {
  const detail = `it answers ${status}`;
  const retryAfterMs = millisecondsUntil(retryAfter, wallTime);
  const later = retryAfterMs === null ? {} : { retryAfterMs };
  if (status === 429) return { code: 'limited', retryable: true, detail, ...later };
  if (status === 408 || status === 504) return { code: 'timeout', retryable: true, detail, ...later };
  if (status >= 500) return { code: 'failed', retryable: true, detail, ...later };
  if (status >= 400) return { code: 'refused', retryable: false, detail };
  return { code: 'malformed', retryable: false, detail };
}

function millisecondsUntil(retryAfter: string | null, wallTime: number): number | null {
  if (!retryAfter) return null;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - wallTime;
  return Number.isNaN(ms) ? null : Math.max(0, Math.min(maxRetryAfterMs, ms));
}
