import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { formProblemTexts } from '#/inbox/request/request-form.ts';
import { openApp } from '#/tests/support/app.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { type ServerOptions, startServer, type TestServer } from '#/tests/support/server.ts';
import { callServer, signInAt, trySignIn } from '#/tests/support/staff-calls.ts';
import { query } from '#/tests/support/stored.ts';
import { storedTotals, wholeTotals } from '#/tests/support/stored-totals.ts';
import { submit } from '#/tests/support/submit.ts';

const unavailable = 'urn:frontdesk:problem:storage-unavailable';
const pages = ['/', paths.howItWorks, paths.startWorking, paths.faq, paths.admin, '/healthz'];
const account = { email: 'ann@example.com', password: 'correct horse battery' };

async function start(options: ServerOptions = {}): Promise<TestServer> {
  const env = { FORM_LIMIT_PER_10_MIN: '100000', STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password };
  const server = await startServer({ ...options, env: { ...env, ...options.env } });
  onTestFinished(server.remove);
  return server;
}

/** Sets a soft limit of the running server, as `ulimit` would have before its start. */
function limit(server: TestServer, resource: 'fsize' | 'nofile', soft: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${server.pid}`, `--${resource}=${soft}:`], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

async function expectPages(server: TestServer): Promise<void> {
  for (const page of pages) expect((await fetch(server.origin + page)).status, page).toBe(200);
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ type: unavailable, status: 503 });
}

describe('fault 34: a disk that takes no more', () => {
  it('means pages and a form that accepts, 503 for what staff change, nothing half-stored, and recovery by itself', async () => {
    const server = await start();
    const { row } = await submit(server.origin, 'before');
    const cookie = (await signInAt(server.origin, account)).cookie;

    limit(server, 'fsize', 4_096); // room for a request that waits, and none for the database
    const keys = Array.from({ length: 30 }, (_, index) => `during-${index}`);
    const accepted = await Promise.all(keys.map((key) => submit(server.origin, key)));
    for (const { status } of accepted) expect(status).toBe(202);
    await expectUnavailable(
      await callServer(server.origin, 'PATCH', `/api/submissions/${row?.id}`, { status: 'completed' }, cookie),
    );
    await expectUnavailable(await trySignIn(server.origin, account));
    await expectPages(server);
    expect(await (await callServer(server.origin, 'GET', '/api/submissions', undefined, cookie)).json()).toMatchObject({
      items: [{ full_name: 'before', status: 'new', version: 1 }],
      counts: { total: 1, new: 1, completed: 0 },
    });
    expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1));

    limit(server, 'fsize', 'unlimited');
    await vi.waitFor(() => expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1 + keys.length)), 10_000);
    for (const { row } of accepted) {
      expect(await submit(server.origin, row?.full_name ?? '')).toMatchObject({ status: 201, row: { id: row?.id } });
    }
    expect(
      (await callServer(server.origin, 'PATCH', `/api/submissions/${row?.id}`, { status: 'completed' }, cookie)).status,
    ).toBe(200);
    expect((await trySignIn(server.origin, account)).status).toBe(200);
    expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1 + keys.length));
    expect(await server.stop()).toBe(0);
  });

  it('means 503 for the form, with all that was typed, where nothing can be written at all', async () => {
    const server = await start();
    limit(server, 'fsize', 0);
    expect(await submit(server.origin, 'script')).toMatchObject({ status: 503, problem: { type: unavailable } });
    const form = await fetch(`${server.origin}/start-working`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: new URLSearchParams(Object.entries(newRequest({ bottleneck: 'Words not to be lost' }))),
    });
    expect(form.status).toBe(503);
    expect(form.headers.get('retry-after')).not.toBeNull();
    const page = await form.text();
    expect(page).toContain(formProblemTexts.failed);
    expect(page).toContain('Words not to be lost');
    await expectPages(server);
    limit(server, 'fsize', 'unlimited');
    expect((await submit(server.origin, 'script')).status).toBe(201);
    expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1));
  });

  it('may fill up in the middle of a burst: what was answered is stored, then or when there is room', async () => {
    const server = await start();
    expect((await submit(server.origin, 'before')).status).toBe(201);
    const log = statSync(join(server.dataDir, 'frontdesk.db-wal')).size;
    limit(server, 'fsize', log + 2_000_000); // several commits of six requests
    const stored = ['before'];
    const waiting: string[] = [];
    async function send(sender: number): Promise<void> {
      for (let count = 0; waiting.length < 20 && count < 500; count += 1) {
        const key = `${sender}-${count}`;
        const { status } = await submit(server.origin, key, { bottleneck: 'x'.repeat(5_000) });
        expect([201, 202]).toContain(status);
        (status === 201 ? stored : waiting).push(key);
      }
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(send));
    expect(stored.length).toBeGreaterThan(5);
    expect(waiting.length).toBeGreaterThanOrEqual(20);
    expect(storedNames(server)).toEqual(expect.arrayContaining(stored));

    // Killed, so that what the failed commits left in the log is met by a recovery.
    await server.kill();
    const again = await start({ dataDir: server.dataDir });
    expect((await submit(again.origin, 'after')).status).toBe(201);
    const all = [...stored, ...waiting, 'after'].sort();
    await vi.waitFor(() => expect(storedNames(again)).toEqual(all), 10_000);
    expect(storedTotals(again.dataDir)).toEqual(wholeTotals(all.length));
  });

  it('does not end a server that logs to a file on it', async () => {
    const server = await start({ command: ['sh', '-c', 'exec node server/start.ts >>"$DATA_DIR/log" 2>&1'] });
    const logged = () => readFileSync(join(server.dataDir, 'log'), 'utf8');
    limit(server, 'fsize', 0);
    for (const key of ['first', 'second', 'third']) expect((await submit(server.origin, key)).status).toBe(503);
    await expectPages(server);
    expect(logged()).not.toContain('unavailable');
    limit(server, 'fsize', 'unlimited');
    expect((await submit(server.origin, 'first')).status).toBe(201);
    expect(storedTotals(server.dataDir)).toEqual(wholeTotals(1));
    expect(await server.stop()).toBe(0);
    expect(logged(), 'what waited is written at the latest now').toContain('the database is unavailable');
  });
});

describe('fault 34: no file descriptor left', () => {
  it('still answers those who are connected, keeps their requests, and takes new connections again afterwards', async () => {
    const server = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const call = async (method: string, path: string, body?: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
      const headers = { Origin: server.origin, ...(body && { 'Content-Type': 'application/json' }) };
      httpRequest(server.origin + path, { method, agent, headers }, (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
      })
        .on('error', reject)
        .end(body);
      return promise;
    };
    const fields = { email: 'ann@example.com', bottleneck: 'Many', contact_method: 'email' };
    expect((await call('GET', '/healthz')).status).toBe(200);

    limit(server, 'nofile', 3); // those at hand stay open
    const stranger = fetch(`${server.origin}/healthz`).then(
      (response) => response.text(),
      () => 'refused',
    );
    for (const page of pages) expect((await call('GET', page)).status, page).toBe(200);
    let stored = 0;
    for (const name of ['first', 'second', 'third']) {
      const { status, body } = await call('POST', '/api/submissions', JSON.stringify({ ...fields, full_name: name }));
      expect([201, 503]).toContain(status);
      if (status === 201) stored += 1;
      else expect(JSON.parse(body)).toMatchObject({ type: unavailable });
    }
    if (stored > 0) {
      await vi.waitFor(() => {
        expect(query(server, 'select error from outbox_attempts')).toContainEqual({
          error: 'EMFILE',
        });
      }, 5_000);
    }

    limit(server, 'nofile', 1_024);
    expect(['ok', 'refused']).toContain(await stranger);
    expect((await submit(server.origin, 'fourth')).status).toBe(201);
    const { keys, keysInUse, ...totals } = storedTotals(server.dataDir);
    expect({ keys, keysInUse }).toEqual({ keys: 1, keysInUse: 1 });
    expect(wholeTotals(stored + 1)).toMatchObject(totals);
    expect(await server.stop()).toBe(0);
  });
});

describe('fault 34: a database that is', () => {
  it.each([
    ['read-only', 'query_only = on', 'query_only = off'],
    ['full', 'max_page_count = 1', 'max_page_count = 1000000'],
  ])('%s means 503 with a stable code, and is used again when it is not', async (_, fault, cure) => {
    const { database, send, request, signIn } = await openApp('sqlite');
    const cookie = await signIn();
    const pragma = (words: string) => sql`pragma ${sql.raw(words)}`.execute(database.raw);
    const fields = newRequest({ bottleneck: 'x'.repeat(5_000) }); // more than the pages at hand hold
    await pragma(fault);
    await expectUnavailable(await send('POST', '/api/submissions', fields));
    expect((await request(paths.startWorking)).status).toBe(200);
    expect((await request(paths.faq)).status).toBe(200);
    expect(await (await request('/api/submissions', { headers: cookie })).json()).toMatchObject({ items: [] });
    await pragma(cure);
    expect((await send('POST', '/api/submissions', fields)).status).toBe(201);
    expect(await (await request('/api/submissions', { headers: cookie })).json()).toMatchObject({
      counts: { total: 1 },
    });
  });
});

function storedNames(server: TestServer): string[] {
  const rows = query<{ full_name: string }>(server, 'select full_name from form_submissions');
  return rows.map(({ full_name }) => full_name).sort();
}
