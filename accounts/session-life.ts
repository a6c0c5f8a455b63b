import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Auth } from './auth.ts';

/** More than a person has open; a sign-in above it ends the one that began first. */
export const maxSessions = 50;

/** What a sign-in ends: the session that the browser had, whoever's it was, and the oldest above `maxSessions`. */
export async function endSessionsBefore(write: Write, userId: string, earlierToken: string | null): Promise<void> {
  if (earlierToken !== null) await write.deleteFrom('session').where('token', '=', earlierToken).execute();
  const kept = write
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxSessions);
  await write.deleteFrom('session').where('userId', '=', userId).where('id', 'not in', kept).execute();
}

/** Gives a session another token, so that nobody else has the one before; `sendToken` tells the browser. */
export async function renewToken(write: Write, sessionId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await write.updateTable('session').set({ token }).where('id', '=', sessionId).execute();
  return token;
}

/** Sets the session's cookie as Better Auth does, until the session ends. */
export async function sendToken(
  c: Context<HttpEnv>,
  auth: Auth,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  const { authCookies, secret } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const { secure = false } = attributes;
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1_000));
  await setSignedCookie(c, name, token, secret, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge, secure });
}

/** Deletes sessions that are over, and half-made sign-ins: nobody presents their cookies any more. */
export function forgetSessions({ idleMs }: Pick<Auth, 'idleMs'>, database: Database, now: Date): Promise<unknown> {
  const idleSince = new Date(now.getTime() - idleMs).toISOString();
  return database.write(async (write) => {
    await write
      .deleteFrom('session')
      .where(({ or, eb }) => or([eb('expiresAt', '<', now.toISOString()), eb('updatedAt', '<', idleSince)]))
      .execute();
    await write.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
  });
}
