import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { AccountStore } from '../accounts.ts';
import { authWithin } from '../auth.ts';
import { enqueueNotice } from '../notices.ts';
import type { Place } from '../place.ts';
import { endHalfSignIns } from '../second-factor.ts';
import { renewToken } from '../session-life.ts';
import type { StaffSession } from '../staff-session.ts';
import { endOtherSessions } from './sessions.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.renamed': { data: Record<never, never>; words: { name: string } };
    'account.password_changed': { data: { sessions_ended: number }; words: null };
    /** The password was given again, for what needs it. */
    'account.confirmed': { data: Record<never, never>; words: null };
  }
}

export function rename({ database, auth }: AccountStore, userId: string, name: string, actor: Actor): Promise<void> {
  return database.write(async (write) => {
    const { internalAdapter } = await authWithin(auth, write).$context;
    await internalAdapter.updateUser(userId, { name });
    await append(write, { kind: 'account.renamed', subjectId: userId, data: {}, words: { name } }, actor);
  });
}

/** Whether a password is the one of an account. Takes a tenth of a second, so never call it within a transaction. */
export async function isPassword(
  { auth }: Pick<AccountStore, 'auth'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(userId);
  return account?.password ? passwords.verify({ hash: account.password, password }) : false;
}

/** Sets another password, ends all other sessions, and tells the owner by mail. Gives the session's new token. */
export async function changePassword(
  { database, auth }: AccountStore,
  { staff, id, token }: StaffSession,
  password: string,
  { actor, place }: { actor: Actor; place: Place },
): Promise<string> {
  const { password: passwords } = await auth.$context;
  const hash = await passwords.hash(password);
  return database.write(async (write) => {
    const { internalAdapter } = await authWithin(auth, write).$context;
    await internalAdapter.updatePassword(staff.id, hash);
    const sessions_ended = await endOtherSessions(write, staff.id, token);
    const renewed = await renewToken(write, id);
    await endHalfSignIns(write, staff.id);
    await enqueueNotice(write, 'password-changed', staff.id, place);
    const data = { sessions_ended };
    await append(write, { kind: 'account.password_changed', subjectId: staff.id, data, words: null }, actor);
    return renewed;
  });
}

/**
 * Records that the password was given again in a session, which then may do for some minutes what needs it, under a new
 * token, which it gives.
 */
export function confirm({ database }: AccountStore, { staff, id }: StaffSession, actor: Actor): Promise<string> {
  return database.write(async (write) => {
    const confirmedAt = new Date().toISOString();
    await write.updateTable('session').set({ confirmedAt }).where('id', '=', id).execute();
    const token = await renewToken(write, id);
    await append(write, { kind: 'account.confirmed', subjectId: staff.id, data: {}, words: null }, actor);
    return token;
  });
}
