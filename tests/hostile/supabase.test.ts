import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { ourTables } from '#/database/our-tables.ts';
import { listEvents } from '#/events/list-events.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { updateSubmission } from '#/inbox/changes/change.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { listSubmissions } from '#/inbox/list/list.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { run, startCommand } from '#/tests/support/run.ts';
import { startServer } from '#/tests/support/server.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { submit } from '#/tests/support/submit.ts';
import { type SupabaseProject, startSupabase, type TestSupabase } from '#/tests/support/supabase.ts';

const visitor = { kind: 'visitor' } as const;
const sam = { kind: 'staff', id: 'sam' } as const;

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startSupabase();
}, 60_000);
afterAll(() => supabase.stop());

/** The table of spec.md section 3, as an older product has it there. */
const olderTable = `create table form_submissions (
  id uuid primary key default gen_random_uuid(),
  full_name text not null, email text not null, website text, bottleneck text not null,
  contact_method text not null, status text default 'new', notes text,
  created_at timestamptz not null default now())`;
const olderPolicies = [
  'alter table form_submissions enable row level security',
  `create policy "allow anon insert" on form_submissions for insert to anon with check (true)`,
  `create policy "allow all" on form_submissions for all using (true) with check (true)`,
];
const columns = 'full_name, email, website, bottleneck, contact_method';
const fromPage = `insert into form_submissions (${columns})
  values ('Ann', 'ann@example.com', '', 'Nobody answers', 'video')`;

async function open(project: SupabaseProject): Promise<Database> {
  const database = openDatabase({ dataDir: '/nowhere', databaseUrl: project.url });
  onTestFinished(database.close);
  return database;
}

async function newProject(...statements: string[]): Promise<SupabaseProject> {
  const project = await supabase.createProject();
  if (statements.length > 0) await project.as('owner', ...statements);
  return project;
}

async function openProject(...statements: string[]) {
  const project = await newProject(...statements);
  const database = await open(project);
  const told = await migrate(database);
  return { project, database, told };
}

/** All that Postgres knows of the tables, as text. */
function describeTables(project: SupabaseProject): Promise<unknown[]> {
  return project.as(
    'owner',
    `select relname as name, 'column' as kind, attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as what
      from pg_class join pg_attribute on attrelid = pg_class.oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select conrelid::regclass::text, 'constraint', pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tablename, 'index', regexp_replace(indexdef, '_pkey[0-9]+', '_pkey') from pg_indexes
      where schemaname = 'public'
    union all select tgrelid::regclass::text, 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select tablename, 'policy', policyname from pg_policies
    union all select relname, 'row level security', relrowsecurity::text || relforcerowsecurity::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1, 2, 3`,
  );
}

describe('a table of requests that an older product made', () => {
  it('is taken over with all its rows, and what is done to it is said', { timeout: 40_000 }, async () => {
    const moved = `update form_submissions set status = 'contacted' where full_name = 'Ben'`;
    const project = await newProject(
      olderTable,
      ...olderPolicies,
      fromPage,
      fromPage.replace('Ann', 'Ben'),
      fromPage.replace('Ann', 'Cem'),
      moved,
    );
    const staff = { STAFF_EMAIL: 'sam@example.com', STAFF_PASSWORD: 'a long enough password' };
    const server = await startServer({ env: { DATABASE_URL: project.url, ...staff } });
    onTestFinished(server.remove);
    const removed = "is removed: nobody reads or writes it by Supabase's public key any more.";
    expect(server.output().split('\n').slice(0, 3)).toEqual([
      `Database: its policy "allow all" ${removed}`,
      `Database: its policy "allow anon insert" ${removed}`,
      'Database: the table form_submissions is taken over, with all 3 of its rows.',
    ]);
    expect((await submit(server.origin, 'Dan')).status).toBe(201);

    const { call } = await signInAt(server.origin, { email: staff.STAFF_EMAIL, password: staff.STAFF_PASSWORD });
    const inbox = await call('GET', '/api/submissions');
    const { items, counts } = (await inbox.json()) as { items: Record<string, unknown>[]; counts: object };
    expect(counts).toEqual({ total: 4, new: 3, contacted: 1, completed: 0 });
    expect(items.map(({ full_name }) => full_name).sort()).toEqual(['Ann', 'Ben', 'Cem', 'Dan']);
    expect(items.find(({ full_name }) => full_name === 'Ben')).toMatchObject({
      website: null,
      contact_method: 'video',
      status: 'contacted',
      notes: null,
      version: 1,
      call_id: null,
      urgent: false,
    });
    const told = await project.as(
      'owner',
      'select distinct kind from outbox join form_submissions s on s.id = subject_id where full_name <> $$Dan$$',
    );
    expect(told, 'staff know of what was there before').toEqual([]);
    expect(await server.stop()).toBe(0);

    const again = await startServer({ dataDir: server.dataDir, env: { DATABASE_URL: project.url } });
    onTestFinished(again.remove);
    expect(again.output()).not.toContain('Database:');
  });

  it.each<[string, ...string[]]>([
    ['as the specification has it', olderTable],
    ['with policies', olderTable, ...olderPolicies, 'alter table form_submissions force row level security'],
    [
      'without a single rule',
      `create table form_submissions (id uuid, full_name text, email text, website text, bottleneck text,
        contact_method text, status text, notes text, created_at timestamptz)`,
    ],
    [
      'of other types',
      `create type way as enum ('email', 'phone', 'video', 'text')`,
      `create table form_submissions (id varchar(36) primary key, full_name varchar(80) not null, email char(100),
        website varchar(9) not null default '', bottleneck varchar, contact_method way default 'email',
        status varchar(20) not null default 'new', notes varchar, phone bigint, created_at timestamp default now())`,
    ],
    [
      'with rules that our requests would break',
      `create table form_submissions (id uuid unique, full_name text check (full_name <> 'Dan'), email text unique,
        website text not null, bottleneck text, notes text not null default '', contact_method text
        check (contact_method in ('email', 'phone')), status text not null, created_at date)`,
      'create unique index one_a_name on form_submissions (lower(full_name))',
      `insert into form_submissions values (gen_random_uuid(), 'Ann', 'a@example.com', '', 'Calls', '', 'phone', '', now())`,
    ],
    ['of the least columns', 'create table form_submissions (id uuid, full_name text, email text, bottleneck text)'],
  ])('is the same afterwards as on a database of its own: %s', async (_, ...statements) => {
    const fresh = await openProject();
    const { project, database } = await openProject(...statements);
    const byName = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    const isOurs = (row: string) => !row.includes('"UNIQUE (id)"') && !/CREATE UNIQUE INDEX .* \(id\)/.test(row);
    const isKey = (row: string) => !row.includes('"PRIMARY KEY (id)"');
    // What makes the identifier unique is the older product's own, or ours under another name.
    const rules = (rows: unknown[]) => byName(rows).filter((row) => isOurs(row) && isKey(row));
    expect(rules(await describeTables(project))).toEqual(rules(await describeTables(fresh.project)));
    const input = { email: 'dan@example.com', website: null, phone: null, bottleneck: 'Calls' };
    for (const contact_method of ['email', 'text'] as const) {
      const receipt = await receiveSubmission(database, { ...input, full_name: 'Dan', contact_method }, null, visitor);
      expect(receipt.outcome).toBe('created');
    }
    const page = await listSubmissions(database.db, { limit: 10 });
    expect(page?.counts.total).toBe(page?.items.length);
    expect(page?.items.filter(({ full_name }) => full_name === 'Dan')).toHaveLength(2);
  });

  it('keeps what a row of it cannot hold under our rules in its notes', async () => {
    const id = '11111111-1111-1111-1111-111111111111';
    const { database, told } = await openProject(
      `create table form_submissions (id uuid, full_name text, email text, website text, bottleneck text,
        contact_method text, status text, notes text, created_at timestamp)`,
      `insert into form_submissions values
        ('${id}', 'Ann', 'ann@example.com', 'example.com', 'Calls', ' Phone', 'NEW', 'call her', '2025-03-04 05:06:07.891234'),
        ('${id}', 'Ben', 'ben@example.com', null, 'Calls', 'pigeon', 'won''t do', null, '2025-03-04 05:06:07.8913'),
        (null, null, null, null, null, null, null, '', null),
        (null, 'Cem', 'cem@example.com', '', '', 'text', '', 'old', 'infinity')`,
    );
    expect(told).toEqual([
      '3 of its rows had no identifier, or that of another row, and were given one',
      '3 of its rows held what Frontdesk has no word for; their notes say what it was',
      'the table form_submissions is taken over, with all 4 of its rows',
    ]);
    const page = await listSubmissions(database.db, { limit: 10 });
    const rows = Object.fromEntries((page?.items ?? []).map((row) => [row.full_name, row]));
    expect(page?.counts).toEqual({ total: 4, new: 4, contacted: 0, completed: 0 });
    expect(rows.Ann).toMatchObject({
      id,
      website: 'example.com',
      contact_method: 'phone',
      status: 'new',
      notes: 'call her',
      created_at: '2025-03-04T05:06:07.891Z',
    });
    const changed = 'Changed when this request was taken over:';
    expect(rows.Ben).toMatchObject({
      contact_method: 'email',
      status: 'new',
      notes: `${changed} contact_method was 'pigeon'; status was 'won''t do'.`,
      created_at: '2025-03-04T05:06:07.891Z',
    });
    expect(rows['No name']).toMatchObject({
      email: '',
      bottleneck: '',
      contact_method: 'email',
      status: null,
      notes: `${changed} full_name was missing; email was missing; bottleneck was missing; contact_method was missing; created_at was missing.`,
    });
    expect(rows.Cem).toMatchObject({ status: null, website: null, notes: `old\n${changed} created_at was infinity.` });
    expect(new Set(page?.items.map((row) => row.id)).size).toBe(4);
  });

  it('keeps columns, triggers and grants of its own, and shows them to nobody', async () => {
    const { project, database, told } = await openProject(
      `create table form_submissions (id uuid primary key, full_name text, email text, bottleneck text,
        contact_method text, urgent text not null, assigned_to text not null)`,
      `insert into form_submissions values (gen_random_uuid(), 'Ann', 'a@example.com', 'Calls', 'email', 'very', 'Sam')`,
      `create function mark() returns trigger language plpgsql as 'begin new.assigned_to := ''Kim''; return new; end'`,
      'create trigger marked before insert on form_submissions for each row execute function mark()',
      'grant select on form_submissions to colleague',
    );
    expect(told).toContain('its trigger "marked" stays');
    const input = { email: 'b@example.com', website: null, phone: null, bottleneck: 'Calls' };
    const receive = () =>
      receiveSubmission(database, { ...input, full_name: 'Ben', contact_method: 'email' }, 'the-same-key', visitor);
    await receive();
    expect(JSON.stringify([await receive(), await listSubmissions(database.db, { limit: 10 })])).not.toContain('Kim');
    expect(
      await project.as(
        'owner',
        'select full_name, assigned_to, urgent_before, urgent from form_submissions order by 1',
      ),
    ).toEqual([
      { full_name: 'Ann', assigned_to: 'Sam', urgent_before: 'very', urgent: 0 },
      { full_name: 'Ben', assigned_to: 'Kim', urgent_before: null, urgent: 0 },
    ]);
    const [grant] = await project.as('owner', `select has_table_privilege('colleague', 'form_submissions', 'select')`);
    expect(grant).toEqual({ has_table_privilege: true });
  });

  const wayOut = 'rename it, and Frontdesk makes one of its own, or name another database in DATABASE_URL';
  it.each<[string, string, ...string[]]>([
    [
      'identifies its rows by bigint, and not by UUID',
      wayOut,
      'create table form_submissions (id bigint primary key, full_name text, email text, bottleneck text)',
    ],
    [
      'identifies its rows by texts that are no UUIDs',
      wayOut,
      'create table form_submissions (id text primary key, full_name text, email text, bottleneck text)',
      `insert into form_submissions values ('7', 'Ann', 'ann@example.com', 'Calls')`,
    ],
    ['has no column email', wayOut, 'create table form_submissions (id uuid, full_name text, bottleneck text)'],
    ['is not an ordinary table', wayOut, 'create view form_submissions as select 1 as id'],
    [
      'cannot be taken over (cannot alter type of a column used by a view or rule)',
      'mend that or rename the table, and Frontdesk makes one of its own',
      olderTable.replace('full_name text', 'full_name varchar'),
      'create view names as select full_name from form_submissions',
    ],
  ])('is refused in one sentence, and not changed, when it %s', async (reason, way, ...statements) => {
    const project = await newProject(...statements);
    const ours = (rows: unknown[]) => rows.filter((row) => !JSON.stringify(row).includes('kysely_'));
    const before = await describeTables(project);
    const port = String(await freePort());
    expect(await run(startCommand, { PORT: port, DATABASE_URL: project.url })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Frontdesk did not start: the table form_submissions of the database ${reason}: ${way}\n`,
    });
    expect(ours(await describeTables(project))).toEqual(before);
  });

  it('is left as it is when the role of the address may not change it', async () => {
    const project = await newProject(olderTable);
    const url = `${project.url}?options=-crole%3Dcolleague`;
    await expect(migrate(await open({ ...project, url }))).rejects.toThrow(
      'the role in DATABASE_URL may not bring the database up to date (permission denied for schema public): name the',
    );
  });

  it('is refused when other names of ours are taken, too', async () => {
    const project = await newProject('create table "user" (id int)', 'create table calls (id int)');
    const refusal = /^the schema public of the database has tables of another program .* \(calls, user\): name another/;
    await expect(migrate(await open(project))).rejects.toThrow(refusal);

    await project.as('owner', 'create schema frontdesk');
    const elsewhere = await open({ ...project, url: `${project.url}?options=-csearch_path%3Dfrontdesk` });
    expect(await migrate(elsewhere)).toEqual([]);
    const input = { email: 'dan@example.com', website: null, phone: null, bottleneck: 'Calls', full_name: 'Dan' };
    await receiveSubmission(elsewhere, { ...input, contact_method: 'email' }, null, visitor);
    expect((await listSubmissions(elsewhere.db, { limit: 1 }))?.counts.total).toBe(1);
    const where = `select schemaname from pg_tables where tablename = 'form_submissions' and rowsecurity`;
    expect(await project.as('owner', where)).toEqual([{ schemaname: 'frontdesk' }]);
  });
});

describe('a request that another program writes beside us', () => {
  it('has all that ours have, is counted, and staff are told of it; ours are counted and told once', async () => {
    const { project, database } = await openProject();
    const input = { email: 'dan@example.com', website: null, phone: null, bottleneck: 'Calls', full_name: 'Dan' };
    await receiveSubmission(database, { ...input, contact_method: 'email' }, 'a-key', visitor);
    await receiveSubmission(database, { ...input, contact_method: 'email' }, null, visitor, { spamReason: 'trap' });
    const [written] = await project.as('service_role', `${fromPage} returning *`);
    expect(written).toMatchObject({
      status: 'new',
      version: 1,
      urgent: 0,
      call_id: null,
      notes: null,
      is_spam: 0,
      source: 'form',
    });

    const page = await listSubmissions(database.db, { limit: 1 });
    expect(page?.counts).toEqual({ total: 2, new: 2, contacted: 0, completed: 0 });
    expect(page?.items).toMatchObject([{ id: written?.id, full_name: 'Ann', website: null, contact_method: 'video' }]);
    const next = await listSubmissions(database.db, { limit: 10, cursor: page?.next_cursor ?? '' });
    expect(next?.items).toHaveLength(1);
    const mails = `select kind, full_name from outbox join form_submissions s on s.id = subject_id order by 1, 2`;
    expect(await project.as('owner', mails)).toEqual([
      { kind: 'submission.notice', full_name: 'Ann' },
      { kind: 'submission.notice', full_name: 'Dan' },
      { kind: 'submission.receipt', full_name: 'Dan' },
    ]);
  });

  it('leaves an event, and loses its words when that program deletes it; ours leave one each', async () => {
    const { project, database } = await openProject();
    const input = { email: 'dan@example.com', website: null, phone: null, bottleneck: 'Calls', full_name: 'Dan' };
    await receiveSubmission(database, { ...input, contact_method: 'email' }, 'a-key', visitor);
    const long = 'Bén "Example" 😀\n'.repeat(50);
    await project.as('service_role', fromPage.replace('Ann', long));
    const gone = `delete from form_submissions where full_name = 'Ann'`;
    await project.as('service_role', 'begin', fromPage, gone, 'commit');
    const outside = {
      number: 2,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      kind: 'submission.created',
      actor: { kind: 'system' },
      data: { call_id: null, urgent: false, is_spam: false },
    };
    const ours = { number: 1, actor: visitor, words: { full_name: 'Dan' } };
    const words = { full_name: Array.from(long).slice(0, 200).join('') };
    expect(await listEvents(database.db)).toMatchObject([ours, { ...outside, words }]);
    await project.as('service_role', `delete from form_submissions where full_name <> 'Dan'`);
    expect(await listEvents(database.db)).toMatchObject([ours, { ...outside, words: null }]);
    await project.as('owner', 'truncate form_submissions cascade');
    expect(await listEvents(database.db)).toMatchObject([{ words: null }, { words: null }]);
    expect(await verifyChain(database.db)).toEqual({ whole: true, events: 2 });
  });

  it('is one in thousands of an import: each is counted, and nobody is told of those of earlier days', async () => {
    const { project, database } = await openProject();
    await project.as(
      'service_role',
      `insert into form_submissions (${columns}, status, created_at)
        select 'Ann', 'ann@example.com', null, 'Calls', 'email', (array['new', 'contacted', null])[1 + number % 3],
          now() - interval '2 days' - number * interval '1 minute' from generate_series(1, 6000) as number`,
    );
    expect((await listSubmissions(database.db, { limit: 1 }))?.counts).toEqual({
      total: 6_000,
      new: 4_000,
      contacted: 2_000,
      completed: 0,
    });
    expect(await project.as('owner', 'select 1 from outbox')).toEqual([]);
    expect(await verifyChain(database.db)).toEqual({ whole: true, events: 6_000 });
    await project.as('service_role', `update form_submissions set status = 'completed' where status = 'contacted'`);
    await project.as('service_role', 'delete from form_submissions where status is null');
    expect((await listSubmissions(database.db, { limit: 1 }))?.counts).toEqual({
      total: 4_000,
      new: 2_000,
      contacted: 0,
      completed: 2_000,
    });
    await project.as('owner', 'truncate form_submissions cascade');
    expect((await listSubmissions(database.db, { limit: 1 }))?.counts.total).toBe(0);
  });

  it('moves on when that program changes it, so that staff do not overwrite what they have not seen', async () => {
    const { project, database } = await openProject();
    const [{ id } = { id: '' }] = await project.as<{ id: string }>('service_role', `${fromPage} returning id`);
    await project.as('service_role', `update form_submissions set notes = 'called'`);
    expect(await updateSubmission(database, id, { status: 'completed', version: 1 }, sam)).toMatchObject({
      outcome: 'moved-on',
      row: { version: 2, notes: 'called', status: 'new' },
    });
    expect(await updateSubmission(database, id, { status: 'completed', version: 2 }, sam)).toMatchObject({
      outcome: 'updated',
      row: { version: 3 },
    });
  });

  it('is refused when it is none, and nothing is counted', async () => {
    const { project, database } = await openProject();
    for (const wrong of [
      fromPage.replace('video', 'pigeon'),
      fromPage.replace("'Ann'", 'null'),
      `insert into form_submissions (${columns}, created_at) values ('Ann', 'a', null, 'c', 'email', 'infinity')`,
    ]) {
      await expect(project.as('service_role', wrong)).rejects.toThrow(/violates/);
    }
    expect((await listSubmissions(database.db, { limit: 1 }))?.counts.total).toBe(0);
  });

  it('is counted and told in our tables, whatever temporary ones its writer has made', async () => {
    const { project, database } = await openProject(olderTable);
    await project.as('owner', 'grant insert on form_submissions to colleague');
    await project.as('owner', 'create policy inserts on form_submissions for insert to colleague with check (true)');
    const tables = ['outbox', 'submission_counts', 'form_submissions'].map(
      (name) => `create temp table ${name} (id uuid, kind text, subject_id uuid, attempts int, next_attempt_at text,
        created_at text, status text, total int)`,
    );
    await project.as('owner', 'set role colleague', ...tables.slice(0, 2), fromPage);
    expect((await listSubmissions(database.db, { limit: 1 }))?.counts.total).toBe(1);
    expect(await project.as('owner', 'select kind from outbox')).toEqual([{ kind: 'submission.notice' }]);
  });
});

describe('the public key of a Supabase project', () => {
  const roles = ['anon', 'authenticated'] as const;

  /** All the tables that a server makes, with a row in those that matter most. */
  async function openAll(...statements: string[]) {
    const project = await newProject(...statements);
    const server = await startServer({ env: { DATABASE_URL: project.url } });
    onTestFinished(server.remove);
    await project.as('owner', fromPage);
    await project.as('owner', `insert into "user" values ('1', 'Sam', 's@example.com', true, null, now(), now())`);
    await project.as(
      'owner',
      `insert into account ("id", "accountId", "providerId", "userId", "password",
      "createdAt", "updatedAt") values ('1', '1', 'credential', '1', 'a hash', now(), now())`,
    );
    const tables = await project.as<{ name: string; secure: boolean }>(
      'owner',
      `select tablename as name, rowsecurity as secure from pg_tables where schemaname = 'public' order by 1`,
    );
    return { project, tables };
  }

  it('is granted nothing on any table, function or sequence of ours', async () => {
    const { project, tables } = await openAll(olderTable, ...olderPolicies);
    expect(tables.map(({ name }) => name)).toEqual([...ourTables, 'kysely_migration', 'kysely_migration_lock'].sort());
    for (const role of roles) {
      const granted = await project.as(
        'owner',
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
          and has_table_privilege('${role}', oid, 'select, insert, update, delete, truncate, references, trigger')
        union all select proname from pg_proc where pronamespace = 'public'::regnamespace
          and has_function_privilege('${role}', oid, 'execute')`,
      );
      expect(granted, role).toEqual([]);
    }
    await expect(project.as('anon', fromPage)).rejects.toThrow('permission denied for table form_submissions');
  });

  it('reads and writes nothing even when it is granted everything again', async () => {
    const { project, tables } = await openAll(olderTable, ...olderPolicies);
    expect(tables.filter(({ secure }) => !secure)).toEqual([]);
    await project.as('owner', `grant all on all tables in schema public to ${roles.join(', ')}`);
    for (const role of roles) {
      for (const { name } of tables) {
        const table = `public."${name}"`;
        expect(await project.as(role, `select * from ${table}`), `${role} reads ${name}`).toEqual([]);
        expect(await project.as(role, `with gone as (delete from ${table} returning 1) select * from gone`)).toEqual(
          [],
        );
      }
      await expect(project.as(role, fromPage)).rejects.toThrow('violates row-level security policy');
      expect(await project.as(role, `update account set password = 'theirs' returning 1`)).toEqual([]);
    }
    expect(await project.as('owner', 'select full_name from form_submissions')).toEqual([{ full_name: 'Ann' }]);
    expect(await project.as('owner', 'select password from account')).toEqual([{ password: 'a hash' }]);
  });
});
