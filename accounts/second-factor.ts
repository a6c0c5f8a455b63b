import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { AccountStore } from './accounts.ts';
import { authWithin } from './auth.ts';
import { enqueueNotice } from './notices.ts';
import { deletePhone } from './phone-factor.ts';
import type { Place } from './place.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.two_factor_enabled': { data: { sessions_ended: number }; words: null };
    'account.two_factor_disabled': { data: Record<never, never>; words: null };
    'account.recovery_codes_renewed': { data: Record<never, never>; words: null };
  }
}

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read by queries of ours. */
    verification: { identifier: string; value: string; expiresAt: string };
  }
}

/** Ends sign-ins of a user whose second step is awaited: their password may be the one before. */
export async function endHalfSignIns(write: Write, userId: string): Promise<void> {
  await write.deleteFrom('verification').where('value', '=', userId).where('identifier', 'like', '2fa-%').execute();
}

/** Switches the second factor of an account off, its phone number included, and tells its owner by mail. False when it was off. */
export function removeSecondFactor(
  { database, auth }: AccountStore,
  userId: string,
  { actor, place }: { actor: Actor; place: Place | null },
): Promise<boolean> {
  return database.write(async (write) => {
    const { internalAdapter } = await authWithin(auth, write).$context;
    const { numDeletedRows } = await write
      .deleteFrom('twoFactor')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await deletePhone(write, userId, actor);
    await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
    await enqueueNotice(write, 'second-factor-off', userId, place);
    await append(write, { kind: 'account.two_factor_disabled', subjectId: userId, data: {}, words: null }, actor);
    return true;
  });
}

/** The id of the account of an address; null without one. */
export async function findAccountId({ auth }: Pick<AccountStore, 'auth'>, email: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.findUserByEmail(email))?.user.id ?? null;
}
