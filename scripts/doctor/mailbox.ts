import { existsSync } from 'node:fs';
import { type Database, openDatabase, sqliteFile } from '#/database/open.ts';
import { nameOf } from '#/mailbox/address.ts';
import { MailboxError, openSession } from '#/mailbox/session.ts';
import type { Config } from '#/server/config/config.ts';

const timeoutMs = 10_000;

/** Signs in to the mailbox and looks at its folder, without reading mail. */
export async function aboutMailbox(config: Config): Promise<string[]> {
  const { mailbox } = config;
  if (!mailbox) return [];
  const place = `Mailbox: ${mailbox.folder} at ${mailbox.host}:${mailbox.port};`;
  try {
    const session = await openSession(mailbox, AbortSignal.timeout(timeoutMs));
    await session.open().finally(session.close);
    const leftAlone = await readLeftAlone(config, nameOf(mailbox));
    const others = leftAlone === null ? '' : ` So far, mails that belong to no request: ${leftAlone}.`;
    return [`${place} it can be read.${others}`];
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    return [`${place} ${verdicts[error.code] ?? `it cannot be reached (${error.code})`}.`];
  }
}

const verdicts: Record<string, string> = {
  'sign-in-refused': 'it refuses the user or password of IMAP_URL',
  'no-such-folder': 'it has no such folder',
};

/** Null where nothing was read yet. */
async function readLeftAlone(config: Config, name: string): Promise<number | null> {
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) return null;
  let database: Database | null = null;
  try {
    database = openDatabase(config);
    const row = await database.db
      .selectFrom('mailboxes')
      .select('left_alone')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.left_alone ?? null;
  } catch {
    return null; // the report says elsewhere that the database cannot be read
  } finally {
    await database?.close().catch(() => {}); // a database that cannot be reached may fail to close
  }
}
