import { symmetricDecrypt } from 'better-auth/crypto';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { Auth } from './auth.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    phone_factors: {
      user_id: string;
      /** In the form of E.164, encrypted with the key of the installation. */
      number: string;
      /** Its last digits. */
      ending: string;
      /** Null until a code was typed that was texted to it. */
      confirmed_at: string | null;
      created_at: string;
    };
  }
}

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.phone_added': { data: Record<never, never>; words: null };
    'account.phone_removed': { data: Record<never, never>; words: null };
  }
}

/** Sends a text message to a number in the form of E.164. False when it was not accepted; the log then names the request. */
export type SendText = (to: string, text: string, requestId: string) => Promise<boolean>;

/** The last digits of the number that codes can be texted to; null without one. */
export async function phoneEnding(db: Queries, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('phone_factors')
    .select('ending')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.ending ?? null;
}

/** The number that a code goes to: the confirmed one, or the one that waits for it. Null without one. */
export async function phoneNumber(
  db: Queries,
  auth: Auth,
  userId: string,
  isConfirmed: boolean,
): Promise<string | null> {
  const row = await db
    .selectFrom('phone_factors')
    .select('number')
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { secretConfig: key } = await auth.$context;
  return symmetricDecrypt({ key, data: row.number });
}

/** Whether an authenticator app is set up; otherwise two-step sign-in works by a phone number alone. */
export async function hasApp(db: Queries, userId: string): Promise<boolean> {
  const row = await db.selectFrom('twoFactor').select('verified').where('userId', '=', userId).executeTakeFirst();
  return Boolean(row?.verified);
}

/** Deletes the number of an account. False when it has none. */
export async function deletePhone(write: Write, userId: string, actor: Actor): Promise<boolean> {
  const gone = await write
    .deleteFrom('phone_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute();
  if (!gone.some(({ confirmed_at }) => confirmed_at !== null)) return false;
  await append(write, { kind: 'account.phone_removed', subjectId: userId, data: {}, words: null }, actor);
  return true;
}
