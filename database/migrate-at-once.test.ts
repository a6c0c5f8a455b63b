import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { startPgbouncer } from '#/tests/support/pgbouncer.ts';
import { migrate, migrationsFor } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

/** As many servers as start at once, each with connections of its own, on an empty database. */
const servers = 4;

async function migrateAtOnce(dataDir: string, databaseUrl: string): Promise<Database> {
  const databases = Array.from({ length: servers }, () => openDatabase({ dataDir, databaseUrl }));
  for (const database of databases) onTestFinished(database.close);
  expect(await Promise.all(databases.map(migrate))).toEqual(databases.map(() => []));
  return databases[0] as Database;
}

async function expectMigratedOnce({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrationsFor('postgres')).sort());
}

it('four servers that start at once on an empty Postgres bring it up to date once', async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  await expectMigratedOnce(await migrateAtOnce(place.dataDir, place.databaseUrl ?? ''));
});

it('they do so through a pooler in transaction mode, and leave no lock behind', async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const pooler = await startPgbouncer(place.databaseUrl ?? '', { poolSize: servers / 2 });
  onTestFinished(pooler.stop);
  const database = await migrateAtOnce(place.dataDir, pooler.url);
  await expectMigratedOnce(database);
  const { rows } = await sql`select objid from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  expect(rows).toEqual([]);
});
