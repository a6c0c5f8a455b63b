import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, databaseKinds } from '#/tests/support/databases.ts';
import { type ServerOptions, startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { query } from '#/tests/support/stored.ts';
import { storedTotals, wholeTotals } from '#/tests/support/stored-totals.ts';
import { submit } from '#/tests/support/submit.ts';

const rounds = 9;
const senders = 6;
const longAgo = '2026-01-01T00:00:00.000Z';

async function newDataDir(): Promise<string> {
  const place = await createTestDatabase('sqlite');
  onTestFinished(place.remove);
  return place.dataDir;
}

async function start(options: ServerOptions): Promise<TestServer> {
  const server = await startServer({ ...options, env: { FORM_LIMIT_PER_10_MIN: '1000000', ...options.env } });
  onTestFinished(server.remove);
  return server;
}

describe('fault 32: SIGKILL during submissions, again and again', () => {
  it('loses no acknowledged request and stores none twice', { timeout: 90_000 }, async () => {
    const dataDir = await newDataDir();
    /** Keys that were answered, with the id of the answer. */
    const acknowledged = new Map<string, string>();
    /** Keys that were sent and whose answer never came: sent again after the next start. */
    const unanswered = new Set<string>();
    let interrupted = 0;

    for (let round = 0; round < rounds; round += 1) {
      const server = await start({ dataDir });
      const lastRound = round === rounds - 1;
      const known = [...acknowledged].at(-1);
      if (known)
        expect((await submit(server.origin, known[0])).row, 'the answer after the restart').toMatchObject({
          id: known[1],
        });

      // The process dies at some answer, while the other senders wait for theirs; in the first round at the very first.
      const answersLeft = round === 0 ? 1 : 1 + Math.floor(Math.random() * 80);
      const todo = [...unanswered, ...Array.from({ length: lastRound ? 20 : 200 }, () => crypto.randomUUID())];
      let answers = 0;
      let killed: Promise<void> | undefined;

      async function send(): Promise<void> {
        for (let key = todo.shift(); key !== undefined && !killed; key = todo.shift()) {
          unanswered.add(key);
          const answer = await submit(server.origin, key).catch(() => null);
          if (!answer) continue;
          expect(answer.status).toBe(201);
          unanswered.delete(key);
          acknowledged.set(key, answer.row?.id ?? '');
          answers += 1;
          if (answers === answersLeft && !lastRound) killed = server.kill();
        }
      }
      await Promise.all(Array.from({ length: senders }, send));
      await killed;
      interrupted += unanswered.size;
      if (lastRound) expect(await server.stop()).toBe(0);
    }

    expect(interrupted, 'requests were under way when the process died').toBeGreaterThan(rounds);
    expect(unanswered).toEqual(new Set());
    expect(storedTotals(dataDir)).toEqual(wholeTotals(acknowledged.size));
    const stored = query<{ full_name: string; id: string }>(
      { dataDir } as TestServer,
      'select full_name, id from form_submissions',
    );
    expect(new Map(stored.map(({ full_name, id }) => [full_name, id]))).toEqual(acknowledged);
  });
});

/** A slow machine refuses some of many that come at once (503). */
async function submitUntilTaken(origin: string, key: string): Promise<void> {
  let status = 503;
  while (status === 503) ({ status } = await submit(origin, key));
  expect([201, 202]).toContain(status);
}

describe.each(databaseKinds)('SIGKILL before the words of requests are indexed, on %s', (kind) => {
  it('hides none of them from a search after the restart', { timeout: 60_000 }, async () => {
    const place = await createTestDatabase(kind);
    onTestFinished(place.remove);
    const account = { email: 'sam@example.com', password: 'a long enough password' };
    const env: Record<string, string> = { STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password };
    if (place.databaseUrl) env.DATABASE_URL = place.databaseUrl;
    const first = await start({ dataDir: place.dataDir, env });
    const keys = Array.from({ length: 120 }, () => crypto.randomUUID());
    await Promise.all(keys.map((key) => submitUntilTaken(first.origin, key)));
    await first.kill();

    const { origin } = await start({ dataDir: place.dataDir, env });
    const { call } = await signInAt(origin, account);
    const find = async (words: string) => (await call('GET', `/api/submissions?q=${words}`)).json();
    // On a slow Postgres some wait on the disk, and are stored right after the start.
    await vi.waitFor(async () => expect(await find('example')).toMatchObject({ matching: 120 }), 20_000);
    for (const key of [keys[0] ?? '', keys.at(-1) ?? '']) {
      expect(await find(key)).toMatchObject({ matching: 1, items: [{ full_name: key }] });
    }
  });
});

describe('fault 22: SIGKILL between sending an email and marking it', () => {
  it('sends it again under the same Message-ID after the next start', async () => {
    const dataDir = await newDataDir();
    const smtp = await startSmtp('say-nothing');
    onTestFinished(smtp.stop);
    const env = { SMTP_URL: smtp.url, NOTIFY_EMAIL: 'staff@example.com' };
    const first = await start({ dataDir, env });
    expect((await submit(first.origin, 'ann')).status).toBe(201);
    const sentBefore = messageIds(await smtp.waitFor(2));
    await first.kill();
    expect(query(first, 'select id from outbox where delivered_at is not null')).toEqual([]);

    smtp.behaviour = 'accept';
    query(first, 'update outbox set next_attempt_at = ?', longAgo);
    const second = await start({ dataDir, env });
    const sent = messageIds(await smtp.waitFor(4));
    expect(sent.slice(2).sort()).toEqual(sentBefore.sort());
    expect(new Set(sent).size).toBe(2);
    await allDelivered(second);
  });

  it('writes the same file again, so that there is one for each email', async () => {
    const dataDir = await newDataDir();
    const folder = join(dataDir, 'mail');
    const first = await start({ dataDir });
    expect((await submit(first.origin, 'ann')).status).toBe(201);
    await allDelivered(first);
    await first.kill();
    const before = await readMails(folder);
    expect(before).toHaveLength(2);

    query(first, 'update outbox set delivered_at = null, next_attempt_at = ?', longAgo);
    const second = await start({ dataDir });
    await allDelivered(second);
    const after = await readMails(folder);
    expect(after.map(({ name, messageId }) => ({ name, messageId }))).toEqual(
      before.map(({ name, messageId }) => ({ name, messageId })),
    );
    for (const [index, { inode }] of after.entries()) expect(inode, 'written anew').not.toBe(before[index]?.inode);
  });
});

async function allDelivered(server: TestServer): Promise<void> {
  await vi.waitFor(() => {
    expect(query(server, 'select count(*) as mails, count(delivered_at) as delivered from outbox')).toEqual([
      { mails: 2, delivered: 2 },
    ]);
  }, 10_000);
}

function messageIds(mails: TestSmtp['received']): (string | undefined)[] {
  return mails.map(({ raw }) => messageId(raw));
}

function messageId(raw: string): string | undefined {
  return /^Message-ID: (.*)\r$/m.exec(raw)?.[1];
}

async function readMails(folder: string) {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      messageId: messageId(await readFile(join(folder, name), 'utf8')),
      inode: (await stat(join(folder, name))).ino,
    })),
  );
}
