import * as z from 'zod/mini';
import { setAccount } from '../session/session.ts';

const staffUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type StaffUser = z.infer<typeof staffUser>;

// The parts of the server's answers that the app uses.
const sessionAnswer = z.nullable(z.object({ user: staffUser }));
const setUpAnswer = z.object({ needed: z.boolean() });

const callTimeoutMs = 20_000;

/** Null when the server cannot be reached. */
export async function send(path: string, body: unknown): Promise<Response | null> {
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
