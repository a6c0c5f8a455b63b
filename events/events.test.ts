import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccount, removeAccount, resetPassword } from '#/accounts/accounts.ts';
import { recordCalls } from '#/calls/recorder.ts';
import { forgetCallsBefore } from '#/calls/retention.ts';
import { paths } from '#/content/paths.ts';
import type { Database } from '#/database/open.ts';
import { openApp, staff, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds, describeEachDatabase, openTestDatabase } from '#/tests/support/databases.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { systemActor } from './actor.ts';
import { append } from './append.ts';
import type { NewEvent } from './event-kinds.ts';
import { listEvents, listEventsOf } from './list-events.ts';
import { verifyChain } from './verify-chain.ts';

const ann = newRequest({ full_name: 'Ann Example' });

async function send(app: TestApp, fields: Partial<typeof ann> = {}, key: string = crypto.randomUUID()) {
  const headers = { 'idempotency-key': key };
  return (await app.send('POST', '/api/submissions', { ...ann, ...fields }, { headers, from: key })).json();
}

async function keepCalls(database: Database, amount: number): Promise<string[]> {
  const recorder = recordCalls({ database, backend: 'native', onError: () => {} });
  const ids = Array.from({ length: amount }, () => randomUUIDv7());
  for (const id of ids) recorder.started(id, Date.UTC(2026, 0, 1), `hash of ${id}`, 'frontdesk');
  await recorder.settled();
  return ids;
}

/** Whoever is signed in. */
async function actorOf({ database }: TestApp) {
  const { rows } = await sql<{ id: string }>`select id from "user"`.execute(database.raw);
  return { kind: 'staff', id: rows[0]?.id };
}

function deletedCall(): NewEvent {
  return { kind: 'call.deleted', subjectId: crypto.randomUUID(), data: {}, words: null };
}

describe.each(databaseKinds)('a change on %s leaves an event', (kind) => {
  it('of a request, with the visitor as its actor', async () => {
    const app = await openApp(kind);
    const row = await send(app);
    expect(await listEvents(app.database.db)).toEqual([
      {
        number: 1,
        at: row.created_at,
        kind: 'submission.created',
        subject: { kind: 'submission', id: row.id },
        actor: { kind: 'visitor' },
        data: { call_id: null, urgent: false, is_spam: false },
        words: { full_name: 'Ann Example' },
      },
    ]);
  });

  it('of a plain form, and of what fell into the trap', async () => {
    const app = await openApp(kind);
    const body = new URLSearchParams(Object.entries({ ...ann, topic: 'Cheap pills' }));
    expect((await app.request(paths.startWorking, { method: 'POST', body })).status).toBe(303);
    expect(await listEvents(app.database.db)).toMatchObject([
      { kind: 'submission.created', actor: { kind: 'visitor' }, data: { is_spam: true } },
    ]);
  });

  it('once, however often a request is repeated, and not when its key came with another', async () => {
    const app = await openApp(kind);
    await Promise.all(Array.from({ length: 5 }, () => send(app, {}, 'the-same-key')));
    await send(app, { full_name: 'Ben' }, 'the-same-key');
    expect(await listEvents(app.database.db)).toHaveLength(1);
  });

  it('of a status, with the staff member as its actor, one for each version', async () => {
    const app = await openApp(kind);
    const { id } = await send(app);
    const headers = await app.signIn();
    const patch = (change: object) => app.send('PATCH', `/api/submissions/${id}`, change, { headers });
    expect((await patch({ status: 'contacted', version: 1 })).status).toBe(200);
    expect((await patch({ status: 'completed', version: 1 })).status).toBe(409);
    const same = await patch({ status: 'contacted', version: 2 });
    expect(await same.json()).toMatchObject({ status: 'contacted', version: 3 });

    const history = await listEventsOf(app.database.db, { kind: 'submission', id });
    expect(history).toMatchObject([
      { kind: 'submission.created' },
      {
        kind: 'submission.status_changed',
        actor: await actorOf(app),
        data: { from: 'new', to: 'contacted' },
        words: null,
      },
      { kind: 'submission.status_changed', data: { from: 'contacted', to: 'contacted' } },
    ]);
  });

  it('of a call that staff delete, and of each that is past its time', async () => {
    const app = await openApp(kind);
    const [first = '', ...rest] = await keepCalls(app.database, 251);
    const headers = await app.signIn();
    for (const status of [204, 404]) {
      expect((await app.request(`/api/calls/${first}`, { method: 'DELETE', headers })).status).toBe(status);
    }
    await forgetCallsBefore(app.database, new Date());
    const events = (await listEvents(app.database.db)).filter(({ subject }) => subject.kind === 'call');
    expect(events[0]).toMatchObject({ kind: 'call.deleted', subject: { id: first }, actor: await actorOf(app) });
    const expired = events.slice(1);
    expect(expired.every((event) => event.kind === 'call.expired' && event.actor.kind === 'system')).toBe(true);
    expect(expired.map(({ subject }) => subject.id).sort()).toEqual(rest.sort());
  });

  it('of an account that is made, is given a new password, and is removed, which empties who it was', async () => {
    const app = await openApp(kind);
    const account = { name: 'Sam', email: 'sam@example.com', password: 'a long enough password' };
    const token = app.setUp.token;
    expect((await app.send('POST', '/api/set-up', { ...account, token })).status).toBe(201);
    const { id } = await actorOf(app);
    const created = { kind: 'account.created', subject: { kind: 'account', id }, actor: { kind: 'system' } };
    expect(await listEvents(app.database.db)).toMatchObject([
      { ...created, words: { name: 'Sam', email: 'sam@example.com' } },
      { kind: 'account.signed_in', subject: { id }, actor: { kind: 'staff', id } },
    ]);
    await resetPassword(app, staff.email, 'another long password', systemActor);
    expect(await resetPassword(app, 'nobody@example.com', 'another long password', systemActor)).toBe(false);
    await createAccount(app, { ...account, email: 'other@example.com' }, systemActor);
    expect(await removeAccount(app, { email: staff.email }, systemActor)).toBe('removed');
    expect(await removeAccount(app, { email: staff.email }, systemActor)).toBe('missing');
    expect(await listEvents(app.database.db)).toMatchObject([
      { ...created, words: null },
      { kind: 'account.signed_in', subject: { id }, words: null },
      { kind: 'account.password_reset', subject: { id } },
      { kind: 'account.created' },
      { kind: 'account.removed', subject: { id } },
    ]);
    expect(await verifyChain(app.database.db)).toEqual({ whole: true, events: 5 });
  });

  it('or neither the change nor the event is kept', async () => {
    const app = await openApp(kind);
    await sql`drop table events`.execute(app.database.raw);
    const headers = await app.signIn().catch(() => null);
    expect(headers, 'no account without its event').toBeNull();
    const answer = await app.send('POST', '/api/submissions', ann);
    expect(answer.status).toBe(500);
    for (const table of ['form_submissions', 'outbox', 'user'] as const) {
      const { rows } = await sql`select * from ${sql.id(table)}`.execute(app.database.raw);
      expect(rows, table).toEqual([]);
    }
  });

  it('with a number each, without a gap, whoever writes at the same time', async () => {
    const app = await openApp(kind, { formLimitPer10Min: 1_000 });
    const headers = await app.signIn();
    const rows = await Promise.all(Array.from({ length: 20 }, () => send(app)));
    await Promise.all([
      ...rows.map(({ id }) => app.send('PATCH', `/api/submissions/${id}`, { status: 'contacted' }, { headers })),
      ...rows.map(() => send(app)),
    ]);
    const events = await listEvents(app.database.db);
    expect(events.map(({ number }) => number)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
    expect(await verifyChain(app.database.db)).toEqual({ whole: true, events: 62 });
  });
});

describeEachDatabase('events', (open, kind) => {
  /** Events of two requests, the first of which is changed, too. */
  async function openWithEvents() {
    const app = await openApp(kind);
    const first = await send(app);
    const second = await send(app, { full_name: 'Bén\n"Example" \u{1f600}' });
    return { db: app.database.db, raw: app.database.raw, first, second };
  }

  it('are read from a number on, a page at a time', async () => {
    const database = await open();
    for (let count = 0; count < 5; count++) {
      await database.write((write) => append(write, deletedCall(), systemActor));
    }
    const numbers = async (query: { after?: number; limit?: number }) =>
      (await listEvents(database.db, query)).map(({ number }) => number);
    expect(await numbers({ limit: 2 })).toEqual([1, 2]);
    expect(await numbers({ after: 2, limit: 2 })).toEqual([3, 4]);
    expect(await numbers({ after: 4 })).toEqual([5]);
    expect(await numbers({ after: 5 })).toEqual([]);
  });

  it('are numbered on where a write before them failed', async () => {
    const database = await open();
    const writes = [1, 2, 3, 4].map((place) =>
      database.write(async (write) => {
        await append(write, deletedCall(), systemActor);
        await append(write, deletedCall(), systemActor);
        if (place === 2) throw new Error('this one is no good');
      }),
    );
    await Promise.allSettled(writes);
    expect(await verifyChain(database.db)).toEqual({ whole: true, events: 6 });
  });

  it('lose what a person wrote when its subject is deleted by whomever, and their chain still verifies', async () => {
    const { db, first, second } = await openWithEvents();
    await db.deleteFrom('form_submissions').where('id', '=', first.id).execute();
    const stored = await db
      .selectFrom('events')
      .select(['words', 'words_salt', 'subject_id'])
      .orderBy('number')
      .execute();
    expect(stored).toMatchObject([
      { subject_id: first.id, words: null, words_salt: null },
      { subject_id: second.id, words: expect.any(String), words_salt: expect.any(String) },
    ]);
    expect((await listEvents(db)).map(({ words }) => words)).toEqual([null, { full_name: 'Bén "Example" \u{1f600}' }]);
    expect(await verifyChain(db)).toEqual({ whole: true, events: 2 });
  });

  it('are changed and deleted by nobody', async () => {
    const { db, raw } = await openWithEvents();
    const before = await db.selectFrom('events').selectAll().execute();
    const changed = 'an event is never changed';
    for (const change of [
      { kind: 'call.deleted' },
      { subject_id: 'another' },
      { actor_id: 'another' },
      { at: '2026-01-01T00:00:00.000Z' },
      { number: 100 },
      { chain_hash: '' },
      { words: '{}' },
      { words: null },
      { words: null, words_salt: null, words_hash: null },
    ]) {
      await expect(db.updateTable('events').set(change).execute(), JSON.stringify(change)).rejects.toThrow(changed);
    }
    await expect(db.deleteFrom('events').execute()).rejects.toThrow('an event is never deleted');
    if (kind === 'postgres') await expect(sql`truncate events`.execute(raw)).rejects.toThrow('never deleted');
    expect(await db.selectFrom('events').selectAll().execute()).toEqual(before);
  });

  it.each([
    ['what it tells', sql`update events set data = '{"urgent":true}' where number = 1`, 1],
    ['what a person wrote', sql`update events set words = '{"full_name":"Eve"}' where number = 2`, 2],
    ['when it was', sql`update events set at = '2026-01-01T00:00:00.000Z' where number = 2`, 2],
    ['that it was there', sql`delete from events where number = 1`, 1],
  ])('tell, by their chain, that somebody has changed %s', async (_, change, brokenAt) => {
    const { db, raw } = await openWithEvents();
    for (const trigger of ['events_unchanged', 'events_kept']) {
      await sql`drop trigger ${sql.id(trigger)} ${sql.raw(kind === 'postgres' ? 'on events' : '')}`.execute(raw);
    }
    await change.execute(raw);
    expect(await verifyChain(db)).toEqual({ whole: false, brokenAt });
  });
});

it('a reader on Postgres that has seen an event never finds a smaller number later', async () => {
  const database = await openTestDatabase('postgres');
  const { db } = database;
  const numbers = async () => (await listEvents(db)).map(({ number }) => number);
  const appended = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  onTestFinished(() => commit.resolve());
  const slow = database.write(async (write) => {
    await append(write, deletedCall(), systemActor);
    appended.resolve();
    await commit.promise;
  });
  await appended.promise;
  let isFastDone = false;
  const fast = database
    .write(async (write) => append(write, deletedCall(), systemActor))
    .then(() => (isFastDone = true));
  // The second would commit first, unless it waits.
  await expect
    .poll(async () => (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows)
    .toHaveLength(1);
  expect({ isFastDone, numbers: await numbers() }).toEqual({ isFastDone: false, numbers: [] });
  commit.resolve();
  await slow;
  expect((await numbers())[0]).toBe(1);
  await fast;
  expect(await numbers()).toEqual([1, 2]);
  expect(await verifyChain(db)).toEqual({ whole: true, events: 2 });
});
