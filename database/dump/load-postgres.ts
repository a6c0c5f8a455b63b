import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { BackupError, missedTables } from '../backup.ts';
import { lockMigrations, migrateWithin } from '../migrate.ts';
import type { SealKeys } from '../open.ts';
import { ourFunctions, ourTables } from '../our-tables.ts';
import type { Queries, Write } from '../schema.ts';
import { createSealer, type Sealer } from '../sealer.ts';
import { withSealing } from '../sealing-plugin.ts';
import {
  type Contents,
  copiedTables,
  createDigest,
  type Digest,
  isCopied,
  type Loaded,
  type Value,
} from './contents.ts';
import { connectToCopy, explained, inUtc } from './postgres-connection.ts';
import { columnsOf, readRows } from './read-postgres.ts';

export interface LoadPostgresOptions extends SealKeys {
  /** Drops what is there. */
  replace?: boolean;
  /** Looks at what was loaded, within the transaction: an error takes everything back. */
  check?: (db: Write, sealer: Sealer | null) => Promise<void>;
}

/**
 * Brings contents to an empty database on Postgres, in one transaction: the tables of the version that they come from, the
 * rows, then the tables of today. No trigger fires while rows come, and foreign keys are made at the end, which checks them.
 * What was stored is read again and compared. Columns that are not Frontdesk's are added.
 * @throws {BackupError} when there is data and `replace` is false, or when the stored rows differ; nothing is changed.
 * @throws {NewerDatabaseError}
 */
export async function loadPostgres(
  url: string,
  { migrations, batches }: Contents,
  { replace = false, check, sealKey, earlierSealKeys }: LoadPostgresOptions = {},
): Promise<Loaded> {
  const connection = connectToCopy(url);
  try {
    return await connection.transaction().execute(async (transaction) => {
      await sql.raw(inUtc).execute(transaction);
      await lockMigrations(transaction);
      await makeRoom(transaction, replace);
      await migrateWithin(transaction, 'postgres', migrations);
      const rules = await suspendRules(transaction);
      const loaded = await insertAll(transaction, batches);
      await resumeRules(transaction, rules);
      await migrateWithin(transaction, 'postgres');
      const sealer = sealKey ? createSealer(sealKey, earlierSealKeys) : null;
      await check?.(sealer ? (withSealing(transaction, sealer) as Write) : transaction, sealer);
      return loaded;
    });
  } catch (error) {
    throw explained(error);
  } finally {
    await connection.destroy();
  }
}

/** Says in words which data a database holds; null where it holds none. */
async function dataIn(db: Queries): Promise<string | null> {
  for (const table of missedTables) {
    if ((await columnsOf(db, table)).length === 0) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`.execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) return `${count} ${count === 1 ? 'row' : 'rows'} in ${table}`;
  }
  return null;
}

/** The same of the database at an address. */
export async function dataAt(url: string): Promise<string | null> {
  const connection = connectToCopy(url);
  return dataIn(connection).finally(() => connection.destroy());
}

async function makeRoom(db: Write, replace: boolean): Promise<void> {
  const data = await dataIn(db);
  if (data && !replace) throw new BackupError(`the database holds data already (${data})`);
  const { rows: taken } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join(ourTables)}) order by 1`.execute(db);
  if (taken.length === 0) return;
  if (!(await isOurs(db))) {
    const names = taken.map(({ name }) => name).join(', ');
    throw new BackupError(
      `the database has tables of another program under names that Frontdesk needs (${names}): name another one`,
    );
  }
  const { rows } = await sql<{ name: string }>`select distinct tgfoid::regprocedure::text as name
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace = current_schema()::regnamespace and proname in (${sql.join(ourFunctions)})`.execute(
    db,
  );
  const tables = [...ourTables, 'kysely_migration', 'kysely_migration_lock'].map((name) => sql.id(name));
  await sql`drop table if exists ${sql.join(tables)}`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.raw(name)}`.execute(db); // quoted by Postgres
}

/** Whether Frontdesk has made the tables; other programs may use the same names. */
async function isOurs(db: Write): Promise<boolean> {
  if ((await columnsOf(db, 'kysely_migration')).length === 0) return false;
  const { rows } = await sql`select 1 from kysely_migration where name = '0001-form-submissions'`.execute(db);
  return rows.length > 0;
}

/** A foreign key that is made again later. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** The owner of a table may not switch off the checks of foreign keys, but may drop them. */
async function suspendRules(db: Write): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select relname::text as table, conname::text as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace and relname in (${sql.join(ourTables)})`.execute(
    db,
  );
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  for (const table of copiedTables) {
    if ((await columnsOf(db, table)).length === 0) continue; // of a later version
    await sql`alter table ${sql.id(table)} disable trigger user`.execute(db);
    await sql`delete from ${sql.id(table)}`.execute(db); // first rows of the migrations
  }
  return rows;
}

async function resumeRules(db: Write, keys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  }
  for (const table of copiedTables) {
    if ((await columnsOf(db, table)).length > 0) {
      await sql`alter table ${sql.id(table)} enable trigger user`.execute(db);
    }
  }
}

/** How rows are inserted into a table, and which of their columns the table has. */
interface Target {
  columns: string[];
  /** The index of each column's value in a row. */
  places: number[];
  /** Takes an array of texts for each column. */
  insert: string;
}

async function insertAll(db: Write, batches: Contents['batches']): Promise<Loaded> {
  const targets = new Map<string, Target | null>();
  const leftBehind: string[] = [];
  const given = createDigest();
  for await (const batch of batches) {
    const { table, columns, rows } = batch;
    let target = targets.get(table);
    if (target === undefined) {
      target = await prepareTarget(db, batch);
      targets.set(table, target);
      leftBehind.push(...columns.filter((name) => !target?.columns.includes(name)).map((name) => `${table}.${name}`));
    }
    if (target && rows.length > 0) await insertRows(db, table, target, rows, given);
  }
  const stored = createDigest();
  for (const [table, target] of targets) {
    if (!target) continue;
    for await (const rows of readRows(db, table, target.columns)) for (const row of rows) stored.add(table, row);
  }
  const differing = given.differsFrom(stored);
  if (differing) throw new BackupError(`the rows of ${differing} are not stored as they were given`);
  return { rows: given.rows(), leftBehind, secret: null };
}

async function insertRows(db: Write, table: string, { places, insert }: Target, rows: Value[][], given: Digest) {
  const own = rows.map((row) => places.map((place) => row[place] ?? null));
  for (const row of own) given.add(table, row);
  const columns = places.map((_, at) => own.map((row) => (row[at] === null ? null : String(row[at]))));
  await db.executeQuery(CompiledQuery.raw(insert, columns));
}

/** Null for a table that is not copied, or not there. */
async function prepareTarget(
  db: Write,
  { table, columns: given, types }: { table: string; columns: string[]; types?: string[] | undefined },
): Promise<Target | null> {
  if (!isCopied(table)) return null;
  const known = new Map((await columnsOf(db, table)).map(({ name, type }) => [name, type]));
  if (known.size === 0) return null;
  for (const [at, name] of given.entries()) {
    const type = types?.[at];
    if (known.has(name) || !type) continue;
    await sql`alter table ${sql.id(table)} add column ${sql.id(name)} ${sql.raw(type)}`.execute(db); // as Postgres wrote the type
    known.set(name, type);
  }
  const columns = given.filter((name) => known.has(name));
  const quoted = (name: string) => pg.escapeIdentifier(name);
  const values = columns.map((name, at) => `c${at}::${known.get(name)}`);
  const insert = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')}
    from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as given (${columns.map((_, at) => `c${at}`).join(', ')})`;
  return { columns, places: columns.map((name) => given.indexOf(name)), insert };
}
