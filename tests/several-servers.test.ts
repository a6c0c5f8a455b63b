import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieOf } from '#/tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#/tests/support/databases.ts';
import { openStream } from '#/tests/support/event-stream.ts';
import { startNginx, type TestBalancer } from '#/tests/support/nginx.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { submit } from '#/tests/support/submit.ts';

const staff = { email: 'kim@example.com', password: 'a long enough password' };
/** As often as an address may give a wrong password in ten minutes. */
const triesAtSignIn = 10;

describe('three servers on one Postgres behind nginx', () => {
  let place: TestDatabase;
  let smtp: TestSmtp;
  let balancer: TestBalancer;
  const servers: TestServer[] = [];

  function start(port?: number): Promise<TestServer> {
    return startServer({
      ...(port !== undefined && { port }),
      startLimitMs: 60_000, // while others are kept busy
      env: {
        DATABASE_URL: place.databaseUrl ?? '',
        TRUSTED_PROXY_HOPS: '1',
        FORM_LIMIT_PER_10_MIN: '1000000',
        SMTP_URL: smtp.url,
        STAFF_EMAIL: staff.email,
        STAFF_PASSWORD: staff.password,
      },
    });
  }

  beforeAll(async () => {
    place = await createTestDatabase('postgres');
    smtp = await startSmtp();
    for (let count = 0; count < 3; count++) servers.push(await start());
    balancer = await startNginx(servers.map(({ origin }) => origin));
  }, 200_000);

  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(servers.map((server) => server.remove()));
    await smtp?.stop();
    await place?.remove();
  }, 90_000);

  async function signIn(origin: string, password = staff.password): Promise<Response> {
    return fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email: staff.email, password }),
    });
  }

  async function ask<Row>(statement: string): Promise<Row[]> {
    const client = new Client(place.databaseUrl);
    await client.connect();
    return client.query(statement).then(
      ({ rows }) => client.end().then(() => rows),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  }

  it('know a session that one of them has made', async () => {
    const cookie = cookieOf(await signIn(servers[0]?.origin ?? ''));
    for (const { origin } of servers) {
      expect((await fetch(`${origin}/api/submissions`, { headers: { cookie } })).status).toBe(200);
    }
  });

  it('tell the open inbox of one what another has stored', async () => {
    const [one, other] = servers as [TestServer, TestServer];
    const stream = await openStream(one.origin, { cookie: cookieOf(await signIn(one.origin)) });
    await stream.until('ready');
    const { row } = await submit(other.origin, crypto.randomUUID());
    await vi.waitFor(() => expect(stream.heard()).toContain(row?.id));
  });

  it('store a request once and send its two emails once, whichever is asked, and the same key again', async () => {
    const keys = Array.from({ length: 30 }, () => crypto.randomUUID());
    const twice = [...keys, ...keys];
    const answers = await Promise.all(twice.map((key) => submit(balancer.origin, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ row }) => row?.id)).size).toBe(keys.length);
    await vi.waitFor(async () => {
      const [left] = await ask(
        'select count(*)::int as waiting from outbox where delivered_at is null and skip_reason is null',
      );
      expect(left).toEqual({ waiting: 0 });
    }, 25_000);
    const ids = smtp.received.map((mail) => /^message-id: (.*)$/im.exec(mail.raw)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const [entries] = await ask<{ total: number }>(
      'select count(*)::int as total from outbox where delivered_at is not null',
    );
    expect(ids.length).toBe(entries?.total);
  });

  it('answer every post and page while one after the other stops and comes back', { timeout: 240_000 }, async () => {
    let over = false;
    const failures: string[] = [];
    const acknowledged: string[] = [];
    let pages = 0;

    async function post(): Promise<void> {
      while (!over) {
        const key = crypto.randomUUID();
        const answer = await submit(balancer.origin, key).catch(() => null);
        if (answer?.status === 201) acknowledged.push(key);
        else failures.push(`post: ${answer?.status ?? 'no answer'}`);
      }
    }
    async function read(): Promise<void> {
      while (!over) {
        const answer = await fetch(`${balancer.origin}/faq`).catch(() => null);
        await answer?.text();
        if (answer?.ok) pages++;
        else failures.push(`page: ${answer?.status ?? 'no answer'}`);
      }
    }
    const flow = Promise.all([post(), read()]);
    try {
      for (const [index, server] of servers.entries()) {
        const before = acknowledged.length + pages;
        expect(await server.stop()).toBe(0);
        await vi.waitFor(() => expect(acknowledged.length + pages).toBeGreaterThan(before + 20), 20_000);
        servers[index] = await start(server.port);
        await server.remove();
      }
    } finally {
      over = true;
      await flow;
    }
    expect({ failures, complaints: balancer.complaints().replaceAll(/.*Connection refused.*\n/g, '') }).toEqual({
      failures: [],
      complaints: '',
    });
    const rows = await ask<{ full_name: string }>('select full_name from form_submissions');
    const stored = rows.map(({ full_name }) => full_name);
    expect(acknowledged.filter((key) => stored.filter((name) => name === key).length !== 1)).toEqual([]);
  });

  it('count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < triesAtSignIn + 3; count++) {
      const answer = await signIn(balancer.origin, 'not the password at all');
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses).toEqual([...Array<number>(triesAtSignIn).fill(401), 429, 429, 429]);
  });
});
