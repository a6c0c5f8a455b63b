import type { Generated } from 'kysely';
import type { Database } from '#/database/open.ts';
import type { Time, Write } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    mailboxes: MailboxTable;
  }
}

/** How far a mailbox is read, and who reads it. */
interface MailboxTable {
  /** Account, server and folder. */
  name: string;
  /** UIDs are those of this validity (RFC 3501 section 2.3.1.1); empty before the first reading. */
  uid_validity: Generated<string>;
  /** The last UID that was read. */
  last_uid: Generated<number>;
  /** How many mails belonged to no conversation of ours, and stayed unread by us. */
  left_alone: Generated<number>;
  /** The process that reads it. */
  reader: string | null;
  /** Until when the reader has it, unless it renews that. */
  read_until: Time | null;
}

/** How long a reader has a mailbox without renewing that: longer than any step of its reading. */
const claimMs = 3 * 60_000;

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
