import type { Database } from '#/database/open.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { enqueueNotice } from '../notices.ts';
import type { Place } from '../place.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'account.passkey_added': { data: { passkey: string }; words: { name: string } };
    'account.passkey_renamed': { data: { passkey: string }; words: { name: string } };
    'account.passkey_removed': { data: { passkey: string }; words: null };
  }
}

/** False when the account has no such passkey. */
export function renamePasskey(
  database: Database,
  userId: string,
  { id, name }: { id: string; name: string },
  actor: Actor,
): Promise<boolean> {
  return database.write(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('passkey')
      .set({ name })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const event = {
      kind: 'account.passkey_renamed',
      subjectId: userId,
      data: { passkey: id },
      words: { name },
    } as const;
    await append(write, event, actor);
    return true;
  });
}

/** False when the account has no such passkey. */
export function removePasskey(
  database: Database,
  userId: string,
  id: string,
  { actor, place }: { actor: Actor; place: Place },
): Promise<boolean> {
  return database.write(async (write) => {
    const { numDeletedRows } = await write
      .deleteFrom('passkey')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await enqueueNotice(write, 'passkey-removed', userId, place);
    const event = { kind: 'account.passkey_removed', subjectId: userId, data: { passkey: id }, words: null } as const;
    await append(write, event, actor);
    return true;
  });
}
