import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { type Database, openDatabase } from '#/database/open.ts';
import { ourTables } from '#/database/our-tables.ts';
import { listSubmissions, receiveSubmission, updateSubmission } from '#/inbox/submissions.ts';
import { startServer } from '#/tests/support/server.ts';
import { type SupabaseProject, startSupabase, type TestSupabase } from '#/tests/support/supabase.ts';

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startSupabase();
}, 30_000);
afterAll(() => supabase.stop());

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
  await migrate(database);
  return { project, database };
}

describe('a request that another program writes beside us', () => {
  it('has all that ours have, is counted, and staff are told of it; ours are counted and told once', async () => {
    const { project, database } = await openProject();
    const input = { email: 'dan@example.com', website: null, phone: null, bottleneck: 'Calls', full_name: 'Dan' };
    await receiveSubmission(database, { ...input, contact_method: 'email' }, 'a-key');
    await receiveSubmission(database, { ...input, contact_method: 'email' }, null, { isSpam: true });
    const [written] = await project.as('service_role', `${fromPage} returning *`);
    expect(written).toMatchObject({ status: 'new', version: 1, urgent: 0, call_id: null, notes: null });

    const page = await listSubmissions(database.db, { limit: 1 });
    expect(page?.counts).toEqual({ total: 3, new: 2, contacted: 0, completed: 1 });
    expect(page?.items).toMatchObject([{ id: written?.id, full_name: 'Ann', website: null, contact_method: 'video' }]);
    const next = await listSubmissions(database.db, { limit: 10, cursor: page?.next_cursor ?? '' });
    expect(next?.items).toHaveLength(2);
    const mails = `select kind, full_name from outbox join form_submissions s on s.id = subject_id order by 1, 2`;
    expect(await project.as('owner', mails)).toEqual([
      { kind: 'submission.notice', full_name: 'Ann' },
      { kind: 'submission.notice', full_name: 'Dan' },
      { kind: 'submission.receipt', full_name: 'Dan' },
    ]);
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
    expect(await updateSubmission(database, id, { status: 'completed', version: 1 })).toMatchObject({
      outcome: 'moved-on',
      row: { version: 2, notes: 'called', status: 'new' },
    });
    expect(await updateSubmission(database, id, { status: 'completed', version: 2 })).toMatchObject({
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
    const { project, database } = await openProject();
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
    const { project, tables } = await openAll();
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
    const { project, tables } = await openAll();
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
