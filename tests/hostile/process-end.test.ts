import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { stopMs } from '#/server/lifecycle.ts';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { projectEnv, root } from '#/tests/support/run.ts';
import { type ServerOptions, startServer, type TestServer } from '#/tests/support/server.ts';
import { submit } from '#/tests/support/submit.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';

/** What supervisors give before they kill. */
const patienceMs = 10_000;

async function start({ onTestFinished }: TestContext, options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer({ ...options, env: { FORM_LIMIT_PER_10_MIN: '100000', ...options.env } });
  onTestFinished(server.remove);
  return server;
}

/** A server on a Postgres that can be made to stand still. */
async function startOnFrozen(t: TestContext) {
  const place = await createTestDatabase('postgres');
  t.onTestFinished(place.remove);
  const url = new URL(place.databaseUrl ?? '');
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  t.onTestFinished(proxy.stop);
  url.port = String(proxy.port);
  const server = await start(t, { env: { DATABASE_URL: url.href } });
  expect((await submit(server.origin, 'before')).status).toBe(201);
  proxy.freeze();
  const underWay = [1, 2, 3].map((key) => submit(server.origin, `under-way-${key}`).catch(() => null));
  await fetch(`${server.origin}/healthz`); // they have arrived
  return { server, underWay };
}

/** A process that is not expected to serve: its output, and how it ends. */
async function startProcess({ onTestFinished }: TestContext, env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: { ...projectEnv, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, ended: once(child, 'close'), output: () => output };
}

/** The lines of the log in a server's output. */
function logged(output: string): { level: number; [field: string]: unknown }[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as { level: number });
}

describe.concurrent('SIGTERM', () => {
  it('ends a server whose Postgres stands still in time, and says what was left', { timeout: 40_000 }, async (t) => {
    const { server, underWay } = await startOnFrozen(t);
    expect(await server.stop()).toBe(1);
    expect(stopMs, 'what it gives itself').toBeLessThan(patienceMs);
    expect(logged(server.output()).at(-1)).toMatchObject({
      level: 50,
      unfinished: expect.arrayContaining(['database']),
      msg: 'stopped before everything was finished',
    });
    await Promise.all(underWay);
  });

  it('ends it at once when it comes again, but not when npm only passes it on', { timeout: 40_000 }, async (t) => {
    const { server, underWay } = await startOnFrozen(t);
    const ended = server.stop();
    void server.stop();
    await vi.waitFor(() => expect(fetch(`${server.origin}/healthz`)).rejects.toThrow(), 5_000);
    expect(server.output()).not.toContain('stopped before');
    const again = setInterval(() => void server.stop(), 50);
    t.onTestFinished(() => clearInterval(again));
    expect(await ended).toBe(1);
    expect(logged(server.output()).at(-1)).toMatchObject({
      unfinished: expect.arrayContaining(['requests', 'database']),
    });
    await Promise.all(underWay);
  });

  it('ends a server that is too busy to take each step in its time, with all of them finished', async (t) => {
    // Until a turn of the event loop is idle, the port stays open: turns of 5 ms make that take twice its limit.
    const slowTurns = `data:text/javascript,import timers from 'node:timers/promises';import { syncBuiltinESMExports } from 'node:module';
      timers.setImmediate = () => timers.setTimeout(5); syncBuiltinESMExports();`;
    const server = await start(t, { command: [process.execPath, '--import', slowTurns, 'server/start.ts'] });
    expect(await server.stop()).toBe(0);
    expect(logged(server.output())).toEqual([]);
  });

  it('ends a start that waits for another one to migrate', { timeout: 40_000 }, async (t) => {
    const place = await createTestDatabase('postgres');
    t.onTestFinished(place.remove);
    const other = new Client(place.databaseUrl);
    await other.connect();
    t.onTestFinished(() => other.end());
    await other.query('begin; create table kysely_migration_lock (id int); create table kysely_migration (name int)');
    const { child, ended, output } = await startProcess(t, { DATABASE_URL: place.databaseUrl ?? '' });
    await vi.waitFor(async () => {
      await other.query('select pg_stat_clear_snapshot()');
      const waiting = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
      expect((await other.query(waiting)).rows).toHaveLength(1);
    }, 10_000);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(logged(output())).toEqual([expect.objectContaining({ unfinished: ['start'] })]);
  });

  it('calls off a build of the site and removes what it had begun', { timeout: 40_000 }, async (t) => {
    const { child, ended, output } = await startProcess(t, { PUBLIC_URL: 'https://stopped.example' });
    const unfinished = join(root, `dist.${child.pid}`);
    await vi.waitFor(() => expect(existsSync(unfinished)).toBe(true), { timeout: 30_000, interval: 10 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output()).toBe('Building the site …\n');
    expect(readdirSync(root)).not.toContain(`dist.${child.pid}`);
  });

  it('ends a server that logs to a disk which is full', { timeout: 40_000 }, async (t) => {
    const server = await start(t, { command: ['sh', '-c', 'exec node server/start.ts >>"$DATA_DIR/log" 2>&1'] });
    expect(spawnSync('prlimit', [`--pid=${server.pid}`, '--fsize=0:']).status).toBe(0);
    for (const key of ['first', 'second']) expect((await submit(server.origin, key)).status).toBe(503);
    expect(await server.stop()).toEqual(expect.any(Number));
  });

  it('ends a server whose log nobody reads any more', { timeout: 40_000 }, async (t) => {
    // A reader that stands still: the pipe to it is full.
    const inPipe = `sh -c 'echo $$ >"$DATA_DIR/pid"; exec node server/start.ts' | sleep 60`;
    const server = await start(t, { command: ['sh', '-c', inPipe] });
    const pid = Number(readFileSync(join(server.dataDir, 'pid'), 'utf8'));
    expect(spawnSync('prlimit', [`--pid=${pid}`, '--fsize=0:']).status).toBe(0);
    for (let round = 0; round < 60; round += 1) {
      const keys = Array.from({ length: 20 }, (_, index) => `${round}-${index}`);
      for (const { status } of await Promise.all(keys.map((key) => submit(server.origin, key))))
        expect(status).toBe(503);
    }
    process.kill(pid, 'SIGTERM');
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 2 * patienceMs, interval: 100 });
  });
});

describe.concurrent('a bug', () => {
  it.for([
    ['thrown where nobody catches it', 'queueMicrotask(() => { throw new Error("a bug") })', 'uncaughtException'],
    ['in a promise nobody waits for', 'Promise.reject(new Error("a bug"))', 'unhandledRejection'],
  ])('%s is the last line of the log, and ends the process with code 1', async ([, bug = '', origin], t) => {
    const preloaded = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(bug)}})`;
    const server = await start(t, { command: [process.execPath, '--import', preloaded, 'server/start.ts'] });
    process.kill(server.pid, 'SIGUSR2');
    await vi.waitFor(() => expect(server.output()).toContain('"level":60'), 5_000);
    expect(await server.stop()).toBe(1);
    expect(logged(server.output())).toEqual([
      expect.objectContaining({ level: 60, origin, error: expect.objectContaining({ type: 'Error' }) }),
    ]);
  });
});
