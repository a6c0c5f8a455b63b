import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { createTestDatabase, describeEachDatabase } from '#/tests/support/databases.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import type { Channel } from './channel.ts';
import { createMailChannel, type MailChannelOptions } from './channels/mail.ts';
import { claimNext } from './entries.ts';
import { byMail, enqueue, type NewEntry } from './queue.ts';
import { outboxState } from './state.ts';
import type { OutboxEntry } from './table.ts';
import { startOutboxWorker } from './worker.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const well = { waiting: 0, failing: 0, given_up: 0, unavailable: [] };

/** Emails of kind `note` say what they are about. */
function mailTo(smtp: TestSmtp, compose: MailChannelOptions['compose'] = {}): Channel {
  return createMailChannel({
    smtpUrl: smtp.url,
    from: { name: 'Frontdesk', address: 'desk@example.com' },
    dataDir: '/nowhere',
    compose: {
      note: async (subjectId) => ({ to: 'ann@example.com', subject: 'A note', text: subjectId }),
      ...compose,
    },
  });
}

function startWorker(database: Database, channel: Channel) {
  const problems: { message: string; error?: unknown; code?: string }[] = [];
  const worker = startOutboxWorker({
    database,
    channels: { mail: channel },
    onProblem: (message, { error, code }) => problems.push({ message, ...(code ? { code } : { error }) }),
  });
  onTestFinished(() => worker.stop(0));
  return { ...worker, problems };
}

async function startTestSmtp(...options: Parameters<typeof startSmtp>): Promise<TestSmtp> {
  const smtp = await startSmtp(...options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

async function put(database: Database, entry: Partial<NewEntry> = {}): Promise<string> {
  const subjectId = crypto.randomUUID();
  const now = new Date().toISOString();
  await database.write((write) => enqueue(write, { kind: 'note', ...byMail, subjectId, now, ...entry }));
  return subjectId;
}

function stored(database: Database, subjectId: string): Promise<OutboxEntry> {
  return database.db.selectFrom('outbox').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow();
}

function attemptsAt(database: Database, subjectId: string) {
  return database.db
    .selectFrom('outbox_attempts')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempts.entry_id')
    .select(['outcome', 'error', 'at', 'duration_ms'])
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute();
}

/** Resolves when an entry has been tried so often, and every try is settled. */
async function tried(database: Database, subjectId: string, count: number) {
  await vi.waitFor(async () => expect(await attemptsAt(database, subjectId)).toHaveLength(count), 10_000);
  return attemptsAt(database, subjectId);
}

async function delivered(database: Database, subjectId: string): Promise<OutboxEntry> {
  await vi.waitFor(
    async () => expect(await stored(database, subjectId)).toMatchObject({ delivered_at: expect.any(String) }),
    10_000,
  );
  return stored(database, subjectId);
}

/** As if so much time had passed: everything that is recorded lies as much further back. */
async function passTime(database: Database, ms: number): Promise<void> {
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  for (const { id, created_at, next_attempt_at } of await database.db.selectFrom('outbox').selectAll().execute()) {
    const times = { created_at: earlier(created_at), next_attempt_at: earlier(next_attempt_at) };
    await database.db.updateTable('outbox').set(times).where('id', '=', id).execute();
  }
  for (const { entry_id, at } of await allAttempts(database)) {
    const attempt = database.db.updateTable('outbox_attempts').where('entry_id', '=', entry_id).where('at', '=', at);
    await attempt.set({ at: earlier(at) }).execute();
  }
  const destinations = await database.db.selectFrom('outbox_destinations').selectAll().execute();
  for (const { failing_since, next_attempt_at } of destinations) {
    const times = { failing_since: earlier(failing_since), next_attempt_at: earlier(next_attempt_at) };
    await database.db.updateTable('outbox_destinations').set(times).execute();
  }
}

function allAttempts(database: Database) {
  return database.db.selectFrom('outbox_attempts').selectAll().orderBy('at').execute();
}

function endOf(attempt: { at: string; duration_ms: number | null } | undefined): number {
  if (!attempt) throw new Error('no attempt');
  return Date.parse(attempt.at) + (attempt.duration_ms ?? 0);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function messageIds(smtp: TestSmtp): (string | undefined)[] {
  return smtp.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
}

function subjectsOf(smtp: TestSmtp, among: string[]): string[] {
  return smtp.received.flatMap(({ raw }) => among.filter((subjectId) => raw.includes(subjectId)));
}

describeEachDatabase('fault 22: the outbox', (open) => {
  it('sends an email once and says so only then', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const worker = startWorker(database, mailTo(smtp));
    const subjectId = await put(database);
    expect(await outboxState(database.db)).toEqual({ ...well, waiting: 1 });
    worker.wake();
    await delivered(database, subjectId);
    expect(await outboxState(database.db)).toEqual(well);
    expect(smtp.received).toMatchObject([{ to: ['ann@example.com'], raw: expect.stringContaining(subjectId) }]);
    expect(await attemptsAt(database, subjectId)).toEqual([
      { outcome: 'delivered', error: null, at: expect.any(String), duration_ms: expect.any(Number) },
    ]);
  });

  it('gives up at once what is refused for good, visibly, and keeps nothing of the address the refusal quotes', async () => {
    const database = await open();
    const smtp = await startTestSmtp('refuse-recipient');
    const subjectId = await put(database);
    const { problems } = startWorker(database, mailTo(smtp));
    expect(await tried(database, subjectId, 1)).toMatchObject([{ outcome: 'refused', error: 'EENVELOPE 550' }]);
    expect(await stored(database, subjectId)).toMatchObject({ given_up_at: expect.any(String), delivered_at: null });
    expect(await outboxState(database.db)).toEqual({ ...well, given_up: 1 });
    expect(problems).toEqual([
      expect.objectContaining({ message: 'an entry of the outbox was refused', code: 'EENVELOPE 550' }),
    ]);
  });

  it('keeps the whole line while the mail server is down, asks it ever more seldom, and sends all when it is back', async () => {
    const database = await open();
    const down = await startSmtp();
    await down.stop();
    const worker = startWorker(database, mailTo(down));
    const first = await put(database);
    let second = '';
    for (const [before, passedMs] of [0, 31 * secondMs, minuteMs, 3 * minuteMs, hourMs].entries()) {
      await passTime(database, passedMs);
      if (before === 1) second = await put(database);
      worker.wake();
      await vi.waitFor(async () => expect(await allAttempts(database)).toHaveLength(before + 1), 10_000);
      const { failing_since, next_attempt_at } = await database.db
        .selectFrom('outbox_destinations')
        .selectAll()
        .executeTakeFirstOrThrow();
      const settledAt = endOf((await allAttempts(database)).at(-1));
      const waitMs = clamp(settledAt - Date.parse(failing_since), 30 * secondMs, 10 * minuteMs);
      expect(Date.parse(next_attempt_at) - settledAt).toBe(waitMs);
    }
    await passTime(database, 11 * minuteMs);
    expect(await outboxState(database.db)).toEqual({
      ...well,
      waiting: 2,
      failing: 2,
      unavailable: [{ destination: 'mail-relay', error: 'ESOCKET ECONNREFUSED' }],
    });

    const up = await startTestSmtp('accept', Number(new URL(down.url).port));
    worker.wake();
    for (const subjectId of [first, second]) await delivered(database, subjectId);
    expect(up.received).toHaveLength(2);
    expect(await outboxState(database.db)).toEqual(well);
  });

  it.each([
    ['drop-in-data', /^E[A-Z]+/],
    ['later', /451/],
    ['never', /550/],
  ] as const)('tries an email again after a mail server that behaves as %s', async (behaviour, error) => {
    const database = await open();
    const smtp = await startTestSmtp(behaviour);
    const worker = startWorker(database, mailTo(smtp));
    const subjectId = await put(database);
    worker.wake();
    const [attempt] = await tried(database, subjectId, 1);
    expect(attempt).toMatchObject({ outcome: 'deferred', error: expect.stringMatching(error) });
    expect(await outboxState(database.db)).toEqual({ ...well, waiting: 1, failing: 1 });
    expect(smtp.received).toEqual([]);

    smtp.behaviour = 'accept';
    await passTime(database, 31 * secondMs);
    worker.wake();
    const { id } = await delivered(database, subjectId);
    expect(messageIds(smtp)).toEqual([`<${id}@example.com>`]);
  });

  it('tries what is deferred after as long again as it has failed, at most six hours', async () => {
    const database = await open();
    const worker = startWorker(database, mailTo(await startTestSmtp('later')));
    const subjectId = await put(database);
    for (const [before, passedMs] of [0, 31 * secondMs, minuteMs, 3 * minuteMs, dayMs].entries()) {
      await passTime(database, passedMs);
      worker.wake();
      const attempts = await tried(database, subjectId, before + 1);
      const settledAt = endOf(attempts.at(-1));
      const failingMs = before === 0 ? 0 : settledAt - Date.parse(attempts[0]?.at ?? '');
      const { next_attempt_at } = await stored(database, subjectId);
      expect(Date.parse(next_attempt_at) - settledAt).toBe(clamp(failingMs, 30 * secondMs, 6 * hourMs));
    }
  });

  it.each([
    ['later', 'deferred'],
    [{ at: 'AUTH', answer: '535 Wrong password' }, 'unavailable'],
  ] as const)(
    'gives up after five days of %j, visibly, and does not touch the email again',
    async (behaviour, outcome) => {
      const database = await open();
      const smtp = await startTestSmtp(behaviour);
      const worker = startWorker(database, mailTo({ ...smtp, url: smtp.url.replace('//', '//user:secret@') }));
      const subjectId = await put(database);
      worker.wake();
      await tried(database, subjectId, 1);
      await passTime(database, 4 * dayMs);
      worker.wake();
      expect(await tried(database, subjectId, 2)).toMatchObject([{ outcome }, { outcome }]);
      expect(await stored(database, subjectId), 'after four days it still tries').toMatchObject({ given_up_at: null });

      await passTime(database, dayMs + minuteMs);
      worker.wake();
      await tried(database, subjectId, 3);
      expect(await stored(database, subjectId)).toMatchObject({ given_up_at: expect.any(String), delivered_at: null });
      expect(await outboxState(database.db)).toEqual({ ...well, given_up: 1 });

      smtp.behaviour = 'accept';
      await passTime(database, hourMs);
      const young = await put(database);
      worker.wake();
      await delivered(database, young);
      expect(subjectsOf(smtp, [subjectId, young])).toEqual([young]);
    },
  );

  it('tries everything at once after a start, since a setting may have been mended', async () => {
    const database = await open();
    const down = await startSmtp();
    await down.stop();
    const subjectId = await put(database);
    const before = startWorker(database, mailTo(down));
    await tried(database, subjectId, 1);
    await before.stop(0);
    startWorker(database, mailTo(await startTestSmtp()));
    await delivered(database, subjectId);
  });

  it('sends an email again under the same Message-ID when its sender died before recording it', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const subjectId = await put(database);
    const claimed = await claimNext(database, byMail.destination, new Date(), new Date(Date.now() + hourMs));
    await passTime(database, 2 * hourMs);
    startWorker(database, mailTo(smtp));
    expect(await delivered(database, subjectId)).toMatchObject({ id: claimed?.id });
    expect(messageIds(smtp)).toEqual([`<${claimed?.id}@example.com>`]);
  });

  it('sends the others when one cannot be written or delivered, and keeps that one', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const broken = await put(database, { kind: 'broken' });
    const strange = await put(database, { kind: 'of-a-kind-nobody-knows' });
    const lost = await put(database, { channel: 'pigeon', destination: 'loft' });
    const sound = await put(database);
    const { problems } = startWorker(database, mailTo(smtp, { broken: () => Promise.reject(new Error('no words')) }));
    await delivered(database, sound);
    expect(await tried(database, broken, 1)).toMatchObject([{ outcome: 'deferred', error: 'internal' }]);
    expect(await tried(database, strange, 1)).toMatchObject([{ outcome: 'deferred', error: 'unknown kind' }]);
    expect(await tried(database, lost, 1)).toMatchObject([{ outcome: 'deferred', error: 'unknown channel' }]);
    expect(problems).toContainEqual({ message: 'a channel failed', error: new Error('no words') });
    expect(await outboxState(database.db)).toEqual({ ...well, waiting: 3, failing: 3 });
  });

  it('sends nothing about what is gone, and records it as skipped, not as delivered', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const gone = await put(database, { kind: 'gone' });
    const next = await put(database);
    startWorker(database, mailTo(smtp, { gone: async () => null }));
    await delivered(database, next);
    await vi.waitFor(async () =>
      expect(await stored(database, gone)).toMatchObject({ skip_reason: 'subject-gone', delivered_at: null }),
    );
    expect(subjectsOf(smtp, [gone, next])).toEqual([next]);
    expect(await outboxState(database.db)).toEqual(well);
  });

  it('never tries an entry that was skipped when it was written', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const skipped = await put(database, { skipReason: 'address-limit' });
    const next = await put(database);
    startWorker(database, mailTo(smtp));
    await delivered(database, next);
    expect(await stored(database, skipped)).toMatchObject({ skip_reason: 'address-limit' });
    expect(subjectsOf(smtp, [skipped, next])).toEqual([next]);
    expect(await outboxState(database.db)).toEqual(well);
  });

  it('takes what is due the longest first', async () => {
    const database = await open();
    const smtp = await startTestSmtp('say-nothing');
    const subjectIds = await Promise.all(Array.from({ length: 6 }, () => put(database)));
    const oldest = await put(database, { now: new Date(Date.now() - dayMs).toISOString() });
    startWorker(database, mailTo(smtp));
    await smtp.waitFor(4);
    expect(subjectsOf(smtp, [...subjectIds, oldest])).toContain(oldest);
  });

  it('settles the delivery under way when it is stopped, and starts no other', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    const composing = Promise.withResolvers<void>();
    const mayCompose = Promise.withResolvers<void>();
    const worker = startWorker(
      database,
      mailTo(smtp, {
        async slow(subjectId) {
          composing.resolve();
          await mayCompose.promise;
          return { to: 'ann@example.com', subject: 'A note', text: subjectId };
        },
      }),
    );
    const slow = await put(database, { kind: 'slow' });
    worker.wake();
    await composing.promise;
    const stopped = worker.stop(minuteMs);
    const next = await put(database);
    mayCompose.resolve();
    await stopped;
    expect(await stored(database, slow)).toMatchObject({ delivered_at: expect.any(String) });
    expect(await attemptsAt(database, next)).toEqual([]);
  });

  it('leaves what hangs when it is stopped to the next start', async () => {
    const database = await open();
    const smtp = await startTestSmtp('say-nothing');
    const subjectId = await put(database);
    const worker = startWorker(database, mailTo(smtp));
    await smtp.waitFor(1);
    await worker.stop(0);
    expect(await stored(database, subjectId)).toMatchObject({ delivered_at: null, given_up_at: null });
    expect(await attemptsAt(database, subjectId)).toEqual([]);
  });

  it('goes on after the database failed', async () => {
    const database = await open();
    const smtp = await startTestSmtp();
    await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const worker = startWorker(database, mailTo(smtp));
    await vi.waitFor(() => expect(worker.problems).toMatchObject([{ message: 'the outbox could not be read' }]));
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    const subjectId = await put(database);
    worker.wake();
    await delivered(database, subjectId);
  });
});

describeEachDatabase('a destination of the outbox', (open) => {
  /** Two mail servers, each a destination of its own. */
  async function startTwo(database: Database, behaviour: Parameters<typeof startSmtp>[0]) {
    const [ill, sound] = [await startTestSmtp(behaviour), await startTestSmtp()];
    const byName: Record<string, Channel> = { ill: mailTo(ill), sound: mailTo(sound) };
    const toEach: Channel = {
      deliver: (entry, signal) => (byName[entry.destination] as Channel).deliver(entry, signal),
    };
    return { ill, sound, start: () => startWorker(database, toEach) };
  }

  it('that hangs holds up nobody else, and gets no more than four emails at a time', async () => {
    const database = await open();
    const { ill, sound, start } = await startTwo(database, 'say-nothing');
    for (let count = 0; count < 12; count++) await put(database, { destination: 'ill' });
    const others = await Promise.all(Array.from({ length: 8 }, () => put(database, { destination: 'sound' })));
    start();
    for (const subjectId of others) await delivered(database, subjectId);
    expect(sound.received).toHaveLength(8);
    expect(ill.received).toHaveLength(4);
  });

  it('that is down waits by itself', async () => {
    const database = await open();
    const { ill, start } = await startTwo(database, 'accept');
    await ill.stop();
    const waiting = [await put(database, { destination: 'ill' }), await put(database, { destination: 'ill' })];
    const worker = start();
    await tried(database, waiting[0] as string, 1);
    const other = await put(database, { destination: 'sound' });
    worker.wake();
    await delivered(database, other);
    expect(await outboxState(database.db)).toMatchObject({
      waiting: 2,
      failing: 2,
      unavailable: [{ destination: 'ill' }],
    });
  });

  it('takes others while one email hangs', async () => {
    const database = await open();
    const smtp = await startTestSmtp('say-nothing');
    const worker = startWorker(database, mailTo(smtp));
    const hangs = await put(database);
    worker.wake();
    await smtp.waitFor(1);
    smtp.behaviour = 'accept';
    const others = await Promise.all(Array.from({ length: 8 }, () => put(database)));
    worker.wake();
    for (const subjectId of others) await delivered(database, subjectId);
    expect(await stored(database, hangs)).toMatchObject({ delivered_at: null });
  });

  it('that was down is asked by one email alone until it answers', async () => {
    const database = await open();
    const down = await startSmtp();
    await down.stop();
    const worker = startWorker(database, mailTo(down));
    const first = await put(database);
    worker.wake();
    await tried(database, first, 1);
    for (let count = 0; count < 5; count++) await put(database);
    const up = await startTestSmtp('say-nothing', Number(new URL(down.url).port));
    await passTime(database, minuteMs);
    worker.wake();
    await up.waitFor(1);
    const claimed = await claimNext(database, byMail.destination, new Date(), new Date(Date.now() + hourMs));
    expect(claimed).toBeNull();
  });
});

describe('fault 22: two servers on one Postgres', () => {
  it('send each email once between them', async () => {
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
    for (const each of databases) startWorker(each, mailTo(smtp));
    for (const subjectId of subjectIds) await delivered(database, subjectId);
    expect(smtp.received).toHaveLength(40);
    expect(new Set(messageIds(smtp)).size).toBe(40);
    expect(await database.db.selectFrom('outbox_attempts').select('entry_id').execute()).toHaveLength(40);
  });
});
