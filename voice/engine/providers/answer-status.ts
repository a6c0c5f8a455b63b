import { maxRetryAfterMs } from '../../protocol/limits.ts';
import type { ProviderFailure } from './provider-failure.ts';

/**
 * What a provider's refusing HTTP status means. `retryAfter` is the header of that name (RFC 9110, 10.2.3): seconds, or a
 * time of day, which `wallTime` is compared with.
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
