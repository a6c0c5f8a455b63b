/**
 * What went wrong at a provider of speech:
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
  /** Trying once more may help. */
  retryable: boolean;
  /** For the log: never text or sound of a call, never a key or an address. */
  detail: string;
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number;
}

/** A failure where it has to be thrown: out of an iteration. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly loggable = true;
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(`${failure.code}: ${failure.detail}`);
    this.failure = failure;
  }
}

/** What a thrown thing says of a provider. Words of unknown errors are left out: they may quote what was said. */
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
