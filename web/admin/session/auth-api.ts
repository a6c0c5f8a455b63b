import * as z from 'zod/mini';
import { setPermissions } from './permissions.ts';
import { setAccount, shownAccount } from './session.ts';
import { type StaffSession, staffSession } from './staff-session.ts';

/** Who is signed in, and what they may do. */
export type StaffUser = StaffSession['user'] & {
  permissions: readonly string[];
  /** They have to set up a second factor before anything else. */
  mustEnrol: boolean;
};

// The parts of the server's answers that the app uses.
const sessionAnswer = z.nullable(staffSession);
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

async function readSession(signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const response = await fetch('/api/auth/get-session', {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return response.ok ? sessionAnswer.parse(await response.json()) : undefined;
}

/** The role of the account that the page shows may have changed. */
export async function readPermissionsAgain(): Promise<void> {
  const session = await readSession().catch(() => null);
  if (session && session.user.id === shownAccount()) setPermissions(session.permissions);
}

/** Has the app act for whoever is signed in. */
export function takeSession({ user, permissions, must_enrol }: StaffSession): StaffUser {
  setAccount(user.id);
  setPermissions(permissions);
  return { ...user, permissions, mustEnrol: must_enrol };
}

/** The signed-in user; `null` also when the server cannot be reached. */
export async function readUser(signal: AbortSignal): Promise<StaffUser | null> {
  try {
    const session = await readSession(signal);
    if (!session) return null;
    return takeSession(session);
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
