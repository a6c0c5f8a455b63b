import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { ourFunctions } from '#/database/our-tables.ts';
import { verifyChain } from '#/events/verify-chain.ts';
import { callServer } from '#/tests/support/staff-calls.ts';
import { cookieOf } from './support/app.ts';
import { type Place, readContents } from './support/contents.ts';
import { createTestDatabase, openTestDatabase } from './support/databases.ts';
import { run } from './support/run.ts';
import { startServer } from './support/server.ts';
import { submit } from './support/submit.ts';

const account = { email: 'ann@example.com', password: 'correct horse battery' };

async function newPlace(kind: 'sqlite' | 'postgres'): Promise<Place> {
  const { remove, ...place } = await createTestDatabase(kind);
  onTestFinished(remove);
  return place;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-moved-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const settings = ({ dataDir, databaseUrl }: Place) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/** A server, and what a member of staff does with it, signed in anew or by a cookie of before. */
async function start(place: Place, env: Record<string, string>, cookie?: string) {
  const server = await startServer({
    dataDir: place.dataDir,
    env: { ...settings(place), STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password, ...env },
  });
  onTestFinished(server.remove);
  const { origin } = server;
  async function call(method: string, path: string, body?: object, as = cookie ?? '') {
    const answer = await callServer(origin, method, path, body, as);
    return { status: answer.status, cookie: cookieOf(answer), json: answer.ok ? await answer.json() : null };
  }
  const signIn = () => call('POST', '/api/auth/sign-in/email', account, '');
  const own = cookie ?? (await signIn()).cookie;
  return {
    ...server,
    cookie: own,
    signIn,
    call: (method: string, path: string, body?: object) => call(method, path, body, own),
    async find(q: string): Promise<string[]> {
      const { json } = await call('GET', `/api/submissions?q=${q}`, undefined, own);
      return json.items.map(({ full_name }: { full_name: string }) => full_name);
    },
  };
}

/** What people leave in every part of the database, by its front door. */
async function fill(server: Awaited<ReturnType<typeof start>>) {
  const ids: string[] = [];
  for (const [at, full_name] of ['Zoe Quill', 'Ben Ødegård', 'Cem "quoted" \\ 名前', 'Dee {1,2} NULL'].entries()) {
    const bottleneck = `The marmalade of ${full_name}\nhas\ttwo lines. \u2028`;
    const { row } = await submit(server.origin, `key-${at}`, { full_name, bottleneck });
    ids.push(row?.id ?? '');
  }
  const [first = '', second = ''] = ids;
  const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBeLessThan(300);
  await done(
    server.call('PATCH', `/api/submissions/${first}`, { version: 1, notes: 'Likes gooseberries.', labels: ['vip'] }),
  );
  await done(server.call('PATCH', `/api/submissions/${second}`, { version: 1, status: 'contacted' }));
  await done(server.call('POST', '/api/reply-templates', { name: 'Turnips', subject: 'Turnip', text: 'A turnip.' }));
  await done(server.call('POST', '/api/views', { name: 'Parsnips', query: 'q=parsnip', shared: true }));
  await done(server.call('POST', '/api/people/erase', { email: 'nobody@example.com' }).then(() => ({ status: 200 })));
  return { first, second };
}

const move = (place: Place, to: string, env: Record<string, string> = {}) =>
  run([process.execPath, 'scripts/move.ts', '--to', to], { ...settings(place), ...env });

describe.each([
  ['as it is', {}],
  ['encrypted', { SEAL_KEY: randomBytes(32).toString('base64') }],
] as const)('a database %s', (_, env) => {
  it('moves from SQLite to Postgres and back with every row the same, and works there', async () => {
    const here = await newPlace('sqlite');
    const first = await start(here, env);
    const { second } = await fill(first);
    await first.stop();
    const there = { ...(await newPlace('postgres')), dataDir: here.dataDir };
    expect(await move(here, there.databaseUrl ?? '', env)).toMatchObject({ code: 0, stderr: '' });
    const { installation, ...moved } = await readContents(there);
    expect(moved).toEqual(await readContents(here));
    expect(moved.form_submissions).toHaveLength(4);
    expect(installation).toHaveLength(1);

    // Another machine, which has the database alone.
    const elsewhere = { ...there, dataDir: await newFolder() };
    const server = await start(elsewhere, env, first.cookie);
    expect(await server.find('marmalade')).toHaveLength(4);
    expect(await server.find('gooseberries')).toEqual(['Zoe Quill']);
    expect((await server.call('PATCH', `/api/submissions/${second}`, { version: 2, status: 'completed' })).status).toBe(
      200,
    );
    expect((await server.signIn()).status).toBe(200);
    expect((await submit(server.origin, 'Eve', { bottleneck: 'tangerines' })).status).toBe(201);
    expect(await server.find('tangerines')).toEqual(['Eve']);
    expect((await server.call('GET', '/api/submissions')).json.counts).toEqual({
      total: 5,
      new: 4,
      contacted: 0,
      completed: 1,
    });
    await server.stop();

    const back = { dataDir: await newFolder() };
    expect(await move({ ...there, ...back }, 'sqlite', env)).toMatchObject({ code: 0, stderr: '' });
    const { installation: _key, ...before } = await readContents(there);
    expect(await readContents(back)).toEqual(before);
    const again = await start(back, env, first.cookie);
    expect(await again.find('tangerines')).toEqual(['Eve']);
    expect((await submit(again.origin, 'Fay')).status).toBe(201);
    expect((await again.call('GET', '/api/submissions')).json.counts.total).toBe(6);
    await again.stop();
    const key = 'SEAL_KEY' in env ? { sealKey: Buffer.from(env.SEAL_KEY, 'base64') } : {};
    const database = openDatabase({ ...back, ...key });
    onTestFinished(database.close);
    expect((await verifyChain(database.db)).whole).toBe(true);
  }, 120_000);
});

describe('a move', () => {
  it('is refused over data, and while a server runs', async () => {
    const here = await newPlace('sqlite');
    const server = await start(here, {});
    await submit(server.origin, 'Ann');
    const there = await newPlace('postgres');
    const to = there.databaseUrl ?? '';
    expect(await move(here, to)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATA_DIR .* is in use by/) });
    await server.stop();
    expect((await move(here, to)).code).toBe(0);
    const before = await readContents(there);
    expect(await move(here, to)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^the database holds data already \(1 row in form_submissions\)/),
    });
    expect(await readContents(there)).toEqual(before);
    expect(await move({ ...there, dataDir: here.dataDir }, 'sqlite')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^there is data already in .*: move it away first\n$/),
    });
  });

  it('drops no table of another program', async () => {
    const here = await newPlace('sqlite');
    const database = openDatabase(here);
    await migrate(database);
    await database.close();
    const there = await newPlace('postgres');
    const other = openDatabase(there);
    onTestFinished(other.close);
    await sql`create table settings (theirs text)`.execute(other.raw);
    expect(await move(here, there.databaseUrl ?? '')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^the database has tables of another program under .* \(settings\): name another one\n$/,
      ),
    });
    await sql`select theirs from settings`.execute(other.raw);
  });

  it('leaves nothing behind where a row does not fit', async () => {
    const here = await newPlace('sqlite');
    const server = await start(here, {});
    await submit(server.origin, 'Ann');
    await server.stop();
    const database = openDatabase(here);
    await sql`update outbox set subject_id = 'no id'`.execute(database.raw);
    await database.close();
    const there = await newPlace('postgres');
    const ended = await move(here, there.databaseUrl ?? '');
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Postgres refuses it \(invalid input syntax for type uuid/),
    });
    await expect(readContents(there)).rejects.toThrow('kysely_migration');
    expect((await readdir(here.dataDir)).filter((name) => name.includes('incoming'))).toEqual([]);
  });

  it('knows every function of Postgres that tables are replaced with, and no sequence', async () => {
    const { db } = await openTestDatabase('postgres');
    const { rows } = await sql<{ name: string }>`select proname::text as name from pg_proc
      where pronamespace = current_schema()::regnamespace order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(ourFunctions.toSorted());
    const sequences =
      await sql`select 1 from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace`.execute(
        db,
      );
    expect(sequences.rows).toEqual([]);
  });
});
