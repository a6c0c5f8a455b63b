import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { createTestDatabase, describeEachDatabase } from '#/tests/support/databases.ts';
import {
  delivered,
  hourMs,
  mailTo,
  messageIds,
  minuteMs,
  passTime,
  put,
  startTestSmtp,
  startWorker,
  stored,
  tried,
} from '#/tests/support/outbox.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import type { Channel } from './channel.ts';
import { claimDue } from './entries.ts';
import { byMail } from './queue.ts';
import { outboxState } from './state.ts';

describeEachDatabase('a destination of the outbox', (open) => {
  /** Two mail servers, each a destination of its own. */
  async function startTwo(database: Database, behaviour: Parameters<typeof startSmtp>[0]) {
    const [ill, sound] = [await startTestSmtp(behaviour), await startTestSmtp()];
    const byName: Record<string, Channel> = { ill: mailTo(ill), sound: mailTo(sound) };
    const toEach: Channel = {
      giveUpAfterMs: hourMs,
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
    const until = new Date(Date.now() + hourMs);
    const { destination } = byMail;
    expect(await claimDue(database, { destination, limit: 4, now: new Date(), until })).toEqual([]);
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
