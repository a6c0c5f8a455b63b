import * as z from 'zod/mini';
import type { Problem } from '#/http/problem.ts';
import { setAccount } from '../session/session.ts';

const staffUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type StaffUser = z.infer<typeof staffUser>;

// The parts of the server's answers that the app uses.
const sessionAnswer = z.nullable(z.object({ user: staffUser }));
const setUpAnswer = z.object({ needed: z.boolean() });
const linkAnswer = z.object({ usable: z.boolean() });
const problemAnswer = z.object({
  type: z.string(),
  status: z.number(),
  errors: z.optional(z.record(z.string(), z.string())),
});

const callTimeoutMs = 20_000;
const wrongLink: Problem['type'] = 'urn:frontdesk:problem:wrong-link';

async function send(path: string, body: unknown): Promise<Response | null> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callTimeoutMs),
    });
  } catch {
    return null;
  }
}

/** The signed-in user; `null` also when the server cannot be reached. */
export async function readUser(signal: AbortSignal): Promise<StaffUser | null> {
  try {
    const response = await fetch('/api/auth/get-session', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
    });
    if (!response.ok) return null;
    const user = sessionAnswer.parse(await response.json())?.user ?? null;
    setAccount(user?.id ?? null);
    return user;
  } catch {
    return null;
  }
}

export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'refused' }
  /** Too many attempts; `waitSeconds` is null when the server does not say how long. */
  | { kind: 'limited'; waitSeconds: number | null }
  | { kind: 'failed' };

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const response = await send('/api/auth/sign-in/email', { email, password });
  if (response?.ok) {
    setAccount(null);
    return { kind: 'signed-in' };
  }
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  // Better Auth answers 400 or 422 to an invalid email address, which no account has either.
  if (response && [400, 401, 422].includes(response.status)) return { kind: 'refused' };
  return { kind: 'failed' };
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? response.headers.get('x-retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

export async function signOut(): Promise<boolean> {
  const response = await send('/api/auth/sign-out', {});
  if (response?.ok) setAccount(null);
  return response?.ok ?? false;
}

/** Whether no account exists yet; `false` also when the server cannot be reached. */
export async function readSetUpNeeded(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/api/set-up', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
    });
    return response.ok && setUpAnswer.parse(await response.json()).needed;
  } catch {
    return false;
  }
}

/** Whether the server says that a set-up link does not work; `false` also when it cannot be reached. */
export async function isRefusedLink(token: string): Promise<boolean> {
  const response = await send('/api/set-up/check', { token });
  if (!response?.ok) return false;
  const answer = await response.json().catch(() => null);
  return linkAnswer.safeParse(answer).data?.usable === false;
}

export interface FirstAccount {
  token: string;
  name: string;
  email: string;
  password: string;
}

export type SetUpField = 'name' | 'email' | 'password';
export type SetUpErrors = Partial<Record<SetUpField | 'password_again', string>>;

export type SetUpOutcome =
  | { kind: 'created' }
  | { kind: 'invalid'; errors: SetUpErrors }
  /** The link was used, replaced or never valid. */
  | { kind: 'refused' }
  | { kind: 'limited'; waitSeconds: number | null }
  | { kind: 'failed' };

export async function createFirstAccount(account: FirstAccount): Promise<SetUpOutcome> {
  const response = await send('/api/set-up', account);
  if (response?.ok) return { kind: 'created' };
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  const problem = response && (await problemOf(response));
  if (problem?.type === wrongLink) return { kind: 'refused' };
  if (problem?.status === 422) return { kind: 'invalid', errors: problem.errors ?? {} };
  return { kind: 'failed' };
}

async function problemOf(response: Response) {
  return problemAnswer.safeParse(await response.json().catch(() => null)).data ?? null;
}
