import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { accountMail } from '#/content/account-mail.ts';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import { systemActor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { byMail, enqueue, type Settled } from '#/outbox/queue.ts';
import type { AccountStore } from '../accounts.ts';
import { authWithin } from '../auth.ts';
import { enqueueNotice } from '../notices.ts';
import type { Place } from '../place.ts';
import { endHalfSignIns } from '../second-factor.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** Wishes for a new password; an address is kept for a day, whether or not it has an account. */
    password_resets: { id: string; email: string; created_at: string; used_at: string | null };
  }
}

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** The mail server has accepted the mail with the link. */
    'account.password_reset_sent': { data: Record<never, never>; words: null };
  }
}

export const resetKind = 'account.password_reset_link';
const validMs = 3_600_000;
const keptMs = 24 * validMs;
/** Mails to one address within `validMs`: its owner is not to be flooded. */
const maxAnAddress = 3;
/** Of all addresses within `validMs`: staff are few, so that more are an attack. */
const maxInAll = 500;

/**
 * Enters a wish for a new password. Nothing here depends on whether the address has an account, its time included: that is
 * found out when the mail is composed.
 */
export function requestReset(database: Database, email: string): Promise<'entered' | 'too-many'> {
  const id = randomUUIDv7();
  return database.write(async (write) => {
    const now = new Date();
    if ((await countSince(write, now)) >= maxInAll) return 'too-many';
    if ((await countSince(write, now, email)) >= maxAnAddress) return 'entered';
    const created_at = now.toISOString();
    await write.insertInto('password_resets').values({ id, email, created_at, used_at: null }).execute();
    await enqueue(write, { kind: resetKind, ...byMail, subjectId: id, now: created_at });
    return 'entered';
  });
}

async function countSince(write: Write, now: Date, email?: string): Promise<number> {
  const { count } = await write
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', validSince(now))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function forgetResets(database: Database, now: Date): Promise<unknown> {
  return database.write((write) =>
    write
      .deleteFrom('password_resets')
      .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
      .execute(),
  );
}

/**
 * Composes the mail with the link when it is sent; null without an account, and once the link is used or too old.
 * `siteUrl` is the origin of the link.
 */
export function resetMail({ database, auth }: AccountStore, siteUrl: string) {
  return async (resetId: string) => {
    const reset = await database.db
      .selectFrom('password_resets')
      .innerJoin('user', 'user.email', 'password_resets.email')
      .select('user.email')
      .where('password_resets.id', '=', resetId)
      .where('used_at', 'is', null)
      .where('created_at', '>', validSince(new Date()))
      .executeTakeFirst();
    if (!reset) return null;
    const { subject, text, link, notYou } = accountMail.reset;
    const { secret } = await auth.$context;
    // Behind the number sign a token is in no log of a server.
    const address = `${siteUrl}${paths.admin}${staffPaths.reset}#${tokenOf(secret, resetId)}`;
    return {
      to: reset.email,
      subject,
      text: [text, '', link.replace('{link}', () => address), '', notYou, '', accountMail.signature].join('\n'),
    };
  };
}

/** Records that a link has gone out. */
export async function resetSettled(write: Write, { subjectId, state }: Settled): Promise<void> {
  if (state !== 'delivered') return;
  const user = await write
    .selectFrom('password_resets')
    .innerJoin('user', 'user.email', 'password_resets.email')
    .select('user.id')
    .where('password_resets.id', '=', subjectId)
    .executeTakeFirst();
  if (!user) return;
  const event = { kind: 'account.password_reset_sent', subjectId: user.id, data: {}, words: null } as const;
  await append(write, event, systemActor);
}

/** Whether a link's token could be used now. */
export async function isUsable({ database, auth }: AccountStore, token: string): Promise<boolean> {
  const { secret } = await auth.$context;
  const id = resetIdOf(secret, token);
  if (id === null) return false;
  const found = await database.db
    .selectFrom('password_resets')
    .select('id')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('created_at', '>', validSince(new Date()))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Sets a new password by a link's token, once, and ends all sessions of the account, half-made ones included. It signs
 * nobody in: a second factor is asked for at the next sign-in. False when the token is wrong, used or too old.
 */
export async function resetByToken(
  { database, auth }: AccountStore,
  token: string,
  { password, place }: { password: string; place: Place },
): Promise<boolean> {
  const { secret, password: passwords } = await auth.$context;
  const id = resetIdOf(secret, token);
  if (id === null || !(await isUsable({ database, auth }, token))) return false;
  const hash = await passwords.hash(password);
  return database.write(async (write) => {
    const now = new Date();
    const used = await write
      .updateTable('password_resets')
      .set({ used_at: now.toISOString() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('created_at', '>', validSince(now))
      .returning('email')
      .executeTakeFirst();
    if (!used) return false;
    await write
      .updateTable('password_resets')
      .set({ used_at: now.toISOString() })
      .where('email', '=', used.email)
      .where('used_at', 'is', null)
      .execute();
    const { internalAdapter } = await authWithin(auth, write).$context;
    const found = await internalAdapter.findUserByEmail(used.email);
    if (!found) return false;
    const userId = found.user.id;
    await internalAdapter.updatePassword(userId, hash);
    await internalAdapter.deleteUserSessions(userId);
    await endHalfSignIns(write, userId);
    await enqueueNotice(write, 'password-changed', userId, place);
    await append(
      write,
      { kind: 'account.password_reset', subjectId: userId, data: {}, words: null },
      { kind: 'visitor' },
    );
    return true;
  });
}

function validSince(now: Date): string {
  return new Date(now.getTime() - validMs).toISOString();
}

/** The token is made from the key of this server, so that the database holds none. */
function tokenOf(secret: string, resetId: string): string {
  return `${resetId}.${createHmac('sha256', secret).update(`password reset ${resetId}`).digest('base64url')}`;
}

/** The wish that a token of ours belongs to; null for any other text. */
function resetIdOf(secret: string, token: string): string | null {
  const [, id] = /^([\da-f-]{36})\.[\w-]{43}$/.exec(token) ?? [];
  if (id === undefined) return null;
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(secret, id))) ? id : null;
}
