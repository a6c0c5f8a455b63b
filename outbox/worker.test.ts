import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '#/tests/support/databases.ts';
import {
  allAttempts,
  attemptsAt,
  clamp,
  dayMs,
  delivered,
  endOf,
  hourMs,
  mailTo,
  messageIds,
  minuteMs,
  passTime,
  put,
  secondMs,
  startTestSmtp,
  startWorker,
  stored,
  subjectsOf,
  tried,
  well,
} from '#/tests/support/outbox.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import { claimDue } from './entries.ts';
import { byMail } from './queue.ts';
import { outboxState } from './state.ts';

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
    const until = new Date(Date.now() + hourMs);
    const [claimed] = await claimDue(database, { destination: byMail.destination, limit: 1, now: new Date(), until });
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
