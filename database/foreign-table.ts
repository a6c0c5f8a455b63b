import { type Kysely, sql } from 'kysely';
import { currentSchema } from './migrations/current-schema.ts';
import { ourTables } from './our-tables.ts';

/** Says why Frontdesk cannot use a database as it is, in words by which an operator can mend it. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';
}

/** A table `form_submissions` that another program has made (spec.md section 3). */
export interface ForeignTable {
  columns: Map<string, ForeignColumn>;
  policies: string[];
  triggers: string[];
  /** Whether `id` is its primary key. */
  hasIdKey: boolean;
}

export interface ForeignColumn {
  /** As Postgres writes it: `uuid`, `character varying(40)`. */
  type: string;
  isRequired: boolean;
  /** Whether Postgres fills it in when an insert does not name it. */
  hasDefault: boolean;
}

/** A table of requests has at least these columns. */
const needed = ['id', 'full_name', 'email', 'bottleneck'];

const wayOut = 'rename it, and Frontdesk makes one of its own, or name another database in DATABASE_URL';

/**
 * Finds a table of another program that has the name of our table of requests; null when there is none.
 * @throws {UnfitDatabaseError} when it cannot be adopted, or another of our tables' names is taken; nothing is changed.
 */
export async function findForeignTable(db: Kysely<unknown>): Promise<ForeignTable | null> {
  const schema = await currentSchema(db);
  const taken = await takenNames(db, schema);
  const others = [...taken.keys()].filter((name) => name !== 'form_submissions').sort();
  if (others.length > 0) {
    const names = others.join(', ');
    throw new UnfitDatabaseError(
      `the schema ${schema} of the database has tables of another program under names that Frontdesk needs (${names}): ` +
        'name another database in DATABASE_URL, or another schema by ?options=-csearch_path%3Dfrontdesk',
    );
  }
  const found = taken.get('form_submissions');
  if (!found) return null;
  if (found.kind !== 'r') throw refusal('is not an ordinary table');
  if (!found.isOurs) {
    const owner = `belongs to the role ${found.owner}, which alone may change it`;
    throw new UnfitDatabaseError(`the table form_submissions of the database ${owner}: connect as that role`);
  }
  const columns = await columnsOf(db, schema);
  const missing = needed.filter((name) => !columns.has(name));
  if (missing.length > 0) throw refusal(`has no column ${missing.join(', ')}`);
  const { type = '' } = columns.get('id') ?? {};
  if (/^(text|character|citext)/.test(type)) await assertUuids(db);
  else if (type !== 'uuid') throw refusal(`identifies its rows by ${type}, and not by UUID`);
  return { columns, ...(await rulesOf(db, schema)) };
}

function refusal(reason: string): UnfitDatabaseError {
  return new UnfitDatabaseError(`the table form_submissions of the database ${reason}: ${wayOut}`);
}

interface TakenName {
  /** `pg_class.relkind`: r is an ordinary table. */
  kind: string;
  owner: string;
  isOurs: boolean;
}

async function takenNames(db: Kysely<unknown>, schema: string): Promise<Map<string, TakenName>> {
  const { rows } = await sql<TakenName & { name: string }>`
    select relname as name, relkind as kind, pg_get_userbyid(relowner) as owner,
      pg_has_role(relowner, 'usage') as "isOurs"
    from pg_class
    where relnamespace = ${`"${schema}"`}::regnamespace and relname in (${sql.join(ourTables)})`.execute(db);
  return new Map(rows.map(({ name, ...taken }) => [name, taken]));
}

async function columnsOf(db: Kysely<unknown>, schema: string): Promise<Map<string, ForeignColumn>> {
  const { rows } = await sql<ForeignColumn & { name: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
      (atthasdef or attidentity <> '') as "hasDefault"
    from pg_attribute
    where attrelid = ${`"${schema}".form_submissions`}::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(db);
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}

async function rulesOf(db: Kysely<unknown>, schema: string): Promise<Omit<ForeignTable, 'columns'>> {
  const table = sql`${`"${schema}".form_submissions`}::regclass`;
  const policies = await sql<{ name: string }>`select polname as name from pg_policy
    where polrelid = ${table} order by 1`.execute(db);
  const triggers = await sql<{ name: string }>`select tgname as name from pg_trigger
    where tgrelid = ${table} and not tgisinternal order by 1`.execute(db);
  const keys = await sql`select 1 from pg_constraint where conrelid = ${table} and contype = 'p' and conkey =
    (select array[attnum] from pg_attribute where attrelid = ${table} and attname = 'id')`.execute(db);
  return {
    policies: policies.rows.map(({ name }) => name),
    triggers: triggers.rows.map(({ name }) => name),
    hasIdKey: keys.rows.length > 0,
  };
}

async function assertUuids(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from form_submissions
    where id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' limit 1`.execute(db);
  if (rows.length > 0) throw refusal('identifies its rows by texts that are no UUIDs');
}
