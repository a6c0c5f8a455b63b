import { type CallFailure, callFailure, type FailureCode, failureOfServerCode } from './call-failures.ts';

/** An error as plain data, so that it survives a log. */
export interface ErrorDetails {
  name: string;
  message: string;
  stack?: string;
  /** What the server answered, and its parsed body. */
  status?: number;
  body?: unknown;
}

/** An error that knows what to tell the visitor. */
export class CallFailedError extends Error {
  override readonly name: string = 'CallFailedError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(failure.sentence, options);
    this.failure = failure;
  }
}

/** The server said no; `body` is what it said, parsed. */
export class ServerAnswerError extends CallFailedError {
  override readonly name = 'ServerAnswerError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(failureOfAnswer(status, body));
    this.status = status;
    this.body = body;
  }
}

/** An answer as `application/problem+json` names its problem (RFC 9457), else by its status. */
function failureOfAnswer(status: number, body: unknown): CallFailure {
  const { type, detail } = (typeof body === 'object' && body !== null ? body : {}) as {
    type?: unknown;
    detail?: unknown;
  };
  const code = typeof type === 'string' ? failureOfServerCode(type.slice(type.lastIndexOf(':') + 1)) : null;
  if (code) return callFailure(code, typeof detail === 'string' ? detail : undefined);
  return callFailure(failureOfStatus(status));
}

function failureOfStatus(status: number): FailureCode {
  if (status === 429) return 'too-many-calls';
  if (status === 503) return 'busy';
  return 'internal';
}

/** What to tell the visitor about whatever was thrown. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallFailedError ? error.failure : callFailure('internal');
}

export function errorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const details: ErrorDetails = { name, message, ...(stack !== undefined && { stack }) };
  return error instanceof ServerAnswerError ? { ...details, status: error.status, body: error.body } : details;
}
