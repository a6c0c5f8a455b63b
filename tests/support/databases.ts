import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { describe, onTestFinished } from 'vitest';
import { migrate, migrationsFor } from '#/database/migrate.ts';
import { type Database, type DatabaseKind, openDatabase, type SealKeys } from '#/database/open.ts';
import type { OnQuery } from '#/database/query-report.ts';
import { sealDatabase } from '#/database/seal.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';

export const databaseKinds: DatabaseKind[] = ['sqlite', 'postgres'];

/** Where a database is to be opened: an empty one, nobody else's. */
export interface TestDatabase {
  dataDir: string;
  /** Set for Postgres only. */
  databaseUrl?: string;
  remove(): Promise<void>;
}

export async function createTestDatabase(kind: DatabaseKind, { template = 'template0' } = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') return { dataDir, remove: removeDataDir };

  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Half the time of a copy by the log, which protects from a loss that these may suffer.
  await runOnCluster(`create database ${name} template ${template} strategy file_copy`);
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
 * Migrates an empty database of each kind, once for all tests of a run: what `openTestDatabase` opens is a copy, made in
 * a tenth of the time. `TEST_DATABASE_URL` is set by then. Gives what removes them.
 */
export async function createTemplates(): Promise<() => Promise<void>> {
  const places: TestDatabase[] = [];
  for (const kind of databaseKinds) {
    const place = await createTestDatabase(kind);
    places.push(place);
    const database = openDatabase(place);
    await migrate(database);
    await database.close();
    process.env[templateSettings[kind]] = place.databaseUrl
      ? new URL(place.databaseUrl).pathname.slice(1)
      : place.dataDir;
  }
  return async () => {
    for (const place of places) await place.remove();
  };
}

/** How the processes of the tests learn where the templates are: a folder, and the name of a database. */
const templateSettings = { sqlite: 'TEST_SQLITE_TEMPLATE', postgres: 'TEST_POSTGRES_TEMPLATE' } as const;

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
  return (await openTestPlace(kind)).database;
}

/** The same with its data directory, which on Postgres holds files alone, and the settings by which a command opens it. */
export async function openTestPlace(
  kind: DatabaseKind,
  { sealKey = keyOfRun, onQuery }: SealKeys & { onQuery?: OnQuery | undefined } = {},
): Promise<{ database: Database; dataDir: string; env: Record<string, string> }> {
  const template = process.env[templateSettings[kind]] ?? '';
  const place = await createTestDatabase(kind, kind === 'postgres' ? { template } : {});
  onTestFinished(place.remove);
  if (kind === 'sqlite') await copyFile(join(template, 'frontdesk.db'), join(place.dataDir, 'frontdesk.db'));
  const { dataDir, databaseUrl } = place;
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const database = openUntilFinished({ ...place, sealKey, onQuery });
  await sealDatabase(database, indexAnew);
  return { database, dataDir, env };
}

/** With `TEST_SEAL_KEY`, every test runs with encryption at rest. */
const keyOfRun = process.env.TEST_SEAL_KEY ? Buffer.from(process.env.TEST_SEAL_KEY, 'base64') : undefined;

/** One as it was before a migration, which `migrate` brings up to date. */
export async function openOlderDatabase(kind: DatabaseKind, beforeMigration: string): Promise<Database> {
  const place = await createTestDatabase(kind);
  onTestFinished(place.remove);
  const database = openUntilFinished(place);
  const older = Object.entries(migrationsFor(kind)).filter(([name]) => name < beforeMigration);
  const provider = { getMigrations: async () => Object.fromEntries(older) };
  const { error } = await new Migrator({ db: database.raw, provider }).migrateToLatest();
  if (error) throw error;
  return database;
}

function openUntilFinished(place: TestDatabase & SealKeys & { onQuery?: OnQuery | undefined }): Database {
  const database = openDatabase(place);
  onTestFinished(database.close);
  return database;
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test` or `npx vitest`.');
  return url;
}

let admin: Pool | undefined;

/** Reuses connections across tests; idle ones do not keep the process alive. */
async function runOnCluster(statement: string): Promise<void> {
  if (!admin) {
    admin = new Pool({ connectionString: clusterUrl(), max: 3, allowExitOnIdle: true });
    // The cluster ends before they do.
    admin.on('error', () => {});
  }
  await admin.query(statement);
}
