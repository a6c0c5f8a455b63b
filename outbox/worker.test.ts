import { sql } from 'kysely';
import { stdSerializers } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import type { OutboxRow } from '#/database/schema.ts';
import { createTestDatabase, describeEachDatabase } from '#/tests/support/databases.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { createMailDelivery } from './mail-delivery.ts';
import { claimNext, enqueue, outboxState, recordSkipped } from './queue.ts';
import { type Compose, startOutboxWorker } from './worker.ts';

const dayMs = 24 * 3_600_000;
const longAgo = '2026-01-01T00:00:00.000Z';

/** A worker whose e-mails of kind `note` say what they are about. */
function startWorker(database: Database, smtp: TestSmtp, compose: Record<string, Compose> = {}) {
  const delivery = createMailDelivery({ smtpUrl: smtp.url, mailFrom: 'desk@example.com', dataDir: '/nowhere' });
  const errors: string[] = [];
  const causes: unknown[] = [];
  const worker = startOutboxWorker({
    database,
    delivery,
    compose: {
      note: async ({ subject_id }) => ({ to: 'ann@example.com', subject: 'A note', text: subject_id }),
      ...compose,
    },
    onError(message, cause) {
      errors.push(message);
      causes.push(cause);
    },
  });
  onTestFinished(async () => {
    delivery.close();
    await worker.stop();
  });
  return { ...worker, errors, causes };
}

async function startTestSmtp(...options: Parameters<typeof startSmtp>): Promise<TestSmtp> {
  const smtp = await startSmtp(...options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

async function put(database: Database, kind = 'note'): Promise<string> {
  const subjectId = crypto.randomUUID();
  await database.write((write) => enqueue(write, [kind], subjectId, new Date().toISOString()));
  return subjectId;
}

function stored(database: Database, subjectId: string): Promise<OutboxRow> {
  return database.db.selectFrom('outbox').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow();
}

/** Resolves when the entry has failed so often and is not being tried. */
function failed(database: Database, subjectId: string, attempts: number): Promise<OutboxRow> {
  return vi.waitFor(async () => {
    const row = await stored(database, subjectId);
    expect(row).toMatchObject({ attempts, last_error: expect.any(String) });
    const secondsLeft = (Date.parse(row.next_attempt_at) - Date.now()) / 1_000;
    expect(row.given_up_at !== null || Math.abs(secondsLeft - 300) > 20, 'no longer claimed').toBe(true);
    return row;
  }, 10_000);
}

function delivered(database: Database, subjectId: string): Promise<OutboxRow> {
  return vi.waitFor(async () => {
    const row = await stored(database, subjectId);
    expect(row.delivered_at).not.toBeNull();
    return row;
  }, 10_000);
}

/** As if the time to try again had come. */
async function makeDue(database: Database, change: Partial<OutboxRow> = {}): Promise<void> {
  const now = new Date().toISOString();
  await database.db
    .updateTable('outbox')
    .set({ next_attempt_at: now, ...change })
    .execute();
}

describeEachDatabase('fault 22: the outbox', (open) => {
  it('gives up an address that is refused for good, and keeps the codes of the refusal without the address it quotes', async () => {
    const database = await open();
    const smtp = await startTestSmtp('refuse-recipient');
    const id = await put(database);
    const { causes } = startWorker(database, smtp);
    const row = await failed(database, id, 1);
    expect(row).toMatchObject({ last_error: 'EENVELOPE 550', given_up_at: expect.any(String) });
    expect(JSON.stringify(causes.map((cause) => stdSerializers.err(cause as Error)))).not.toContain('ann@example.com');
  });

  it('sends an e-mail once and says so only then', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const worker = startWorker(database, smtp);
    const subjectId = await put(database);
    expect(await outboxState(database.db)).toEqual({ waiting: 1, failing: 0, given_up: 0 });
    worker.wake();
    const row = await delivered(database, subjectId);
    expect(row).toMatchObject({ attempts: 1, last_error: null, given_up_at: null });
    expect(await outboxState(database.db)).toEqual({ waiting: 0, failing: 0, given_up: 0 });
    expect(smtp.received).toMatchObject([{ to: ['ann@example.com'], raw: expect.stringContaining(subjectId) }]);
  });

  it('keeps an e-mail while the mail server is down, waits longer after each try, sends it when the server is back', async () => {
    const database = await open();
    const down = await startSmtp();
    await down.stop();
    const worker = startWorker(database, down);
    const subjectId = await put(database);
    for (const [failures, seconds] of [30, 120, 600, 3_600, 10_800, 21_600, 21_600].entries()) {
      await makeDue(database);
      worker.wake();
      const row = await failed(database, subjectId, failures + 1);
      const secondsLeft = (Date.parse(row.next_attempt_at) - Date.now()) / 1_000;
      expect(secondsLeft).toBeGreaterThan(seconds - 15);
      expect(secondsLeft).toBeLessThanOrEqual(seconds);
      expect(row).toMatchObject({ delivered_at: null, last_error: expect.stringMatching(/^E[A-Z]+$/) });
    }
    expect(await outboxState(database.db)).toEqual({ waiting: 1, failing: 1, given_up: 0 });

    const up = await startTestSmtp('accept', Number(new URL(down.url).port));
    await makeDue(database);
    worker.wake();
    const { id } = await delivered(database, subjectId);
    expect(messageIds(up)).toEqual([`<${id}@example.com>`]);
    expect(await outboxState(database.db)).toEqual({ waiting: 0, failing: 0, given_up: 0 });
  });

  it.each([
    ['drop-in-data', /./],
    ['later', /451/],
    ['never', /550/],
  ] as const)('tries again after a mail server that behaves as %s', async (behaviour, error) => {
    const database = await open();
    const smtp = await startTestSmtp(behaviour);
    const worker = startWorker(database, smtp);
    const subjectId = await put(database);
    worker.wake();
    const { id, last_error } = await failed(database, subjectId, 1);
    expect(last_error).toMatch(error);
    expect(smtp.received).toEqual([]);

    smtp.behaviour = 'accept';
    await makeDue(database);
    worker.wake();
    await delivered(database, subjectId);
    expect(messageIds(smtp)).toEqual([`<${id}@example.com>`]);
  });

  it('sends an e-mail again under the same Message-ID when its sender died before marking it', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const subjectId = await put(database);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await makeDue(database, { next_attempt_at: hourAgo.toISOString() });
    const claimed = await claimNext(database, hourAgo, new Date());
    startWorker(database, smtp);
    expect(await delivered(database, subjectId)).toMatchObject({ id: claimed?.id, attempts: 2 });
    expect(messageIds(smtp)).toEqual([`<${claimed?.id}@example.com>`]);
  });

  it('gives an e-mail up after five days of failures, visibly, and does not touch it again', async () => {
    const database = await open();
    const smtp = await startTestSmtp('later');
    const worker = startWorker(database, smtp);
    const old = await put(database);
    await makeDue(database, { attempts: 20, created_at: new Date(Date.now() - 4 * dayMs).toISOString() });
    worker.wake();
    expect(await failed(database, old, 21), 'after four days it still tries').toMatchObject({ given_up_at: null });

    await makeDue(database, { created_at: new Date(Date.now() - 5 * dayMs).toISOString() });
    worker.wake();
    await vi.waitFor(async () =>
      expect(await stored(database, old)).toMatchObject({ given_up_at: expect.any(String) }),
    );
    expect(await stored(database, old)).toMatchObject({ attempts: 22, delivered_at: null, last_error: 'EMESSAGE 451' });
    expect(await outboxState(database.db)).toEqual({ waiting: 0, failing: 0, given_up: 1 });

    smtp.behaviour = 'accept';
    await makeDue(database);
    const young = await put(database);
    worker.wake();
    await delivered(database, young);
    expect(smtp.received).toMatchObject([{ raw: expect.stringContaining(young) }]);
    expect(await stored(database, old)).toMatchObject({ attempts: 22, delivered_at: null });
  });

  it('sends the others when one cannot be written, and keeps that one', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const worker = startWorker(database, smtp, { broken: () => Promise.reject(new Error('no words')) });
    const broken = await put(database, 'broken');
    const strange = await put(database, 'of-a-kind-nobody-knows');
    const sound = await put(database);
    worker.wake();
    await delivered(database, sound);
    expect(await stored(database, broken)).toMatchObject({ attempts: 1, delivered_at: null, last_error: 'unknown' });
    expect(await stored(database, strange)).toMatchObject({ attempts: 1, delivered_at: null, last_error: 'unknown' });
    expect(smtp.received).toHaveLength(1);
  });

  it('sends nothing about what is gone, and records it as skipped, not as delivered', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const gone = await put(database, 'gone');
    const next = await put(database);
    startWorker(database, smtp, { gone: async () => null });
    await delivered(database, next);
    expect(await stored(database, gone)).toMatchObject({
      skip_reason: 'subject-gone',
      delivered_at: null,
      attempts: 1,
    });
    expect(smtp.received).toHaveLength(1);
    expect(await outboxState(database.db)).toEqual({ waiting: 0, failing: 0, given_up: 0 });
  });

  it('never tries an entry that was skipped when it was written', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const skipped = crypto.randomUUID();
    await database.write((write) => recordSkipped(write, 'note', skipped, longAgo, 'address-limit'));
    const next = await put(database);
    startWorker(database, smtp);
    await delivered(database, next);
    expect(await stored(database, skipped)).toMatchObject({ skip_reason: 'address-limit', attempts: 0 });
    expect(smtp.received).toHaveLength(1);
    expect(await outboxState(database.db)).toEqual({ waiting: 0, failing: 0, given_up: 0 });
  });

  it('sends what waits when it starts, oldest first', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const subjectIds = [await put(database), await put(database), await put(database)];
    await database.db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(Date.now() - dayMs).toISOString() })
      .where('subject_id', '=', subjectIds[2] as string)
      .execute();
    startWorker(database, smtp);
    const mails = await smtp.waitFor(3);
    const order = mails.map(({ raw }) => subjectIds.findIndex((subjectId) => raw.includes(subjectId)));
    expect(order[0]).toBe(2);
  });

  it('settles the delivery under way when it is stopped', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const composing = Promise.withResolvers<void>();
    const mayCompose = Promise.withResolvers<void>();
    const worker = startWorker(database, smtp, {
      async slow({ subject_id }) {
        composing.resolve();
        await mayCompose.promise;
        return { to: 'ann@example.com', subject: 'A note', text: subject_id };
      },
    });
    const slow = await put(database, 'slow');
    const next = await put(database);
    worker.wake();
    await composing.promise;
    const stopped = worker.stop();
    mayCompose.resolve();
    await stopped;
    expect(await stored(database, slow)).toMatchObject({ delivered_at: expect.any(String) });
    expect(await stored(database, next)).toMatchObject({ attempts: 0, delivered_at: null });
  });

  it('goes on after the database failed', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const worker = startWorker(database, smtp);
    await vi.waitFor(() => expect(worker.errors).toEqual(['the outbox could not be read']));
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    const subjectId = await put(database);
    worker.wake();
    await delivered(database, subjectId);
  });
});

describe('fault 22: two servers on one Postgres', () => {
  it('send each e-mail once between them', async () => {
    const place = await createTestDatabase('postgres');
    onTestFinished(place.remove);
    const databases = Array.from({ length: 4 }, () => openDatabase(place));
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))));
    const [database] = databases as [Database];
    await migrate(database);
    const subjectIds = await Promise.all(Array.from({ length: 40 }, () => put(database)));
    // Opened before the race, so that no worker is late for it.
    await Promise.all(databases.map((each) => sql`select 1`.execute(each.raw)));

    const smtp = await startTestSmtp();
    for (const each of databases) startWorker(each, smtp);
    for (const subjectId of subjectIds) await delivered(database, subjectId);
    expect(smtp.received).toHaveLength(40);
    expect(new Set(messageIds(smtp)).size).toBe(40);
    const attempts = await database.db.selectFrom('outbox').select('attempts').distinct().execute();
    expect(attempts).toEqual([{ attempts: 1 }]);
  });
});

function messageIds(smtp: TestSmtp): (string | undefined)[] {
  return smtp.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
}
