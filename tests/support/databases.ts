import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { Client } from 'pg';
import { describe, onTestFinished } from 'vitest';
import { migrate, migrationsFor } from '#/database/migrate.ts';
import { type Database, type DatabaseKind, openDatabase } from '#/database/open.ts';

export const databaseKinds: DatabaseKind[] = ['sqlite', 'postgres'];

/** Where a database is to be opened: an empty one, nobody else's. */
export interface TestDatabase {
  dataDir: string;
  /** Set for Postgres only. */
  databaseUrl?: string;
  remove(): Promise<void>;
}

export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { dataDir, remove: removeDataDir };

  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOnCluster(`create database ${name} template template0`);
  return {
    dataDir,
    databaseUrl: Object.assign(new URL(clusterUrl()), { pathname: `/${name}` }).href,
    async remove() {
      await runOnCluster(`drop database if exists ${name} with (force)`);
      await removeDataDir();
    },
  };
}

/**
 * Runs a suite on SQLite and on Postgres. `open` gives the running test an empty database with today's schema, closed
 * and removed when the test is over; each call gives another one.
 */
export function describeEachDatabase(
  name: string,
  suite: (open: () => Promise<Database>, kind: DatabaseKind) => void,
): void {
  describe.each(databaseKinds)(`${name} on %s`, (kind) => suite(() => openTestDatabase(kind), kind));
}

export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openEmptyDatabase(kind);
  await migrate(database);
  return database;
}

/** One as it was before a migration, which `migrate` brings up to date. */
export async function openOlderDatabase(kind: DatabaseKind, beforeMigration: string): Promise<Database> {
  const database = await openEmptyDatabase(kind);
  const older = Object.entries(migrationsFor(kind)).filter(([name]) => name < beforeMigration);
  const provider = { getMigrations: async () => Object.fromEntries(older) };
  const { error } = await new Migrator({ db: database.raw, provider }).migrateToLatest();
  if (error) throw error;
  return database;
}

async function openEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  const place = await createTestDatabase(kind);
  onTestFinished(place.remove);
  const database = openDatabase(place);
  onTestFinished(database.close);
  return database;
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test` or `npx vitest`.');
  return url;
}

async function runOnCluster(statement: string): Promise<void> {
  const client = new Client(clusterUrl());
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
