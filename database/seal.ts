import { type RawBuilder, sql } from 'kysely';
import { cleanFiles } from './clean.ts';
import type { Database } from './open.ts';
import type { Time, Write } from './schema.ts';
import { rowKey, type SealedTable, sealedTables } from './sealed-columns.ts';
import { rowTag, type Sealer, sealedPrefix } from './sealer.ts';
import { sealValues } from './sealing-plugin.ts';

declare module './schema.ts' {
  interface Tables {
    /** A single row; none where nothing is sealed. */
    seals: SealTable;
  }
}

interface SealTable {
  key_id: string;
  /** A sealed word: a key that opens it is the right one. */
  check_value: string;
  /** Null while what was stored before is being sealed. */
  sealed_at: Time | null;
}

/** The settings have no key for a sealed database, or another one. */
export class SealKeyError extends Error {
  override name = 'SealKeyError';
}

/** What of a database is sealed by the key of the settings. */
export type SealState = 'nothing' | 'not-yet' | 'all';

const word = 'frontdesk';

/** @throws {SealKeyError} when the database cannot be read by the settings as they are. */
export async function checkSeal({ db, sealer }: Pick<Database, 'db' | 'sealer'>): Promise<SealState> {
  const seal = await db.selectFrom('seals').selectAll().executeTakeFirst();
  if (!sealer) {
    if (!seal) return 'nothing';
    throw new SealKeyError('the database is encrypted: set SEAL_KEY to the key that it was encrypted with');
  }
  if (!seal) return 'not-yet';
  const opened = sealer.open(seal.check_value);
  if (opened?.text !== word) {
    throw new SealKeyError(
      'SEAL_KEY is not the key that the database was encrypted with: set that one, or name it in SEAL_KEYS_OLD',
    );
  }
  return opened.isCurrent && seal.sealed_at !== null ? 'all' : 'not-yet';
}

/**
 * Seals what was stored without a key or with an earlier one, and removes the former texts from the files of the
 * database; goes on where it was cut short. `indexAnew` makes the index of words from nothing. Gives the number of rows.
 * @throws {SealKeyError}
 */
export async function sealDatabase(
  database: Database,
  indexAnew: (write: Write) => Promise<void>,
): Promise<{ state: SealState; rows: number }> {
  const { sealer } = database;
  const state = await checkSeal(database);
  if (!sealer || state === 'nothing') return { state, rows: 0 };
  if (state === 'all') return { state, rows: await sealLeft(database) };
  const seal = { key_id: sealer.keyId, check_value: sealer.seal(word, 0, word), sealed_at: null };
  await database.write(async (write) => {
    await write.deleteFrom('seals').execute();
    await write.insertInto('seals').values(seal).execute();
  });
  const rows = await sealTables(database, sealer);
  await database.write(indexAnew);
  await removeFormer(database);
  const done = { sealed_at: new Date().toISOString() };
  await database.write(async (write) => void (await write.updateTable('seals').set(done).execute()));
  return { state, rows };
}

/** Seals what other programs have written to Postgres since. Gives the number of rows. */
export async function sealLeft(database: Database): Promise<number> {
  const { kind, sealer } = database;
  return kind === 'postgres' && sealer ? sealTables(database, sealer, true) : 0;
}

/** A transaction makes other writers wait: some milliseconds. */
const rowsAWrite = 200;

type Row = Record<string, unknown>;

async function sealTables(database: Database, sealer: Sealer, onlyPlain = false): Promise<number> {
  let sealed = 0;
  for (const name of Object.keys(sealedTables)) {
    let step: Step = { changed: 0, last: null };
    do {
      const after = step.last;
      step = await database.write((write) => sealSome(write, sealer, name, after, onlyPlain));
      sealed += step.changed;
    } while (step.last);
  }
  return sealed;
}

interface Step {
  changed: number;
  /** The row after which it goes on; null at the end. */
  last: Row | null;
}

async function sealSome(
  write: Write,
  sealer: Sealer,
  name: string,
  after: Row | null,
  onlyPlain: boolean,
): Promise<Step> {
  const table = sealedTables[name] as SealedTable;
  const order = orderOf(table);
  const asStored = write.withoutPlugins();
  const { rows } = await readRows(name, table, after, onlyPlain).execute(asStored);
  let changed = 0;
  for (const row of rows) {
    const values = changedValues(sealer, table, row);
    if (values.size === 0) continue;
    const set = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(name)} set ${sql.join(set)} where ${isRow(order, row)}`.execute(asStored);
    changed++;
  }
  const isMore = order.length > 0 && rows.length === rowsAWrite;
  return { changed, last: isMore ? (rows.at(-1) ?? null) : null };
}

function orderOf({ row, order = row }: SealedTable): readonly string[] {
  return order;
}

/** Rows as they are stored, those after another one. */
function readRows(name: string, table: SealedTable, after: Row | null, onlyPlain: boolean): RawBuilder<Row> {
  const { row, columns } = table;
  const order = orderOf(table);
  const refs = (names: readonly string[]) => sql.join(names.map((each) => sql.ref(each)));
  const conditions = [sql`1 = 1`];
  if (after) conditions.push(sql`(${refs(order)}) > (${sql.join(order.map((each) => after[each]))})`);
  if (onlyPlain) {
    const plain = Object.keys(columns).map((each) => sql`${sql.ref(each)} not like ${`${sealedPrefix}%`}`);
    conditions.push(sql`(${sql.join(plain, sql` or `)})`);
  }
  const read = refs([...new Set([...order, ...row, ...Object.keys(columns)])]);
  const inOrder = order.length > 0 ? sql`order by ${refs(order)}` : sql``;
  return sql<Row>`select ${read} from ${sql.table(name)} where ${sql.join(conditions, sql` and `)} ${inOrder} limit ${rowsAWrite}`;
}

/** The columns of a row that are not sealed yet by the key of now, as they are to be stored. */
function changedValues(sealer: Sealer, table: SealedTable, stored: Row): Map<string, unknown> {
  const key = table.row.map((name) => stored[name]);
  const texts = new Map<string, string>();
  for (const [name, number] of Object.entries(table.columns)) {
    const value = stored[name];
    if (typeof value !== 'string') continue;
    const opened = sealer.open(value);
    const isHere = opened !== null && opened.column === number && opened.row === rowTag(rowKey(key));
    if (!(isHere && opened.isCurrent)) texts.set(name, isHere ? opened.text : value);
  }
  return sealValues(sealer, table, key, texts);
}

function isRow(order: readonly string[], row: Row): RawBuilder<boolean> {
  if (order.length === 0) return sql<boolean>`1 = 1`;
  return sql<boolean>`${sql.join(
    order.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )}`;
}

/** Postgres keeps former versions of a row in its files until they are written anew. */
async function removeFormer(database: Database): Promise<void> {
  if (database.kind === 'sqlite') {
    await sql`update residue set deleted = deleted + 1, cleaned = 0`.execute(database.db);
    await cleanFiles(database);
    return;
  }
  for (const name of [...Object.keys(sealedTables), 'submission_search']) {
    await sql`vacuum full ${sql.table(name)}`.execute(database.patient);
  }
}
