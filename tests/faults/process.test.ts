import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { formSubmissions } from '#/database/migrations/0001-form-submissions.ts';
import { columnTypes } from '#/database/migrations/column-types.ts';
import { openDatabase } from '#/database/open.ts';
import { cookieOf } from '#/tests/support/app.ts';
import { openStream } from '#/tests/support/event-stream.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { type Ended, projectEnv, root, run, startCommand } from '#/tests/support/run.ts';
import { type ServerOptions, startServer, type TestServer } from '#/tests/support/server.ts';
import { openSocket } from '#/tests/support/socket.ts';
import { callServer, trySignIn } from '#/tests/support/staff-calls.ts';
import { query } from '#/tests/support/stored.ts';
import { storedTotals, wholeTotals } from '#/tests/support/stored-totals.ts';
import { submit } from '#/tests/support/submit.ts';

const ann = { STAFF_EMAIL: 'Ann@Example.com', STAFF_PASSWORD: 'correct horse battery' };
const ben = { STAFF_EMAIL: 'ben@example.com', STAFF_PASSWORD: 'another long password' };

// The tests run side by side, each with its own servers and data directories, except those of a stop: they measure it.

async function newFolder({ onTestFinished }: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start({ onTestFinished }: TestContext, options: ServerOptions): Promise<TestServer> {
  const server = await startServer(options);
  onTestFinished(server.remove);
  return server;
}

/** Starts a server that is expected to end by itself. */
async function startInVain(env: Record<string, string>): Promise<Ended> {
  return run(startCommand, { PORT: String(await freePort()), ...env });
}

function listStaff(dataDir: string): Promise<Ended> {
  return run([process.execPath, 'scripts/staff.ts', 'list'], { DATA_DIR: dataDir });
}

function refusal(line: string): Ended {
  return { code: 1, stdout: '', stderr: `Frontdesk did not start: ${line}\n` };
}

function signIn({ origin }: TestServer, account: { STAFF_EMAIL: string; STAFF_PASSWORD: string }): Promise<Response> {
  return trySignIn(origin, { email: account.STAFF_EMAIL, password: account.STAFF_PASSWORD });
}

/** A database as the first migration left it, before there were accounts, with a request in it. */
async function writeFirstVersion(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir });
  const migrations = { '0001-form-submissions': formSubmissions(columnTypes.sqlite) };
  await new Migrator({ db: database.raw, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  await sql`insert into form_submissions (id, full_name, email, bottleneck, contact_method, created_at)
    values (${crypto.randomUUID()}, 'Ann of old', 'ann@example.com', 'Calls', 'email', '2025-01-01T00:00:00.000Z')`.execute(
    database.raw,
  );
  await database.close();
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

describe.concurrent('fault 33: a second server on a data directory', () => {
  it('is refused in one line while the first goes on, and maintenance commands work beside it', async (t) => {
    const dataDir = await newFolder(t);
    const server = await start(t, { dataDir, env: ann });
    expect(await startInVain({ DATA_DIR: dataDir })).toEqual(
      refusal(`DATA_DIR ${dataDir} is in use by another Frontdesk server: stop it first`),
    );
    expect((await submit(server.origin, 'first')).status).toBe(201);

    const npm = (...command: string[]) => run(['npm', 'run', '--silent', ...command], { DATA_DIR: dataDir });
    const added = await npm('staff', '--', 'add', 'Ben@example.com', 'Ben', 'Example');
    expect(added).toMatchObject({ code: 0, stderr: '' });
    const password = /^Password for ben@example\.com: (\S+)\n$/.exec(added.stdout)?.[1] ?? '';
    expect((await signIn(server, { STAFF_EMAIL: 'ben@example.com', STAFF_PASSWORD: password })).status).toBe(200);
    expect((await listStaff(dataDir)).stdout).toMatch(/^ann@example\.com\t.*\nben@example\.com\tBen Example\t.*\n$/);

    const folder = await newFolder(t);
    const copy = join(folder, 'frontdesk.db');
    expect(await npm('backup', '--', copy)).toMatchObject({ code: 0, stderr: '' });
    expect(storedTotals(folder)).toEqual(wholeTotals(1));
    expect(await npm('restore', '--', copy)).toEqual({
      code: 1,
      stdout: '',
      stderr: `DATA_DIR ${dataDir} is in use by another Frontdesk server: stop it first\n`,
    });
    expect((await submit(server.origin, 'second')).status).toBe(201);
    expect(storedTotals(dataDir)).toEqual(wholeTotals(2));
  });

  it('takes over from one that was killed', async (t) => {
    const dataDir = await newFolder(t);
    const killed = await start(t, { dataDir, env: ann });
    expect((await submit(killed.origin, 'first')).status).toBe(201);
    await killed.kill();
    const server = await start(t, { dataDir });
    expect((await submit(server.origin, 'second')).status).toBe(201);
    expect(storedTotals(dataDir)).toEqual(wholeTotals(2));
  });
});

describe('fault 35: SIGTERM', () => {
  it('ends with code 0, half a request and idle connections open, the one under way answered', async (t) => {
    const server = await start(t, {});
    const silent = openSocket(server.port);
    const idle = openSocket(server.port);
    idle.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const halfHeaders = openSocket(server.port);
    halfHeaders.socket.write('POST /api/submissions HTTP/1.1\r\nHost: localhost\r\n');
    const body = JSON.stringify(newRequest({ full_name: 'Ann' }));
    const head =
      'POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Idempotency-Key: ann\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    const halfBody = openSocket(server.port);
    const underWay = openSocket(server.port);
    for (const { socket } of [halfBody, underWay]) socket.write(head + body.slice(0, 20));
    await vi.waitFor(() => {
      expect(silent.socket.connecting).toBe(false);
      expect(idle.heard()).toContain('ok');
      for (const { heard } of [halfBody, underWay]) expect(heard()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    }, 5_000);

    const ended = server.stop();
    await vi.waitFor(() => expect(fetch(`${server.origin}/healthz`)).rejects.toThrow(), 5_000);
    await vi.waitFor(() => expect(idle.closed()).toBe(true), 1_000);
    underWay.socket.write(body.slice(20));
    await vi.waitFor(() => expect(underWay.heard()).toMatch(/HTTP\/1\.1 201 Created\r\n.*"full_name":"Ann"/s), 5_000);
    expect(await ended).toBe(0);
    for (const { closed } of [silent, halfHeaders, halfBody, underWay])
      await vi.waitFor(() => expect(closed()).toBe(true));
    expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1));
  });

  it('ends at once when streams of events are open, and their readers see the end', async (t) => {
    const server = await start(t, { env: ann });
    const cookie = cookieOf(await signIn(server, ann));
    const streams = await Promise.all([1, 2, 3].map(() => openStream(server.origin, { cookie })));
    for (const stream of streams) await stream.until('ready');
    const ended = server.stop();
    await vi.waitFor(() => expect(streams.every((stream) => stream.hasEnded())).toBe(true), 2_500);
    expect(await ended).toBe(0);
  });

  it('ends at once when only idle connections are left, while one that is under way is waited for', async (t) => {
    const [server, other] = await Promise.all([start(t, {}), start(t, {})]);
    const underWay = openSocket(other.port);
    underWay.socket.write('POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n');
    underWay.socket.write('Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{');
    await vi.waitFor(() => expect(underWay.heard()).toContain('100 Continue'));
    const idle = openSocket(server.port);
    idle.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(idle.heard()).toContain('ok'));
    const waits = other.stop().then(() => 'the one that waits');
    expect(await Promise.race([waits, server.stop()])).toBe(0);
    expect(await readdir(server.dataDir), 'the write-ahead log is folded in').not.toContain('frontdesk.db-wal');
  });
});

describe.concurrent('fault 36: a database that does not fit', () => {
  it('of a newer version is refused in one line and not touched', async (t) => {
    const dataDir = await newFolder(t);
    const server = await start(t, { dataDir, env: ann });
    expect((await submit(server.origin, 'ann')).status).toBe(201);
    await server.stop();
    query(server, "insert into kysely_migration values ('9999-things-to-come', '2099-01-01T00:00:00.000Z')");
    const before = hashOf(join(dataDir, 'frontdesk.db'));
    const line =
      'the database was written by a newer version of Frontdesk (it has 9999-things-to-come): start that version, or ' +
      'restore a backup that was made before it ran; nothing was changed';
    expect(await startInVain({ DATA_DIR: dataDir, ...ben })).toEqual(refusal(line));
    expect(await listStaff(dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${line}\n`,
    });
    expect(hashOf(join(dataDir, 'frontdesk.db'))).toBe(before);

    query(server, "delete from kysely_migration where name = '9999-things-to-come'");
    const again = await start(t, { dataDir });
    expect((await submit(again.origin, 'ann')).row).toMatchObject({ full_name: 'ann' });
  });

  it('of an older version is brought up to date and keeps what it holds', async (t) => {
    const dataDir = await newFolder(t);
    await writeFirstVersion(dataDir);
    const newer = await start(t, { dataDir, env: ann });
    const copy = /What it was before is kept as (\S+)\.\n/.exec(newer.output())?.[1] ?? '';
    expect((await readdir(dataDir)).map((name) => join(dataDir, name))).toContain(copy);
    expect(query(newer, 'select full_name, status from form_submissions')).toEqual([
      { full_name: 'Ann of old', status: null },
    ]);
    expect((await signIn(newer, ann)).status).toBe(200);
    expect((await submit(newer.origin, 'ben')).status).toBe(201);
  });

  it.for<[string, (file: string) => Promise<void>]>([
    ['no database', (file: string) => writeFile(file, 'a letter to a friend '.repeat(1_000))],
    [
      'a damaged one',
      (file: string) => writeFile(file, Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8_000, 7)])),
    ],
  ])('and is %s is refused in one line and not touched', async ([, write], t) => {
    const dataDir = await newFolder(t);
    const file = join(dataDir, 'frontdesk.db');
    await write(file);
    const before = hashOf(file);
    const { code, stdout, stderr } = await startInVain({ DATA_DIR: dataDir });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Frontdesk did not start: the database file is damaged \(SQLITE_(CORRUPT|NOTADB)\)\. .+\n$/,
    );
    expect(stderr).toContain('restore a backup');
    expect(hashOf(file)).toBe(before);
  });
});

describe('a database file with a damaged page', { timeout: 60_000 }, () => {
  it('that nothing has read yet is told soon after the start, with what to do, while the rest is served', async (t) => {
    const dataDir = await newFolder(t);
    const first = await start(t, { dataDir });
    await submit(first.origin, 'ann');
    await first.stop();
    const file = join(dataDir, 'frontdesk.db');
    const [{ page = 0 } = {}] = query<{ page: number }>(
      first,
      "select rootpage as page from sqlite_master where name = 'call_messages'",
    );
    const [{ size = 0 } = {}] = query<{ size: number }>(first, 'select page_size as size from pragma_page_size');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(8, 0xff), 0, 8, (page - 1) * size);
    await handle.close();

    const again = await start(t, { dataDir });
    await vi.waitFor(() => expect(again.output()).toContain('the database file is damaged'), 40_000);
    expect(again.output()).toContain('restore a backup (npm run restore -- FILE --replace)');
    expect((await fetch(again.origin)).status).toBe(200);
    const report = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: dataDir });
    expect(report.stdout).toContain('Database: the file is damaged (');
  });

  it('is not seen in one that is whole', async (t) => {
    const dataDir = await newFolder(t);
    const server = await start(t, { dataDir });
    await submit(server.origin, 'ann');
    const report = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: dataDir });
    expect(report.stdout).toMatch(/it can be reached\.\nEvents/);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('damage');
  });
});

describe.concurrent('fault 36: a first start cut short by SIGKILL', () => {
  const has = (file: string) => (dataDir: string) => existsSync(join(dataDir, file));
  const holds = (bytes: number) => (dataDir: string) => {
    const log = join(dataDir, 'frontdesk.db-wal');
    return existsSync(log) && statSync(log).size >= bytes;
  };
  const moments: [string, (dataDir: string) => boolean][] = [
    ['when the lock appears', has('server.lock')],
    ['when the database appears', has('frontdesk.db')],
    ['when its log is first written', holds(1)],
    ['in the middle of the migrations', holds(20_000)],
    ['when the migrations are done', holds(100_000)],
  ];

  it.for(moments)('is followed by a clean one: killed %s', async ([, reached], t) => {
    const dataDir = await newFolder(t);
    const child = spawn(process.execPath, ['server/start.ts'], {
      cwd: root,
      env: { ...projectEnv, ...ann, PORT: String(await freePort()), DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    t.onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitFor(() => expect(reached(dataDir)).toBe(true), { timeout: 40_000, interval: 1 });
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);

    const server = await start(t, { dataDir, env: ann });
    expect((await submit(server.origin, 'ann')).status).toBe(201);
    expect((await signIn(server, ann)).status).toBe(200);
    expect(storedTotals(dataDir)).toEqual(wholeTotals(1));
  });
});

describe.concurrent('a start that cannot succeed', () => {
  it('ends in one line when the port is taken, and makes no data directory', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    t.onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const dataDir = join(await newFolder(t), 'data');
    expect(await startInVain({ PORT: String(port), DATA_DIR: dataDir })).toEqual(
      refusal(`cannot listen on 127.0.0.1:${port} (EADDRINUSE)`),
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it.for<[string, string, (folder: string) => Promise<string>]>([
    [
      'below a file',
      'ENOTDIR',
      (folder: string) => writeFile(join(folder, 'file'), '').then(() => join(folder, 'file/data')),
    ],
    ['where nothing can be made', 'ENOENT', async () => '/proc/frontdesk/data'],
    ['where nothing can be written', 'unable to open database file', async () => '/proc'],
  ])('ends in one line when DATA_DIR is %s', async ([, reason, place], t) => {
    const dataDir = await place(await newFolder(t));
    expect(await startInVain({ DATA_DIR: dataDir })).toEqual(
      refusal(`DATA_DIR ${dataDir} cannot be written (${reason})`),
    );
  });

  it('ends in one line that says what to do when the key of the sessions is gone, as do the commands', async (t) => {
    const dataDir = await newFolder(t);
    const file = join(dataDir, 'auth-secret');
    await writeFile(file, '');
    const line =
      `${file} holds no key of 32 visible characters or more: put the one of your backup there, or delete it to have ` +
      'one made (staff sign in anew)';
    expect(await startInVain({ DATA_DIR: dataDir })).toEqual(refusal(line));
    const listed = await listStaff(dataDir);
    expect(listed).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  });

  it('ends in one line when there is no such database', async (t) => {
    const databaseUrl = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: '/nowhere' }).href;
    expect(await startInVain({ DATA_DIR: await newFolder(t), DATABASE_URL: databaseUrl })).toEqual(
      refusal('the database is unavailable (3D000)'),
    );
  });

  it('ends with one line for each wrong setting, and so do the maintenance commands', async (t) => {
    const dataDir = join(await newFolder(t), 'data');
    const wrong = {
      PORT: '80a',
      HOST: 'not a host',
      DATA_DIR: dataDir,
      DATABASE_URL: 'mysql://localhost/frontdesk',
      PUBLIC_URL: 'https://example.com/path',
      TRUSTED_PROXY_HOPS: '-1',
      STAFF_EMAIL: 'nobody',
      STAFF_PASSWORD: 'short',
      NOTIFY_EMAIL: 'ann@',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: '@',
      FORM_LIMIT_PER_10_MIN: '0',
      HEADERS_TIMEOUT_SECONDS: '0',
      REQUEST_TIMEOUT_SECONDS: '1e9',
      LOG_LEVEL: 'loud',
    };
    const started = await run(startCommand, wrong);
    expect(started).toMatchObject({ code: 1, stdout: '' });
    const lines = started.stderr.trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(wrong).filter((name) => name !== 'DATA_DIR'));
    for (const line of lines) expect(line).toMatch(/^[A-Z_0-9]+ must (be|have) \S/);
    const commands = [
      ['scripts/staff.ts', 'list'],
      ['scripts/backup.ts', 'copy.db'],
      ['scripts/restore.ts', 'copy.db'],
    ];
    const ended = await Promise.all(commands.map((command) => run([process.execPath, ...command], wrong)));
    expect(ended).toEqual(commands.map(() => started));
    expect(existsSync(dataDir)).toBe(false);
  });

  it('names both of two settings that need each other', async () => {
    const given: Record<string, string>[] = [
      { STAFF_EMAIL: 'ann@example.com' },
      { STAFF_PASSWORD: 'correct horse battery' },
      { SMTP_URL: 'smtp://localhost' },
    ];
    const ended = await Promise.all(given.map((env) => startInVain(env)));
    expect(ended.map(({ stderr }) => stderr)).toEqual([
      'STAFF_PASSWORD must be set together with STAFF_EMAIL\n',
      'STAFF_EMAIL must be set together with STAFF_PASSWORD\n',
      'NOTIFY_EMAIL must be set when SMTP_URL is\n',
    ]);
  });
});

describe.concurrent('the first account', () => {
  it('is made by a link that the first start prints, good once', async (t) => {
    const dataDir = await newFolder(t);
    const server = await start(t, { dataDir });
    const link = /^.* (http:\S+)\/admin\/set-up#(\S+)$/m.exec(server.output());
    expect(link?.[1]).toBe(server.origin);
    const token = link?.[2];
    const account = { name: 'Ann', email: 'ann@example.com', password: 'correct horse battery' };
    expect((await callServer(server.origin, 'POST', '/api/set-up', { ...account, token: `${token}x` })).status).toBe(
      403,
    );
    const [first, second] = await Promise.all([
      callServer(server.origin, 'POST', '/api/set-up', { ...account, token }),
      callServer(server.origin, 'POST', '/api/set-up', { ...account, email: 'eve@example.com', token }),
    ]);
    expect([first.status, second.status].sort()).toEqual([201, 403]);
    expect(
      (await callServer(server.origin, 'POST', '/api/set-up', { ...account, email: 'eve@example.com', token })).status,
    ).toBe(403);
    expect(query(server, 'select count(*) as users from user')).toEqual([{ users: 1 }]);
    await server.stop();

    const again = await start(t, { dataDir });
    expect(again.output()).not.toContain('set-up');
    expect((await callServer(again.origin, 'POST', '/api/set-up', { ...account, token })).status).toBe(403);
  });

  it('is made of STAFF_EMAIL and STAFF_PASSWORD only when there is none', async (t) => {
    const dataDir = await newFolder(t);
    const first = await start(t, { dataDir, env: ann });
    expect(first.output()).not.toContain('set-up');
    expect((await signIn(first, ann)).status).toBe(200);
    expect((await signIn(first, { ...ann, STAFF_EMAIL: 'ann@example.com' })).status).toBe(200);
    await first.stop();

    const second = await start(t, { dataDir, env: ben });
    expect((await signIn(second, ben)).status).toBe(401);
    expect((await signIn(second, ann)).status).toBe(200);
    await second.stop();

    const third = await start(t, { dataDir, env: { ...ann, STAFF_PASSWORD: 'changed in the settings' } });
    expect((await signIn(third, ann)).status, 'the settings do not change a password').toBe(200);
  });
});
