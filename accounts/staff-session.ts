import type { Auth } from './auth.ts';
import type { Role } from './principals.ts';

/** Its last use is written this often at most, so that reading does not write each time. */
const touchEveryMs = 5 * 60_000;
/** How long a sign-in, or the password given again, allows what changes how the account is entered. */
const recentMs = 10 * 60_000;

/** A signed-in member of staff. */
export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  /** A passkey was used in the session. */
  byPasskey: boolean;
}

/** A member of staff with the session of a request. */
export interface StaffSession {
  staff: StaffMember;
  id: string;
  token: string;
  expiresAt: Date;
  /** The password was given a few minutes ago at most. */
  isRecent: boolean;
}

export interface ReadOptions {
  /** Whether reading counts as use of the session; not for what a page repeats without anybody there. */
  counts?: boolean;
}

/** The session of a request, read from the database each time; null without one, or when it was idle for too long. */
export async function staffSessionOf(
  auth: Auth,
  headers: Headers,
  { counts = true }: ReadOptions = {},
): Promise<StaffSession | null> {
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { session, user } = found;
  const nowMs = Date.now();
  const idleMs = nowMs - session.updatedAt.getTime();
  if (idleMs > auth.idleMs) {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(session.token);
    return null;
  }
  if (counts && idleMs > Math.min(touchEveryMs, auth.idleMs / 10)) await touch(auth, session.token);
  const { id, email, name, role, twoFactorEnabled } = user;
  const confirmedAt = session.confirmedAt ?? session.createdAt;
  return {
    staff: { id, email, name, role, hasSecondFactor: twoFactorEnabled === true, byPasskey: session.byPasskey === true },
    id: session.id,
    token: session.token,
    expiresAt: session.expiresAt,
    isRecent: nowMs - confirmedAt.getTime() < recentMs,
  };
}

/** The staff member of a request's session; null without a session. */
export async function staffMemberOf(
  auth: Auth,
  headers: Headers,
  options: ReadOptions = {},
): Promise<StaffMember | null> {
  return (await staffSessionOf(auth, headers, options))?.staff ?? null;
}

/** A database that only reads for the moment keeps nobody out. */
async function touch(auth: Auth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateSession(token, { updatedAt: new Date() }).catch(() => {});
}
