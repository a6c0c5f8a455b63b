/**
 * What went wrong at a speech provider:
 * - `unreachable`: no connection, or it broke off.
 * - `timeout`: no answer in time.
 * - `refused`: it does not accept the key, the model or what was asked.
 * - `limited`: it asks us to come back later.
 * - `malformed`: an answer that does not follow the protocol.
 * - `failed`: it says itself that it failed.
 */
export type ProviderFailureCode = 'unreachable' | 'timeout' | 'refused' | 'limited' | 'malformed' | 'failed';

export interface ProviderFailure {
  code: ProviderFailureCode;
  /** A retry may succeed. */
  retryable: boolean;
  /** For the log: never text or sound of a call, never a key or an address. */
  detail: string;
  /** The pause that the provider asks for. */
  retryAfterMs?: number;
}

/** A failure to throw, for promises and iterations. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly loggable = true;
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(`${failure.code}: ${failure.detail}`);
    this.failure = failure;
  }
}

/** The failure in a thrown value. Messages of unknown errors are left out: they may quote what was said. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderError) return error.failure;
  const { name, code } = error as Error & { code?: string };
  return { code: 'failed', retryable: false, detail: ['unexpected error', name, code].filter(Boolean).join(' ') };
}

/** An answer that does not follow the protocol. */
export function malformed(detail: string): ProviderError {
  return new ProviderError({ code: 'malformed', retryable: true, detail });
}

/** No answer came in time. */
export function tooLate(): ProviderError {
  return new ProviderError({ code: 'timeout', retryable: true, detail: 'no answer in time' });
}
