import { append } from '#/events/append.ts';
import type { AccountStore } from '../accounts.ts';
import { authWithin } from '../auth.ts';
import { enqueueNotice } from '../notices.ts';
import type { Place } from '../place.ts';
import { newRecoveryCodes, recoveryCodeSeal } from '../recovery-codes.ts';
import type { StaffMember, StaffSession } from '../staff-session.ts';

/** What an authenticator app is given. */
export interface Enrolment {
  /** `otpauth://`, for a QR code. */
  uri: string;
  /** The same secret in base 32, for typing. */
  secret: string;
}

/** Parses the address that Better Auth makes for an authenticator app. */
export function enrolmentOf(uri: string): Enrolment {
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
}

/** Better Auth gives new recovery codes with each key of an app; those of who has codes texted stay. */
export async function keepingRecoveryCodes<T>(
  { database }: Pick<AccountStore, 'database'>,
  { id, hasSecondFactor }: StaffMember,
  work: () => Promise<T>,
): Promise<T> {
  if (!hasSecondFactor) return work();
  const ofUser = database.db.selectFrom('twoFactor').select('backupCodes').where('userId', '=', id);
  const before = await ofUser.executeTakeFirst();
  const result = await work();
  if (before) {
    await database.write((write) => write.updateTable('twoFactor').set(before).where('userId', '=', id).execute());
  }
  return result;
}

export type Confirmation =
  | { outcome: 'on'; recoveryCodes: string[]; headers: Headers }
  /** Better Auth's answer to a wrong code. */
  | { outcome: 'refused' };

/**
 * Switches the second factor on by a code of the app that was given its secret. All other sessions of the account end,
 * because they began without it; this one gets another token.
 */
export function confirmSecondFactor(
  { database, auth }: AccountStore,
  { staff }: StaffSession,
  { code, headers, place }: { code: string; headers: Headers; place: Place },
): Promise<Confirmation> {
  return database.write(async (write) => {
    const within = authWithin(auth, write);
    const earlier = await write.selectFrom('session').select('id').where('userId', '=', staff.id).execute();
    const response = await within.api.verifyTOTP({ body: { code }, headers, asResponse: true });
    if (response.status >= 500) throw new Error('the code could not be checked');
    if (!response.ok) return { outcome: 'refused' };
    const { backupCodes } = await within.api.viewBackupCodes({ body: { userId: staff.id } });
    // Better Auth has replaced the session that asks, unless a phone was its second factor before.
    const ended = staff.hasSecondFactor ? [] : earlier.map(({ id }) => id);
    if (ended.length > 0) await write.deleteFrom('session').where('id', 'in', ended).execute();
    const sessions_ended = ended.length;
    await enqueueNotice(write, 'second-factor-on', staff.id, place);
    await append(
      write,
      { kind: 'account.two_factor_enabled', subjectId: staff.id, data: { sessions_ended }, words: null },
      { kind: 'staff', id: staff.id },
    );
    return { outcome: 'on', recoveryCodes: backupCodes, headers: response.headers };
  });
}

/** Replaces the recovery codes of an account, the used ones included. Null when it has no second factor. */
export async function renewRecoveryCodes(
  { database, auth }: AccountStore,
  userId: string,
  place: Place,
): Promise<string[] | null> {
  const codes = newRecoveryCodes();
  const { secret } = await auth.$context;
  const backupCodes = await recoveryCodeSeal(secret).encrypt(JSON.stringify(codes));
  return database.write(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('twoFactor')
      .set({ backupCodes })
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    await enqueueNotice(write, 'recovery-codes-renewed', userId, place);
    await append(
      write,
      { kind: 'account.recovery_codes_renewed', subjectId: userId, data: {}, words: null },
      { kind: 'staff', id: userId },
    );
    return codes;
  });
}

/** How many recovery codes of an account are unused. */
export async function countRecoveryCodes({ auth }: Pick<AccountStore, 'auth'>, userId: string): Promise<number> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}
