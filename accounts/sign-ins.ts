import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { append } from '#/events/append.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Auth } from './auth.ts';
import { passCookies } from './auth-response.ts';
import { enqueueNotice } from './notices.ts';
import { type Place, placeOf } from './place.ts';
import { endSessionsBefore } from './session-life.ts';
import { staffSessionOf } from './staff-session.ts';

export interface SignInFacts {
  method: 'password' | 'set-up-link' | 'invitation' | 'passkey';
  second_step: 'none' | 'code' | 'phone' | 'recovery-code';
}

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.signed_in': { data: SignInFacts & { new_browser: boolean }; words: Place };
  }
}

declare module '#/database/schema.ts' {
  interface Tables {
    /** Browsers that have signed in to an account. */
    known_browsers: { id: string; user_id: string; token_hash: string; last_seen_at: string };
  }
}

/** The browsers of an account that are remembered; the one used longest ago is forgotten first. */
const maxBrowsers = 20;
const rememberedSeconds = 365 * 24 * 3_600;

const browserToken = /^[\w-]{32}$/;

export interface SignInRecorder {
  auth: Auth;
  database: Database;
  /** Called when a mail waits. */
  onQueued(): void;
}

/** A sign-in that Better Auth has let through. */
export interface SignIn {
  userId: string;
  facts: SignInFacts;
  /** Of its answer: they hold the session's cookie. */
  headers: Headers;
}

/**
 * Records a sign-in and passes its cookies on, in this order: without the record nobody gets the session. The session
 * that the browser had before ends. Of a browser that the account does not know its owner is told by mail, except of
 * the first.
 */
export async function finishSignIn(
  c: Context<HttpEnv>,
  { auth, database, onQueued }: SignInRecorder,
  { userId, facts, headers }: SignIn,
): Promise<void> {
  const { name, attributes } = (await auth.$context).createAuthCookie('browser', { maxAge: rememberedSeconds });
  const known = getCookie(c, name);
  const token = known && browserToken.test(known) ? known : randomBytes(24).toString('base64url');
  const place = placeOf(c.var.peer, c.req.header('user-agent'));
  const earlier = await staffSessionOf(auth, c.req.raw.headers, { counts: false });
  const isTold = await database.write(async (write) => {
    await endSessionsBefore(write, userId, earlier?.token ?? null);
    const { isKnown, isFirst } = await remember(write, userId, hashOf(token));
    const isTold = !isKnown && !isFirst;
    if (isTold) await enqueueNotice(write, 'new-sign-in', userId, place);
    const data = { ...facts, new_browser: !isKnown };
    await append(
      write,
      { kind: 'account.signed_in', subjectId: userId, data, words: place },
      { kind: 'staff', id: userId },
    );
    return isTold;
  });
  if (isTold) onQueued();
  passCookies(headers, c);
  const { secure = false } = attributes;
  setCookie(c, name, token, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: rememberedSeconds, secure });
}

/** Whether a request comes from a browser that has signed in before: to the account of `email`, or to any. */
export async function isKnownBrowser(
  c: Context<HttpEnv>,
  { auth, database }: Pick<SignInRecorder, 'auth' | 'database'>,
  email: string | null,
): Promise<boolean> {
  const token = getCookie(c, (await auth.$context).createAuthCookie('browser').name);
  if (!token || !browserToken.test(token)) return false;
  const found = await database.db
    .selectFrom('known_browsers')
    .innerJoin('user', 'user.id', 'known_browsers.user_id')
    .select('user.email')
    .where('token_hash', '=', hashOf(token))
    .execute();
  // What was typed is compared here: Postgres fails on some texts.
  return found.some((account) => email === null || account.email === email.toLowerCase());
}

async function remember(
  write: Write,
  userId: string,
  tokenHash: string,
): Promise<{ isKnown: boolean; isFirst: boolean }> {
  const browsers = await write
    .selectFrom('known_browsers')
    .select(['id', 'token_hash'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const last_seen_at = new Date().toISOString();
  const known = browsers.find(({ token_hash }) => token_hash === tokenHash);
  if (known) {
    await write.updateTable('known_browsers').set({ last_seen_at }).where('id', '=', known.id).execute();
    return { isKnown: true, isFirst: false };
  }
  const forgotten = browsers.slice(maxBrowsers - 1).map(({ id }) => id);
  if (forgotten.length > 0) await write.deleteFrom('known_browsers').where('id', 'in', forgotten).execute();
  await write
    .insertInto('known_browsers')
    .values({ id: randomUUIDv7(), user_id: userId, token_hash: tokenHash, last_seen_at })
    .execute();
  return { isKnown: false, isFirst: browsers.length === 0 };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
