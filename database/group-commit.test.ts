import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';
import type { Write } from './schema.ts';
import { StorageUnavailableError } from './storage-error.ts';

/** A SQLite database, and how often its write-ahead log has been asked for a commit. */
async function open() {
  const place = await createTestDatabase('sqlite');
  onTestFinished(place.remove);
  const database = openDatabase(place);
  onTestFinished(database.close);
  await migrate(database);
  return { database, file: join(place.dataDir, 'frontdesk.db') };
}

async function keep(write: Write, key: string): Promise<string> {
  const now = '2026-01-01T00:00:00.000Z';
  const row = {
    id: key,
    kind: 'test',
    subject_id: key,
    channel: 'test',
    destination: 'test',
    next_attempt_at: now,
    created_at: now,
  };
  await write.insertInto('outbox').values(row).execute();
  return key;
}

async function kept(database: Database): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

it('keeps every write of a group and answers each with its own value', async () => {
  const { database } = await open();
  const keys = Array.from({ length: 300 }, (_, index) => String(index).padStart(3, '0'));
  const values = await Promise.all(keys.map((key) => database.write((write) => keep(write, key))));
  expect(values).toEqual(keys);
  expect(await kept(database)).toEqual(keys);
});

it('shares one commit among the writes that begin together, and one among those that arrive meanwhile', async () => {
  const { database, file } = await open();
  // Another connection sees only what is committed: those of one group appear together.
  const seen: number[] = [];
  const other = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => other.close());
  const count = other.prepare('select count(*) as rows from outbox');
  const store = async (key: string) => {
    await database.write((write) => keep(write, key));
    seen.push(count.get()?.rows as number);
  };
  const meanwhile: Promise<void>[] = [];
  const first = database.write(async (write) => {
    await keep(write, 'first');
    meanwhile.push(...['c', 'd', 'e'].map(store));
  });
  await Promise.all([first, store('a'), store('b')]);
  await Promise.all(meanwhile);
  expect(seen).toEqual([3, 3, 6, 6, 6]);
});

it('shares one commit among writes that come in over different sockets', async () => {
  const { database, file } = await open();
  const other = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => other.close());
  const count = other.prepare('select count(*) as rows from outbox');
  const seen: number[] = [];
  // The event loop calls back for one socket after the other, and lets promises run in between.
  const calls = ['a', 'b', 'c', 'd'].map(
    (key) =>
      new Promise<void>((resolve, reject) => {
        setImmediate(() => {
          const stored = database.write((write) => keep(write, key));
          stored.then(() => seen.push(count.get()?.rows as number)).then(() => resolve(), reject);
        });
      }),
  );
  await Promise.all(calls);
  expect(seen).toEqual([1, 4, 4, 4]);
});

it('fails a write that throws and neither fails nor doubles the others of its group', async () => {
  const { database } = await open();
  const runs: string[] = [];
  const attempts = ['first', 'a', 'b', 'bad', 'c'].map((key) =>
    database.write(async (write) => {
      runs.push(key);
      await keep(write, key);
      if (key === 'bad') throw new Error('this one is no good');
      return key;
    }),
  );
  expect(await Promise.allSettled(attempts)).toMatchObject([
    { status: 'fulfilled', value: 'first' },
    { status: 'fulfilled', value: 'a' },
    { status: 'fulfilled', value: 'b' },
    { status: 'rejected', reason: { message: 'this one is no good' } },
    { status: 'fulfilled', value: 'c' },
  ]);
  expect(runs, 'the group is tried together first').toEqual([
    ...['first', 'a', 'b', 'bad'],
    ...['first', 'a', 'b', 'bad', 'c'],
  ]);
  expect(await kept(database)).toEqual(['a', 'b', 'c', 'first']);
});

it('fails a write that breaks a constraint and keeps the others of its group', async () => {
  const { database } = await open();
  await database.write((write) => keep(write, 'taken'));
  const attempts = ['first', 'a', 'taken', 'b'].map((key) => database.write((write) => keep(write, key)));
  const outcomes = (await Promise.allSettled(attempts)).map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await kept(database)).toEqual(['a', 'b', 'first', 'taken']);
});

it('fails a group at once when the disk is full, keeps nothing of it, and writes again when there is room', async () => {
  const { database } = await open();
  const { page_count: pages } = await pragma(database, 'page_count');
  await pragma(database, `max_page_count = ${pages}`);
  let runs = 0;
  const huge = 'x'.repeat(20_000);
  const attempts = ['first', 'a', 'b', 'c'].map((key) =>
    database.write((write) => {
      runs += 1;
      return keep(write, key + huge);
    }),
  );
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { name: 'StorageUnavailableError', code: 'SQLITE_FULL' },
    });
  }
  expect(runs, 'no write is tried twice on a full disk').toBe(1);
  expect(await kept(database)).toEqual([]);

  await pragma(database, 'max_page_count = 1000000');
  await expect(database.write((write) => keep(write, `later${huge}`))).resolves.toMatch(/^later/);
});

it('fails while the database is read-only, and writes again when it is not', async () => {
  const { database } = await open();
  await pragma(database, 'query_only = on');
  await expect(database.write((write) => keep(write, 'a'))).rejects.toMatchObject({
    name: 'StorageUnavailableError',
    code: 'SQLITE_READONLY',
  });
  await pragma(database, 'query_only = off');
  await database.write((write) => keep(write, 'b'));
  expect(await kept(database)).toEqual(['b']);
});

it('fails while another process holds the database longer than it waits, and writes again when it is let go', async () => {
  const { database, file } = await open();
  await pragma(database, 'busy_timeout = 10');
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const attempts = ['a', 'b', 'c'].map((key) => database.write((write) => keep(write, key)));
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailableError) });
  }
  other.exec('rollback');
  await database.write((write) => keep(write, 'd'));
  expect(await kept(database)).toEqual(['d']);
});

async function pragma(database: Database, text: string): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(text)}`.execute(database.raw);
  return rows[0] ?? {};
}
