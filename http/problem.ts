import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A problem document (RFC 9457). `type` ends with the stable code; `detail` is a sentence for people. */
export interface Problem {
  type: `urn:frontdesk:problem:${string}`;
  title: string;
  status: number;
  detail: string;
  /** For a form: a sentence for each refused field. */
  errors?: Record<string, string>;
  /** After a conflict: what is stored now. */
  current?: unknown;
  /** With `proof-needed`: what to solve (ALTCHA, version 2); the request's idempotency key is in its data. */
  challenge?: unknown;
}

/** All errors of this server: code, status and title. */
const problems = {
  'malformed-body': [400, 'Malformed body'],
  'malformed-host': [400, 'Malformed host'],
  'signed-out': [401, 'Not signed in'],
  'wrong-password': [401, 'Wrong password'],
  'wrong-code': [401, 'Wrong code'],
  'code-over': [401, 'Code no longer valid'],
  'sign-in-over': [401, 'Sign-in no longer waiting'],
  'wrong-secret': [401, 'Wrong secret'],
  'wrong-token': [401, 'Wrong API token'],
  'wrong-link': [403, 'Link not valid'],
  'password-needed': [403, 'Password needed'],
  forbidden: [403, 'Not allowed'],
  'second-factor-required': [403, 'Second factor required'],
  'foreign-origin': [403, 'Foreign origin'],
  'proof-needed': [403, 'Proof of work needed'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'key-reused': [409, 'Idempotency key reused'],
  'moved-on': [409, 'Changed meanwhile'],
  'is-spam': [409, 'Marked as spam'],
  'last-owner': [409, 'Last owner'],
  'no-mail-server': [409, 'No mail server'],
  'no-public-address': [409, 'No public address'],
  'still-waiting': [409, 'Still waiting'],
  'second-factor-on': [409, 'Second factor already on'],
  'second-factor-off': [409, 'Second factor off'],
  'body-too-large': [413, 'Body too large'],
  'wrong-content-type': [415, 'Unsupported content type'],
  'invalid-input': [422, 'Invalid input'],
  'inline-assistant-refused': [422, 'Inline assistant refused'],
  'unknown-assistant': [422, 'Unknown assistant'],
  'wrong-passkey': [422, 'Passkey not accepted'],
  'too-many-requests': [429, 'Too many requests'],
  'too-many-calls': [429, 'Too many calls'],
  'internal-error': [500, 'Internal error'],
  'platform-failed': [502, 'Voice platform failed'],
  'text-not-sent': [502, 'Text message not sent'],
  overloaded: [503, 'Overloaded'],
  busy: [503, 'All lines are busy'],
  'daily-limit': [503, 'Daily limit reached'],
  'demo-off': [503, 'Demo switched off'],
  'storage-unavailable': [503, 'Storage unavailable'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type ProblemCode = keyof typeof problems;
type StatusOf<Code extends ProblemCode> = (typeof problems)[Code][0];

/** What every problem document has. */
export function problemDocument(code: ProblemCode, detail: string): Problem {
  const [status, title] = problems[code];
  return { type: `urn:frontdesk:problem:${code}`, title, status, detail };
}

/** Answers with `application/problem+json`. */
export function problem<Code extends ProblemCode>(
  c: Context,
  code: Code,
  detail: string,
  {
    errors,
    current,
    challenge,
    headers,
  }: { errors?: Record<string, string>; current?: object; challenge?: object; headers?: Record<string, string> } = {},
) {
  c.set('refusal', code);
  const body: Problem = {
    ...problemDocument(code, detail),
    ...(errors && { errors }),
    ...(current && { current }),
    ...(challenge && { challenge }),
  };
  return c.json(body, problems[code][0] as StatusOf<Code>, { ...headers, 'Content-Type': 'application/problem+json' });
}

/** Answers a list's cursor that this server did not issue. */
export function unknownCursor(c: Context) {
  return problem(c, 'invalid-input', 'This page does not exist.', { errors: { cursor: 'was not issued here' } });
}

/** Answers 429 with Retry-After. */
export function tooMany(c: Context, detail: string, retryAfterSeconds: number) {
  return problem(c, 'too-many-requests', detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
