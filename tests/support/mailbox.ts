import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '#/database/open.ts';
import { answerTaker } from '#/inbox/answers/take-answer.ts';
import { parseMailboxAddress } from '#/mailbox/address.ts';
import { startMailboxReader } from '#/mailbox/reader.ts';
import { startImap, type TestImap } from './imap.ts';

export async function startTestImap(): Promise<TestImap> {
  const imap = await startImap();
  onTestFinished(() => imap.stop());
  return imap;
}

/** Reads a mailbox into the requests of a database, as the server does. */
export function readMailbox(database: Database, url: string) {
  const address = parseMailboxAddress(url);
  if (!address) throw new Error('no address of a mailbox');
  const problems: { message: string; code?: string; error?: unknown }[] = [];
  const reader = startMailboxReader({
    database,
    address,
    taker: answerTaker(database),
    onProblem: (message, problem) => problems.push({ message, ...problem }),
  });
  onTestFinished(() => reader.stop());
  return { ...reader, problems };
}

/** Resolves when all mail up to a UID is read; gives what is recorded of the mailbox. */
export async function readUpTo(database: Database, uid: number) {
  const read = () => database.db.selectFrom('mailboxes').selectAll().executeTakeFirst();
  await vi.waitFor(async () => expect(await read()).toMatchObject({ last_uid: uid }), {
    timeout: 20_000,
    interval: 50,
  });
  return read();
}
