import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ForeignTable } from './foreign-table.ts';

const table = sql.id('form_submissions');
const aside = sql.id('form_submissions_taken_over');

/** Our text columns, and whether each is required. */
const texts = {
  full_name: true,
  email: true,
  website: false,
  phone: false,
  bottleneck: true,
  contact_method: true,
  status: false,
  notes: false,
};

/** Columns whose values Frontdesk generates. */
const reserved = [
  'version',
  'call_id',
  'urgent',
  'assignee_id',
  'is_spam',
  'spam_reason',
  'spam_at',
  'contacted_at',
  'deleted_at',
  'source',
  'email_key',
  'phone_key',
];

/**
 * The first migration where a table of requests exists already: it creates the other tables and brings this one to the
 * shape of the first migration with all its rows. A value that our columns cannot hold is appended to the row's notes.
 * `tell` receives a sentence for each change.
 */
export function adoptSubmissions(first: Migration, foreign: ForeignTable, tell: (line: string) => void): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`alter table ${table} rename to ${aside}`.execute(db);
      await first.up(db);
      // Empty here: created only together with the tables that refer to it.
      await sql`drop table ${table} cascade`.execute(db);
      await sql`alter table ${aside} rename to ${table}`.execute(db);
      await sql`set local timezone to 'UTC'`.execute(db); // what times without a zone were written in
      await sql`set constraints all immediate`.execute(db); // a table with checks still to come is not altered
      await removeRules(db, foreign, tell);
      await fitColumns(db, foreign, tell);
      if (!foreign.hasIdKey) await fitIdentifiers(db, tell);
      await fitRows(db, tell);
      await addOurRules(db, foreign);
      await count(db, tell);
    },
  };
}

/** Drops what would refuse our rows or show them to other roles. */
async function removeRules(db: Kysely<unknown>, foreign: ForeignTable, tell: (line: string) => void): Promise<void> {
  await sql`alter table ${table} no force row level security`.execute(db);
  for (const name of foreign.policies) {
    await sql`drop policy ${sql.id(name)} on ${table}`.execute(db);
    tell(`its policy "${name}" is removed: nobody reads or writes it by Supabase's public key any more`);
  }
  const { rows: constraints } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = 'form_submissions'::regclass and contype in ('c', 'u', 'x')
      and pg_get_constraintdef(oid) <> 'UNIQUE (id)' order by 1`.execute(db);
  for (const { name } of constraints) {
    await sql`alter table ${table} drop constraint ${sql.id(name)}`.execute(db);
    tell(`its constraint "${name}" is removed`);
  }
  const { rows: indexes } = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    where indrelid = 'form_submissions'::regclass and indisunique
      and not exists (select 1 from pg_constraint where conindid = indexrelid) order by 1`.execute(db);
  for (const { name } of indexes) {
    await sql`drop index ${sql.raw(name)}`.execute(db); // quoted by Postgres
    tell(`its index ${name} is removed`);
  }
  for (const name of foreign.triggers) tell(`its trigger "${name}" stays`);
}

async function fitColumns(db: Kysely<unknown>, foreign: ForeignTable, tell: (line: string) => void): Promise<void> {
  const alter = (change: RawBuilder<unknown>) => sql`alter table ${table} ${change}`.execute(db);
  for (const name of reserved.filter((column) => foreign.columns.has(column))) {
    await alter(sql`rename column ${sql.id(name)} to ${sql.id(`${name}_before`)}`);
    tell(`its column "${name}" is called "${name}_before" now`);
  }
  for (const [name, { isRequired, hasDefault }] of foreign.columns) {
    if (Object.hasOwn(texts, name) || name === 'id' || name === 'created_at' || !isRequired || hasDefault) continue;
    const now = reserved.includes(name) ? `${name}_before` : name;
    await alter(sql`alter column ${sql.id(now)} drop not null`);
    tell(`its column "${now}" may be empty now`);
  }

  for (const name of Object.keys(texts)) await fitColumn(name, 'text');
  await fitColumn('created_at', 'timestamp with time zone');
  await fitColumn('id', 'uuid');
  await alter(sql`add column version integer not null default 1`);

  async function fitColumn(name: string, type: string): Promise<void> {
    const column = sql.id(name);
    const given = foreign.columns.get(name);
    if (!given) {
      await alter(sql`add column ${column} ${sql.raw(type)}`);
      return;
    }
    await alter(sql`alter column ${column} drop default`);
    if (Object.hasOwn(texts, name)) await alter(sql`alter column ${column} drop not null`);
    // Only where the type differs: Postgres refuses to alter a column that a view reads.
    if (given.type !== type) {
      await alter(sql`alter column ${column} type ${sql.raw(type)} using ${column}::${sql.raw(type)}`);
    }
  }
}

/** Gives a new identifier to each row without one and to each that shares one. */
async function fitIdentifiers(db: Kysely<unknown>, tell: (line: string) => void): Promise<void> {
  const { numAffectedRows: given = 0n } = await sql`update ${table} set id = gen_random_uuid()
    where ctid in (
      select ctid from (
        select ctid, id, row_number() over (partition by id order by created_at) as place from ${table}
      ) as numbered where id is null or place > 1)`.execute(db);
  if (given > 0n) tell(`${given} of its rows had no identifier, or that of another row, and were given one`);
}

const isWay = sql`lower(btrim(contact_method)) in ('email', 'phone', 'video', 'text')`;
const isStatus = sql`coalesce(lower(btrim(status)), '') in ('', 'new', 'contacted', 'completed')`;
/** Whether a time fits a cursor of the list of requests. */
const isTime = sql`created_at >= '1970-01-01' and created_at < '10000-01-01'`;

/** Collects, for each row, the values that our columns cannot hold. */
const changes = sql`concat_ws('; ',
  case when full_name is null then 'full_name was missing' end,
  case when email is null then 'email was missing' end,
  case when bottleneck is null then 'bottleneck was missing' end,
  case when contact_method is null then 'contact_method was missing'
    when not ${isWay} then 'contact_method was ' || quote_literal(contact_method) end,
  case when not ${isStatus} then 'status was ' || quote_literal(status) end,
  case when created_at is null then 'created_at was missing'
    when not (${isTime}) then 'created_at was ' || created_at end)`;

async function fitRows(db: Kysely<unknown>, tell: (line: string) => void): Promise<void> {
  const { numAffectedRows: changed = 0n } = await sql`update ${table} set
      notes = concat_ws(E'\\n', nullif(notes, ''), 'Changed when this request was taken over: ' || ${changes} || '.'),
      full_name = coalesce(full_name, 'No name'),
      email = coalesce(email, ''),
      bottleneck = coalesce(bottleneck, ''),
      contact_method = case when ${isWay} then contact_method else 'email' end,
      status = case when ${isStatus} then status else 'new' end,
      created_at = case when ${isTime} then created_at else now() end
    where ${changes} <> ''`.execute(db);
  if (changed > 0n) tell(`${changed} of its rows held what Frontdesk has no word for; their notes say what it was`);

  await sql`update ${table} set
      contact_method = lower(btrim(contact_method)), status = nullif(lower(btrim(status)), ''), website = nullif(website, '')
    where contact_method <> lower(btrim(contact_method)) or status <> lower(btrim(status)) or status = '' or website = ''
    `.execute(db);
}

/** The same as in the first migration; a test compares the two. */
async function addOurRules(db: Kysely<unknown>, { hasIdKey }: ForeignTable): Promise<void> {
  for (const [name, isRequired] of Object.entries(texts)) {
    if (isRequired) await sql`alter table ${table} alter column ${sql.id(name)} set not null`.execute(db);
  }
  await sql`alter table ${table} alter column created_at set not null,
    add constraint form_submissions_contact_method_check
      check (contact_method in ('email', 'phone', 'video', 'text')),
    add constraint form_submissions_status_check check (status in ('new', 'contacted', 'completed'))`.execute(db);
  if (!hasIdKey) await sql`alter table ${table} alter column id set not null, add unique (id)`.execute(db);
  await sql`create index form_submissions_by_time on ${table} (created_at desc, id desc)`.execute(db);
  await sql`create index form_submissions_by_status
    on ${table} (coalesce(status, 'new'), created_at desc, id desc)`.execute(db);
  await sql`alter table idempotency_keys add constraint idempotency_keys_submission_id_fkey
    foreign key (submission_id) references ${table} (id) on delete cascade`.execute(db);
}

async function count(db: Kysely<unknown>, tell: (line: string) => void): Promise<void> {
  await sql`update submission_counts set total =
    (select count(*) from ${table} where coalesce(${table}.status, 'new') = submission_counts.status)`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${table}`.execute(db);
  tell(`the table form_submissions is taken over, with all ${rows[0]?.total} of its rows`);
}
