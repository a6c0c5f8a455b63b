import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';

/** How long a reader has a mailbox without renewing that: longer than any step of its reading. */
export const claimMs = 3 * 60_000;

/** How far a mailbox is read. */
export interface Place {
  uidValidity: string;
  lastUid: number;
}

/** Somebody else reads the mailbox meanwhile. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** Takes or renews the mailbox for a reader; null while another one has it. */
export function claim(database: Database, name: string, reader: string): Promise<Place | null> {
  return database.write(async (write) => {
    await write
      .insertInto('mailboxes')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const now = Date.now();
    const taken = await write
      .updateTable('mailboxes')
      .set({ reader, read_until: new Date(now + claimMs).toISOString() })
      .where('name', '=', name)
      .where(({ or, eb }) =>
        or([eb('reader', 'is', null), eb('reader', '=', reader), eb('read_until', '<', new Date(now).toISOString())]),
      )
      .returning(['uid_validity', 'last_uid'])
      .executeTakeFirst();
    return taken ? { uidValidity: taken.uid_validity, lastUid: taken.last_uid } : null;
  });
}

/**
 * Records how far the mailbox is read, in the transaction of what was stored.
 * @throws {ClaimLostError} when the reader has lost the mailbox: nothing of the transaction may stay.
 */
export async function advance(
  write: Write,
  { name, reader }: { name: string; reader: string },
  { uidValidity, lastUid }: Place,
  leftAlone: number,
): Promise<void> {
  const { numUpdatedRows } = await write
    .updateTable('mailboxes')
    .set(({ eb }) => ({
      uid_validity: uidValidity,
      last_uid: lastUid,
      left_alone: eb('left_alone', '+', leftAlone),
      read_until: new Date(Date.now() + claimMs).toISOString(),
    }))
    .where('name', '=', name)
    .where('reader', '=', reader)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ClaimLostError('another process reads the mailbox');
}

export async function release(database: Database, name: string, reader: string): Promise<void> {
  await database.write((write) =>
    write
      .updateTable('mailboxes')
      .set({ reader: null, read_until: null })
      .where('name', '=', name)
      .where('reader', '=', reader)
      .execute(),
  );
}
