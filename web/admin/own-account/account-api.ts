import * as z from 'zod/mini';
import type { Problem } from '#/http/problem.ts';
import { problemOf, waitOf } from '../account/problem-answer.ts';
import { type Failure, failureOf } from '../api/failure.ts';
import { type Answer, answerOf, api, callTimeoutMs, within } from '../api/staff-api.ts';

const { account } = api;

const ownAccount = z.object({
  email: z.string(),
  name: z.string(),
  role: z.string(),
  /** `app` is false where a phone number is the only second step. */
  second_factor: z.nullable(z.object({ recovery_codes: z.number(), app: z.boolean() })),
  /** Null where the server texts nobody. */
  phone: z.nullable(z.object({ ending: z.nullable(z.string()) })),
  is_recent: z.boolean(),
  must_enrol: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

const listedSession = z.object({
  id: z.string(),
  current: z.boolean(),
  started_at: z.string(),
  used_at: z.string(),
  browser: z.string(),
  network: z.string(),
});
export type ListedSession = z.infer<typeof listedSession>;

const enrolment = z.object({ uri: z.string(), secret: z.string() });
export type Enrolment = z.infer<typeof enrolment>;

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
const nothing = z.any();

export function readAccount(signal: AbortSignal): Promise<Answer<OwnAccount>> {
  return answerOf(account.$get({}, within(callTimeoutMs, signal)), ownAccount);
}

export function readSessions(signal: AbortSignal): Promise<Answer<{ items: ListedSession[] }>> {
  return answerOf(
    account.sessions.$get({}, within(callTimeoutMs, signal)),
    z.object({ items: z.array(listedSession) }),
  );
}

/** What became of a change. */
export type Outcome<T = unknown> =
  | { kind: 'done'; body: T }
  /** Sentences by field. */
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'limited'; waitSeconds: number | null }
  /** The session is too old for it: the password is asked for again. */
  | { kind: 'password-needed' }
  | { kind: Failure };

const passwordNeeded: Problem['type'] = 'urn:frontdesk:problem:password-needed';

/** Never rejects. */
export async function outcomeOf<T>(call: Promise<Response>, schema: z.ZodMiniType<T>): Promise<Outcome<T>> {
  try {
    const response = await call;
    if (response.ok) {
      return { kind: 'done', body: schema.parse(response.status === 204 ? undefined : await response.json()) };
    }
    if (response.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
    const problem = await problemOf(response);
    if (problem?.type === passwordNeeded) return { kind: 'password-needed' };
    if (problem?.status === 422) return { kind: 'invalid', errors: problem.errors ?? {} };
    return { kind: failureOf(response.status) };
  } catch {
    return { kind: 'failed' };
  }
}

const call = () => within(callTimeoutMs);

export function rename(name: string): Promise<Outcome> {
  return outcomeOf(account.$patch({ json: { name } }, call()), nothing);
}

export function changePassword(present: string, password: string): Promise<Outcome> {
  return outcomeOf(account.password.$post({ json: { present, password } }, call()), nothing);
}

export function confirmPassword(password: string): Promise<Outcome> {
  return outcomeOf(account.confirm.$post({ json: { password } }, call()), nothing);
}

export function revokeSession(id: string): Promise<Outcome> {
  return outcomeOf(account.sessions[':id'].$delete({ param: { id } }, call()), nothing);
}

export function revokeOtherSessions(): Promise<Outcome> {
  return outcomeOf(account.sessions.$delete({}, call()), nothing);
}

const secondFactor = account['second-factor'];

export function beginEnrolment(password: string): Promise<Outcome<Enrolment>> {
  return outcomeOf(secondFactor.$post({ json: { password } }, call()), enrolment);
}

export async function confirmEnrolment(code: string): Promise<Outcome<string[]>> {
  return codesOf(await outcomeOf(secondFactor.confirm.$post({ json: { code } }, call()), recoveryCodes));
}

export async function renewRecoveryCodes(password: string): Promise<Outcome<string[]>> {
  return codesOf(await outcomeOf(secondFactor['recovery-codes'].$post({ json: { password } }, call()), recoveryCodes));
}

function codesOf(outcome: Outcome<z.infer<typeof recoveryCodes>>): Outcome<string[]> {
  return outcome.kind === 'done' ? { kind: 'done', body: outcome.body.recovery_codes } : outcome;
}

export function removeSecondFactor(password: string): Promise<Outcome> {
  return outcomeOf(secondFactor.remove.$post({ json: { password } }, call()), nothing);
}
