import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { adoptSubmissions } from './adopt-submissions.ts';
import { findForeignTable, UnfitDatabaseError } from './foreign-table.ts';
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
import { outboxChannels } from './migrations/0011-outbox-channels.ts';
import { eventRules, events } from './migrations/0012-events.ts';
import { staffRoles } from './migrations/0013-staff-roles.ts';
import { callDesks } from './migrations/0014-call-desks.ts';
import { workingTheInbox } from './migrations/0015-working-the-inbox.ts';
import { search } from './migrations/0016-search.ts';
import { searchLater } from './migrations/0017-search-later.ts';
import { joinedRequests } from './migrations/0018-joined-requests.ts';
import { replies } from './migrations/0019-replies.ts';
import { remindersAndViews } from './migrations/0020-reminders-and-views.ts';
import { smallerIndexes } from './migrations/0021-smaller-indexes.ts';
import { answers } from './migrations/0022-answers.ts';
import { webhooks } from './migrations/0023-webhooks.ts';
import { secondFactors } from './migrations/0024-second-factors.ts';
import { teamAndTokens } from './migrations/0025-team-and-tokens.ts';
import { peoplesData } from './migrations/0026-peoples-data.ts';
import { spamReasons } from './migrations/0027-spam-reasons.ts';
import { searchTerms } from './migrations/0028-search-terms.ts';
import { keysAndPhones } from './migrations/0029-keys-and-phones.ts';
import { sealedTexts } from './migrations/0030-sealed-texts.ts';
import { webhookNames } from './migrations/0031-webhook-names.ts';
import { installation } from './migrations/0032-installation.ts';
import { sharedCalls } from './migrations/0033-shared-calls.ts';
import { columnTypes } from './migrations/column-types.ts';
import { currentSchema } from './migrations/current-schema.ts';
import type { Database, DatabaseKind } from './open.ts';
import type { Tables } from './schema.ts';

/** Numbered and immutable: a migration that has run anywhere is never changed, only followed by another. */
export function migrationsFor(
  kind: DatabaseKind,
  adoption: Adoption = { isUnderWay: false, done: [] },
): Record<string, Migration> {
  const types = columnTypes[kind];
  const first = formSubmissions(types);
  return {
    '0001-form-submissions': kind === 'postgres' ? orAdopt(first, adoption) : first,
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
    '0011-outbox-channels': outboxChannels(kind),
    '0012-events': events(types, eventRules[kind]),
    '0013-staff-roles': staffRoles,
    '0014-call-desks': callDesks,
    '0015-working-the-inbox': workingTheInbox(kind),
    '0016-search': search(kind),
    '0017-search-later': searchLater(kind),
    '0018-joined-requests': joinedRequests(kind),
    '0019-replies': replies(kind),
    '0020-reminders-and-views': remindersAndViews(kind),
    '0021-smaller-indexes': smallerIndexes(kind),
    '0022-answers': answers(kind),
    '0023-webhooks': webhooks(kind),
    '0024-second-factors': secondFactors(kind),
    '0025-team-and-tokens': teamAndTokens(kind),
    '0026-peoples-data': peoplesData(kind),
    '0027-spam-reasons': spamReasons(kind),
    '0028-search-terms': searchTerms(kind),
    '0029-keys-and-phones': keysAndPhones(kind),
    '0030-sealed-texts': sealedTexts(kind),
    '0031-webhook-names': webhookNames,
    ...(kind === 'postgres' && { '0032-installation': installation, '0033-shared-calls': sharedCalls }),
  };
}

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor(unknown: string[]) {
    super(
      `the database was written by a newer version of Frontdesk (it has ${unknown.join(', ')}): start that version, or ` +
        'restore a backup that was made before it ran; nothing was changed',
    );
  }
}

/** Adopts a table of requests that another program created. */
interface Adoption {
  isUnderWay: boolean;
  /** A sentence for each change made to it. */
  done: string[];
}

/** The first migration or, where another program's table exists, its adoption. */
function orAdopt(first: Migration, adoption: Adoption): Migration {
  return {
    async up(db) {
      const foreign = await findForeignTable(db);
      if (!foreign) return first.up(db);
      adoption.isUnderWay = true;
      await adoptSubmissions(first, foreign, (line) => adoption.done.push(line)).up(db);
    },
  };
}

/** Any number that no other program in the database locks. */
const migrationLock = 7_291_846_033;

/**
 * Brings the schema up to date, all steps in one transaction; returns a sentence for each change made to a table of
 * another program. Of several servers that start at once, each waits for the one before it.
 * @throws {NewerDatabaseError} when the database has steps this version does not know; nothing is changed then.
 * @throws {UnfitDatabaseError} when the database or its role cannot be used as they are; no table is changed then.
 */
export function migrate(database: Database): Promise<string[]> {
  return database.patient.transaction().execute(async (transaction) => {
    if (database.kind === 'postgres') await lockMigrations(transaction);
    return migrateWithin(transaction, database.kind);
  });
}

/** Ends with the transaction. A lock of the session would stay with a connection that a pooler gives to somebody else. */
export async function lockMigrations(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}

/** Brings an empty database to the version that has these migrations, which may be those of the other kind. */
export async function migrateUpTo(database: Database, migrations: readonly string[]): Promise<void> {
  await database.patient.transaction().execute((transaction) => migrateWithin(transaction, database.kind, migrations));
}

/** The same as `migrate` within a transaction; with `upTo`, to the version that has these migrations. */
export async function migrateWithin(
  transaction: Kysely<Tables>,
  kind: DatabaseKind,
  upTo?: readonly string[],
): Promise<string[]> {
  const adoption: Adoption = { isUnderWay: false, done: [] };
  const all = migrationsFor(kind, adoption);
  const migrations = upTo ? versionOf(all, upTo) : all;
  // Another program in the same database may use Kysely's migrator, too.
  const schema = kind === 'postgres' ? await currentSchema(transaction) : undefined;
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: async () => migrations },
    ...(schema && { migrationTableSchema: schema }),
  });
  const applied = await appliedMigrations(transaction, schema);
  const unknown = (applied ?? []).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  if (applied === null && kind === 'postgres') await createMigrationTables(transaction, adoption);
  const { error } = await migrator.migrateToLatest();
  if (error) throw refused(error, adoption);
  return adoption.done;
}

/** Those that a version had, given by its migrations on either kind of database. Some exist for one kind alone. */
function versionOf(all: Record<string, Migration>, version: readonly string[]): Record<string, Migration> {
  const postgres = Object.keys(migrationsFor('postgres'));
  const sqlite = Object.keys(migrationsFor('sqlite'));
  const unknown = version.filter((name) => !postgres.includes(name) && !sqlite.includes(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const own = version.some((name) => !sqlite.includes(name)) ? postgres : sqlite;
  const next = own.find((name) => !version.includes(name));
  return Object.fromEntries(Object.entries(all).filter(([name]) => next === undefined || name < next));
}

/** postgresql.org/docs/current/errcodes-appendix.html */
const insufficientPrivilege = '42501';

/** Refusals of Postgres that an operator can mend. */
function refused(error: unknown, { isUnderWay }: Adoption): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === insufficientPrivilege) {
    return new UnfitDatabaseError(
      `the role in DATABASE_URL may not bring the database up to date (${error.message}): name the owner of its tables`,
    );
  }
  if (!isUnderWay) return error;
  return new UnfitDatabaseError(
    `the table form_submissions of the database cannot be taken over (${error.message}): mend that or rename the ` +
      'table, and Frontdesk makes one of its own',
  );
}

/** As the migrator does it, which would ask on after a refusal: the transaction answers nothing more then. */
async function createMigrationTables(db: Kysely<Tables>, adoption: Adoption): Promise<void> {
  try {
    await sql`create table kysely_migration
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
    await sql`create table kysely_migration_lock
      (id varchar(255) not null primary key, is_locked integer default 0 not null)`.execute(db);
  } catch (error) {
    throw refused(error, adoption);
  }
}

/** Null before the first. */
export async function appliedMigrations(db: Kysely<Tables>, schema: string | undefined): Promise<string[] | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration' && table.schema === schema)) return null;
  const rows = await db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
