import { type Migration, Migrator } from 'kysely/migration';
import { columnTypes } from './column-types.ts';
import { formSubmissions } from './migrations/0001-form-submissions.ts';
import { staffAccounts } from './migrations/0002-staff-accounts.ts';
import { calls } from './migrations/0003-calls.ts';
import { callTokens } from './migrations/0004-call-tokens.ts';
import { speechLatency } from './migrations/0005-speech-latency.ts';
import { dailyCounts } from './migrations/0006-daily-counts.ts';
import { countsByTrigger } from './migrations/0007-counts-by-trigger.ts';
import { receiptLimits } from './migrations/0008-receipt-limits.ts';
import { outsideRequests } from './migrations/0009-outside-requests.ts';
import { privateTables } from './migrations/0010-private-tables.ts';
import type { Database, DatabaseKind } from './open.ts';

/** Numbered and immutable: what has run somewhere is never changed, only followed by another. */
function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  const types = columnTypes[kind];
  return {
    '0001-form-submissions': formSubmissions(types),
    '0002-staff-accounts': staffAccounts(types),
    '0003-calls': calls(types),
    '0004-call-tokens': callTokens,
    '0005-speech-latency': speechLatency,
    '0006-daily-counts': dailyCounts,
    '0007-counts-by-trigger': countsByTrigger[kind],
    '0008-receipt-limits': receiptLimits,
    ...(kind === 'postgres' && {
      '0009-outside-requests': outsideRequests,
      '0010-private-tables': privateTables,
    }),
  };
}

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor(unknown: string[]) {
    super(`the database was written by a newer version of Frontdesk (it has ${unknown.join(', ')})`);
  }
}

/**
 * Brings the schema up to date, all steps in one transaction.
 * @throws {NewerDatabaseError} when the database has steps this version does not know; nothing is changed then.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = migrationsFor(database.kind);
  const migrator = new Migrator({ db: database.patient, provider: { getMigrations: async () => migrations } });
  const unknown = (await appliedMigrations(database)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.raw.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await database.raw
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
