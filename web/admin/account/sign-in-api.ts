import * as z from 'zod/mini';
import type { Problem } from '#/http/problem.ts';
import { send } from '../session/auth-api.ts';
import { setAccount } from '../session/session.ts';
import { askForPasskey } from './passkey-api.ts';
import { problemOf, waitOf } from './problem-answer.ts';

const phone = z.object({ ending: z.string(), only: z.boolean() });
/** Where a code can be texted to, and whether that is the only way beside recovery codes. */
export type Phone = z.infer<typeof phone>;

const signInAnswer = z.object({ second_step: z.optional(z.boolean()), phone: z.optional(phone) });
const wrongCode: Problem['type'] = 'urn:frontdesk:problem:wrong-code';
const codeOver: Problem['type'] = 'urn:frontdesk:problem:code-over';
const over: Problem['type'] = 'urn:frontdesk:problem:sign-in-over';

/** How a second step is made. */
export type SecondStepKind = 'code' | 'phone' | 'recovery-code';

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password was right; a code is asked for. */
  | { kind: 'second-step'; phone: Phone | null }
  | { kind: 'refused' }
  | { kind: 'wrong-code'; step: SecondStepKind }
  /** A texted code that is too old, or had too many tries. */
  | { kind: 'code-over'; step: SecondStepKind }
  | { kind: 'wrong-passkey' }
  /** The device gave no passkey: its user cancelled, or it has none. */
  | { kind: 'no-passkey' }
  /** The second step took too long or too many tries: the password is asked for again. */
  | { kind: 'over' }
  /** Too many attempts; `waitSeconds` is null when the server does not say how long. */
  | { kind: 'limited'; waitSeconds: number | null; step?: SecondStepKind }
  | { kind: 'failed'; step?: SecondStepKind };

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const response = await send('/api/auth/sign-in/email', { email, password });
  if (response?.ok) {
    const answer = signInAnswer.safeParse(await response.json().catch(() => null)).data;
    if (!answer) return { kind: 'failed' };
    if (answer.second_step) return { kind: 'second-step', phone: answer.phone ?? null };
    setAccount(null);
    return { kind: 'signed-in' };
  }
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  // Better Auth answers 400 or 422 to an invalid email address, which no account has either.
  if (response && [400, 401, 422].includes(response.status)) return { kind: 'refused' };
  return { kind: 'failed' };
}

/** The second step of a sign-in whose password was right. */
export async function signInByCode(step: SecondStepKind, code: string): Promise<SignInOutcome> {
  const response = await send(`/api/auth/sign-in/${step}`, { code });
  if (response?.ok) {
    setAccount(null);
    return { kind: 'signed-in' };
  }
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response), step };
  const problem = response && (await problemOf(response));
  if (problem?.type === over) return { kind: 'over' };
  if (problem?.type === codeOver) return { kind: 'code-over', step };
  return problem?.type === wrongCode || problem?.status === 422
    ? { kind: 'wrong-code', step }
    : { kind: 'failed', step };
}

/** Has a code texted. Null when it is on its way, else why not. */
export async function askForText(): Promise<UnsentText | null> {
  const response = await send('/api/auth/sign-in/phone/send', {});
  if (response?.ok) return null;
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  return { kind: response?.status === 401 ? 'over' : 'failed' };
}

export type UnsentText = { kind: 'limited'; waitSeconds: number | null } | { kind: 'over' | 'failed' };

/** Signs in by a passkey of the device, which is both steps in one. */
export async function signInByPasskey(): Promise<SignInOutcome> {
  const asked = await send('/api/auth/sign-in/passkey/options', {});
  if (asked?.status === 429) return { kind: 'limited', waitSeconds: waitOf(asked) };
  const options = asked?.ok ? await asked.json().catch(() => null) : null;
  if (!options) return { kind: 'failed' };
  const credential = await askForPasskey(options);
  if (!credential) return { kind: 'no-passkey' };
  const response = await send('/api/auth/sign-in/passkey', { credential });
  if (response?.ok) {
    setAccount(null);
    return { kind: 'signed-in' };
  }
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  return { kind: response?.status === 422 ? 'wrong-passkey' : 'failed' };
}
