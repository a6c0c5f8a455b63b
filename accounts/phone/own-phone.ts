import { randomBytes } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Write } from '#/database/schema.ts';
import { append } from '#/events/append.ts';
import type { AccountStore } from '../accounts.ts';
import { type Auth, authWithin } from '../auth.ts';
import { enqueueNotice } from '../notices.ts';
import { deletePhone, hasApp, phoneEnding } from '../phone-factor.ts';
import type { Place } from '../place.ts';
import { newRecoveryCodes, recoveryCodeSeal } from '../recovery-codes.ts';
import { removeSecondFactor } from '../second-factor.ts';
import type { StaffSession } from '../staff-session.ts';
import { withTextedCodes } from './texted-codes.ts';

const endingDigits = 2;

/** Keeps a number that waits for its code, in the place of an earlier one. False when the account has a confirmed one. */
export async function keepNumber(
  { database, auth }: AccountStore,
  { staff, id }: StaffSession,
  given: string,
): Promise<boolean> {
  const { secretConfig: key } = await auth.$context;
  const number = await symmetricEncrypt({ key, data: given });
  return database.write(async (write) => {
    // A code that was texted to another number confirms nothing any more.
    await write.deleteFrom('verification').where('identifier', '=', `2fa-otp-${staff.id}!${id}`).execute();
    const row = { number, ending: given.slice(-endingDigits), created_at: new Date().toISOString() };
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('phone_factors')
      .values({ user_id: staff.id, ...row, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(row).where('phone_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}

export type PhoneConfirmation =
  /** `recoveryCodes` are there when two-step sign-in was off before; then other sessions end. */
  { outcome: 'on'; recoveryCodes: string[] | null; headers: Headers } | { outcome: 'refused' };

/** Takes a number into use by the code that was texted to it. */
export function confirmNumber(
  { database, auth }: AccountStore,
  { staff }: StaffSession,
  { code, headers, place }: { code: string; headers: Headers; place: Place },
): Promise<PhoneConfirmation> {
  return database.write(async (write): Promise<PhoneConfirmation> => {
    const earlier = await write.selectFrom('session').select('id').where('userId', '=', staff.id).execute();
    const { api } = await withTextedCodes(auth, () => {}, write);
    const response = await api.verifyTwoFactorOTP({ body: { code }, headers, asResponse: true });
    if (response.status >= 500) throw new Error('the code could not be checked');
    if (!response.ok) return { outcome: 'refused' };
    const { numUpdatedRows } = await write
      .updateTable('phone_factors')
      .set({ confirmed_at: new Date().toISOString() })
      .where('user_id', '=', staff.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Error('the number that was confirmed is gone');
    const actor = { kind: 'staff', id: staff.id } as const;
    await enqueueNotice(write, 'phone-added', staff.id, place);
    await append(write, { kind: 'account.phone_added', subjectId: staff.id, data: {}, words: null }, actor);
    if (staff.hasSecondFactor) return { outcome: 'on', recoveryCodes: null, headers: response.headers };
    const recoveryCodes = await giveRecoveryCodes(write, auth, staff.id);
    const ids = earlier.map(({ id }) => id);
    await write.deleteFrom('session').where('id', 'in', ids).execute();
    const data = { sessions_ended: ids.length };
    await append(write, { kind: 'account.two_factor_enabled', subjectId: staff.id, data, words: null }, actor);
    return { outcome: 'on', recoveryCodes, headers: response.headers };
  });
}

/** Better Auth keeps recovery codes beside the key of an app: here beside one that nobody has, and that it takes no code of. */
async function giveRecoveryCodes(write: Write, auth: Auth, userId: string): Promise<string[]> {
  const { adapter, secret, secretConfig: key } = await authWithin(auth, write).$context;
  const codes = newRecoveryCodes();
  const data = {
    userId,
    secret: await symmetricEncrypt({ key, data: randomBytes(24).toString('base64url') }),
    backupCodes: await recoveryCodeSeal(secret).encrypt(JSON.stringify(codes)),
    verified: false,
  };
  // One of an app whose set-up was not finished.
  await write.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  await adapter.create({ model: 'twoFactor', data });
  return codes;
}

/** Removes the number; where no app is set up, two-step sign-in is off then. False when there is none. */
export async function removeNumber(store: AccountStore, userId: string, place: Place): Promise<boolean> {
  const actor = { kind: 'staff', id: userId } as const;
  if ((await phoneEnding(store.database.db, userId)) === null) return false;
  if (!(await hasApp(store.database.db, userId))) return removeSecondFactor(store, userId, { actor, place });
  return store.database.write(async (write) => {
    if (!(await deletePhone(write, userId, actor))) return false;
    await enqueueNotice(write, 'phone-removed', userId, place);
    return true;
  });
}
