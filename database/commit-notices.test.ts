import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#/tests/support/databases.ts';
import { startPgbouncer } from '#/tests/support/pgbouncer.ts';
import { type Database, openDatabase } from './open.ts';

const listeners = sql<{ pid: number }>`select pid from pg_stat_activity
  where datname = current_database() and query like 'listen %'`;

async function listenersOf({ db }: Database): Promise<number[]> {
  return (await listeners.execute(db)).rows.map(({ pid }) => pid);
}

async function openEmpty() {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  return openServers(place);
}

/** Handles of two servers on one Postgres. */
function openServers(place: TestDatabase) {
  const open = (): Database => {
    const database = openDatabase(place);
    onTestFinished(database.close);
    return database;
  };
  return { one: open(), other: open() };
}

/** Whatever is written. */
function commit(database: Database): Promise<void> {
  return database.write(async (write) => void (await sql`select 1`.execute(write)));
}

describe('commits of another server on one Postgres', () => {
  it('are told while somebody wants to know, and only then', async () => {
    const { one, other } = await openEmpty();
    await commit(one);
    expect(await listenersOf(one)).toEqual([]);
    const listener = vi.fn();
    const forget = one.onCommit(listener);
    await vi.waitFor(() => expect(listener, 'when it begins to listen').toHaveBeenCalledTimes(1));
    await commit(other);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    await commit(one);
    expect(listener, 'its own, at once').toHaveBeenCalledTimes(3);
    forget();
    await vi.waitFor(async () => expect(await listenersOf(other)).toEqual([]));
  });

  it('are told again after the connection was cut, with what may have been missed', async () => {
    const { one, other } = await openEmpty();
    const listener = vi.fn();
    one.onCommit(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    const [cut] = await listenersOf(other);
    await sql`select pg_terminate_backend(${cut})`.execute(other.db);
    await vi.waitFor(() => expect(listener, 'when it listens again').toHaveBeenCalledTimes(2));
    await commit(other);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3));
  });

  it('are not listened for behind a pooler, where the listening would be somebody else’s', async () => {
    const place = await createTestDatabase('postgres');
    onTestFinished(place.remove);
    const pooler = await startPgbouncer(place.databaseUrl ?? '');
    onTestFinished(pooler.stop);
    const { one, other } = openServers({ ...place, databaseUrl: pooler.url });
    const left = pooler.left();
    one.onCommit(() => {});
    await vi.waitFor(() => expect(pooler.left(), 'it asks who answers, and leaves').toBe(left + 1));
    await commit(other);
    expect(await listenersOf(other)).toEqual([]);
  });
});
