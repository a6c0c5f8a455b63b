import type { Generated } from 'kysely';
import type { Time } from '#/database/schema.ts';

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
