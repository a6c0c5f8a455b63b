import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { dataDirLasts } from '#/server/intake-spool.ts';
import { openApp } from '#/tests/support/app.ts';
import { type PostgresCluster, startPostgres } from '#/tests/support/postgres.ts';
import { newRequest, post, type RequestFields } from '#/tests/support/requests.ts';
import { root, run } from '#/tests/support/run.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { signInAt } from '#/tests/support/staff-calls.ts';
import { readBytes } from '#/tests/support/stored-bytes.ts';
import { submit } from '#/tests/support/submit.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';

const account = { email: 'kim@example.com', password: 'a long enough password' };
const waitMs = 40_000;

interface Row {
  id: string;
  full_name: string;
  bottleneck: string;
  created_at: string;
}

const onDisk = join(root, 'node_modules/.cache');

/** On disk even where the tests' files are in memory: the server keeps no spool in a data directory that is in memory. */
function newFolder(): string {
  mkdirSync(onDisk, { recursive: true });
  const folder = mkdtempSync(join(onDisk, 'away-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Without a key, and with no more patience than a page of ours has. */
function sendAsPage({ origin }: TestServer, fields: RequestFields): Promise<Response> {
  return fetch(`${origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(20_000),
  });
}

async function filesIn(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'spool')).catch(() => []);
}

async function mailsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

describe('fault 37: while Postgres is away', { timeout: 90_000 }, () => {
  let cluster: PostgresCluster;
  let url: string;

  beforeAll(async () => {
    cluster = await startPostgres({ durable: true });
  }, 60_000);
  afterAll(() => cluster?.stop());

  beforeEach(async () => {
    const name = `away_${crypto.randomUUID().replaceAll('-', '')}`;
    await ask(`create database ${name}`, cluster.url);
    url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
  });

  async function ask<Found>(statement: string, at = url): Promise<Found[]> {
    const client = new Client(at);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  const stored = () => ask<Row>('select id, full_name, bottleneck, created_at from form_submissions order by id');

  async function start(dataDir: string, env: Record<string, string> = {}): Promise<TestServer> {
    const given = { DATABASE_URL: url, FORM_LIMIT_PER_10_MIN: '1000000', INTAKE_SPOOL: 'on', ...env };
    const server = await startServer({ dataDir, env: given, startLimitMs: 60_000 });
    onTestFinished(server.remove);
    return server;
  }

  async function away(): Promise<void> {
    await cluster.shutDown();
    // The tests after this one need it.
    onTestFinished(async () => {
      if (!(await isThere())) await cluster.startAgain();
    });
  }

  async function isThere(): Promise<boolean> {
    return ask('select 1', cluster.url).then(
      () => true,
      () => false,
    );
  }

  it('requests are accepted, survive a crash of the server, and are stored once when it is back', async () => {
    const dataDir = newFolder();
    const server = await start(dataDir);
    // Each from an address of their own: there is a limit of receipts for one.
    const send = (at: TestServer, key: string) => submit(at.origin, key, { email: `${key}@example.com` });
    expect((await send(server, 'before')).status).toBe(201);
    // A mail that is under way when the database goes is due again after minutes.
    await vi.waitFor(async () => expect(await mailsIn(dataDir)).toHaveLength(2), waitMs);
    await away();
    const accepted = new Map<string, string>();
    for (const key of ['first', 'second', 'third']) {
      const { status, row } = await send(server, key);
      expect(status).toBe(202);
      expect(row).toMatchObject({ full_name: key, status: 'new', confirmation_email: false });
      accepted.set(key, row?.id ?? '');
    }
    expect((await send(server, 'first')).row?.id, 'sent again').toBe(accepted.get('first'));
    const form = new URLSearchParams(Object.entries(newRequest({ full_name: 'without a script' })));
    const answer = await fetch(`${server.origin}${paths.startWorking}`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: form,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${paths.startWorking}?sent=1&by=video`]);
    expect((await fetch(server.origin)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect(await filesIn(dataDir)).toHaveLength(4);
    expect(server.output()).toContain('requests wait in DATA_DIR/spool');
    await server.kill();
    const report = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: dataDir, DATABASE_URL: url });
    expect(report.stdout).toContain('4 wait now');

    await cluster.startAgain();
    const again = await start(dataDir);
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    const rows = await stored();
    expect(rows.map(({ full_name }) => full_name)).toEqual(['before', ...accepted.keys(), 'without a script']);
    for (const { id, full_name } of rows) if (accepted.has(full_name)) expect(id).toBe(accepted.get(full_name));
    expect((await send(again, 'first')).row?.id, 'sent again').toBe(accepted.get('first'));
    await vi.waitFor(async () => {
      expect(await mailsIn(dataDir), 'a notice and a receipt of each').toHaveLength(2 * rows.length);
    }, waitMs);
    expect(await ask("select kind from events where kind = 'submission.created'")).toHaveLength(rows.length);
    for (const output of [server.output(), again.output()]) expect(output).not.toMatch(/@example|at lunch/);
  });

  it('a key that comes again with another text keeps both, whether it was used before or meanwhile', async () => {
    const dataDir = newFolder();
    const server = await start(dataDir);
    const send = async (key: string, bottleneck: string) => (await submit(server.origin, key, { bottleneck })).status;
    expect(await send('old', 'The first text')).toBe(201);
    await away();
    expect(await send('old', 'The second text')).toBe(202);
    expect(await send('old', 'The first text')).toBe(202);
    expect([await send('new', 'One'), await send('new', 'Another'), await send('new', 'One')]).toEqual([202, 202, 202]);
    await cluster.startAgain();
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    const texts = (await stored()).map(({ bottleneck }) => bottleneck);
    expect(texts.sort()).toEqual(['Another', 'One', 'The first text', 'The second text']);
    expect(await send('new', 'One'), 'the first has the key').toBe(201);
    expect(await send('new', 'A third')).toBe(409);
  });

  it('what was stored before a crash, and not yet taken from the spool, is not stored again', async () => {
    const dataDir = newFolder();
    const server = await start(dataDir);
    await away();
    for (const key of ['one', 'two']) expect((await submit(server.origin, key)).status).toBe(202);
    expect((await sendAsPage(server, newRequest({ full_name: 'without a key' }))).status).toBe(202);
    const copy = newFolder();
    cpSync(join(dataDir, 'spool'), copy, { recursive: true });
    await cluster.startAgain();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(3), waitMs);
    await server.kill();
    cpSync(copy, join(dataDir, 'spool'), { recursive: true });
    await start(dataDir);
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    expect((await stored()).map(({ full_name }) => full_name)).toEqual(['one', 'two', 'without a key']);
  });

  it('the spool is encrypted where the database is', async () => {
    const dataDir = newFolder();
    const env = { SEAL_KEY: randomBytes(32).toString('base64') };
    const server = await start(dataDir, env);
    await away();
    expect((await submit(server.origin, 'Quillfeather', { bottleneck: 'A marmalade gate' })).status).toBe(202);
    const [content] = (await readBytes(join(dataDir, 'spool'))).values();
    expect(content).toMatch(/^sealed1\./);
    expect(content).not.toMatch(/quillfeather|marmalade|ann@example/i);
    await cluster.startAgain();
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    expect((await stored()).map(({ bottleneck }) => bottleneck)).toEqual([expect.stringMatching(/^sealed1\./)]);
    const { row } = await submit(server.origin, 'Quillfeather', { bottleneck: 'A marmalade gate' });
    expect(row).toMatchObject({ full_name: 'Quillfeather', bottleneck: 'A marmalade gate' });
  });

  it('a person who is erased by another server meanwhile does not come back from the spool', async () => {
    const dataDir = newFolder();
    const { hostname, port } = new URL(url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    onTestFinished(proxy.stop);
    const through = Object.assign(new URL(url), { port: String(proxy.port) }).href;
    const cutOff = await start(dataDir, { DATABASE_URL: through });
    await submit(cutOff.origin, 'zoe', { email: 'zoe@example.org' });
    proxy.reset();
    expect((await submit(cutOff.origin, 'zoe-again', { email: 'Zoe@example.org' })).status).toBe(202);
    expect((await submit(cutOff.origin, 'ann')).status).toBe(202);
    await cutOff.kill();

    const other = await start(newFolder(), { STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password });
    const { call } = await signInAt(other.origin, account);
    expect((await call('POST', '/api/people/erase', { email: 'zoe@example.org' })).status).toBe(200);

    await start(dataDir);
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    expect((await stored()).map(({ full_name }) => full_name)).toEqual(['ann']);
  });

  it('a connection on which nothing moves holds no visitor up for longer than their page waits', async () => {
    const dataDir = newFolder();
    const { hostname, port } = new URL(url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    onTestFinished(proxy.stop);
    const server = await start(dataDir, {
      DATABASE_URL: Object.assign(new URL(url), { port: String(proxy.port) }).href,
    });
    expect((await submit(server.origin, 'before')).status).toBe(201);
    proxy.freeze();
    const keys = ['first', 'second', 'third'];
    const answers = await Promise.all(keys.map((key) => sendAsPage(server, newRequest({ full_name: key }))));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    proxy.thaw();
    await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual([]), waitMs);
    const names = (await stored()).map(({ full_name }) => full_name);
    expect(names.sort()).toEqual(['before', 'first', 'second', 'third']);
  });

  it('requests are refused where nothing says that DATA_DIR lasts, and accepted from the second start on', async () => {
    const dataDir = newFolder();
    const server = await start(dataDir, { INTAKE_SPOOL: 'auto' });
    await away();
    const refused = await sendAsPage(server, newRequest());
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await filesIn(dataDir)).toEqual([]);
    await server.kill();
    await cluster.startAgain();
    const again = await start(dataDir, { INTAKE_SPOOL: 'auto' });
    await cluster.shutDown();
    expect((await submit(again.origin, 'later')).status).toBe(202);
    const { port } = again;
    await again.kill();
    await cluster.startAgain();
    const off = await startServer({ dataDir, port, env: { DATABASE_URL: url, INTAKE_SPOOL: 'off' } });
    onTestFinished(off.remove);
    await cluster.shutDown();
    expect((await submit(off.origin, 'off')).status).toBe(503);
    expect(await filesIn(dataDir), 'what waits is not touched').toHaveLength(1);
  });
});

it('a data directory in memory does not last beside Postgres', async () => {
  const config = { databaseUrl: 'postgres://db.example/frontdesk', intakeSpool: 'auto' } as const;
  const inMemory = mkdtempSync('/dev/shm/frontdesk-');
  onTestFinished(() => rmSync(inMemory, { recursive: true }));
  for (const [dataDir, lasts] of [
    [inMemory, false],
    [newFolder(), true],
  ] as const) {
    expect(dataDirLasts({ ...config, dataDir }), 'the first start').toBe(false);
    mkdirSync(join(dataDir, 'spool'));
    expect(dataDirLasts({ ...config, dataDir })).toBe(lasts);
    expect(dataDirLasts({ ...config, dataDir, databaseUrl: undefined })).toBe(true);
  }
});

describe('while SQLite takes nothing', () => {
  const limits = { requests: 3, bytes: 1_000_000 };

  async function openAway(spool: typeof limits) {
    const app = await openApp('sqlite', { spool, formLimitPer10Min: 5 });
    const pragma = (words: string) => sql`pragma ${sql.raw(words)}`.execute(app.database.raw);
    await pragma('query_only = on');
    const back = () => pragma('query_only = off');
    const names = async () =>
      (await app.database.db.selectFrom('form_submissions').select('full_name').execute()).map((row) => row.full_name);
    return { app, back, names };
  }

  it.each([
    ['so many requests', { requests: 2, bytes: 1_000_000 }],
    ['so many bytes', { requests: 100, bytes: 1_000 }],
  ])('it keeps only %s, and refuses others until there is room', async (_, spool) => {
    const { app, back, names } = await openAway(spool);
    const send = async (full_name: string, from: string) => post(app, newRequest({ full_name }), { from });
    const addresses = ['203.0.113.1', '198.51.100.1', '192.0.2.1'];
    const answers = await Promise.all(addresses.map((from) => send('kept', from)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 202, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).not.toBeNull();
    await back();
    await vi.waitFor(async () => expect(await names()).toEqual(['kept', 'kept']), waitMs);
    await vi.waitFor(async () => expect((await send('afterwards', '203.0.113.1')).status).toBe(201), waitMs);
  });

  it('limits by address hold, traps are traps, and what is stored later is today’s in limits and log', async () => {
    const { app, back, names } = await openAway({ ...limits, requests: 100 });
    const trap = await post(app, { ...newRequest({ full_name: 'a program' }), topic: 'x' });
    expect(trap.status).toBe(202);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await post(app, newRequest({ full_name: 'ann' }))).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await back();
    await vi.waitFor(async () => expect(await names()).toHaveLength(5), waitMs);
    const receipts = await app.database.db
      .selectFrom('outbox')
      .select('skip_reason')
      .where('kind', '=', 'submission.receipt')
      .execute();
    expect(receipts.map(({ skip_reason }) => skip_reason)).toContain('address-limit');
  });
});
