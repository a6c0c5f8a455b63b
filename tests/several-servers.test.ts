import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#/tests/support/databases.ts';
import { openStream } from '#/tests/support/event-stream.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { startNginx, type TestBalancer } from '#/tests/support/nginx.ts';
import { startPgbouncer } from '#/tests/support/pgbouncer.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp, type TestSmtp } from '#/tests/support/smtp.ts';
import { signInAt, trySignIn } from '#/tests/support/staff-calls.ts';
import { submit } from '#/tests/support/submit.ts';
import { openSocket } from '#/tests/support/voice.ts';
import { webCall } from '#/voice/protocol/web-call.ts';

const staff = { email: 'kim@example.com', password: 'a long enough password' };
/** As often as an address may give a wrong password in ten minutes. */
const triesAtSignIn = 10;
const chatsAtOnce = 4;

/** A server with a queue before it refuses with 503; the page then sends again, with the same key. */
function submitAsPage(origin: string, key: string): ReturnType<typeof submit> {
  return vi.waitFor(
    async () => {
      const answer = await submit(origin, key);
      expect(answer.status).not.toBe(503);
      return answer;
    },
    { timeout: 25_000, interval: 500 },
  );
}

describe('three servers on one Postgres behind nginx', () => {
  let place: TestDatabase;
  let smtp: TestSmtp;
  let balancer: TestBalancer;
  const servers: TestServer[] = [];

  async function start(givenPort?: number): Promise<TestServer> {
    const port = givenPort ?? (await freePort());
    return startServer({
      port,
      startLimitMs: 60_000, // while others are kept busy
      env: {
        DATABASE_URL: place.databaseUrl ?? '',
        TRUSTED_PROXY_HOPS: '1',
        INSTANCE_URL: `http://127.0.0.1:${port}`,
        CHATS_AT_ONCE: String(chatsAtOnce),
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

  async function ask<Row>(statement: string): Promise<Row[]> {
    const client = new Client(place.databaseUrl);
    await client.connect();
    return client.query(statement).then(
      ({ rows }) => client.end().then(() => rows),
      (error) => client.end().then(() => Promise.reject(error)),
    );
  }

  it('know a session that one of them has made', async () => {
    const { cookie } = await signInAt(servers[0]?.origin ?? '', staff);
    for (const { origin } of servers) {
      expect((await fetch(`${origin}/api/submissions`, { headers: { cookie } })).status).toBe(200);
    }
  });

  it('tell the open inbox of one what another has stored', async () => {
    const [one, other] = servers as [TestServer, TestServer];
    const stream = await openStream(one.origin, { cookie: (await signInAt(one.origin, staff)).cookie });
    await stream.until('ready');
    const { row } = await submit(other.origin, crypto.randomUUID());
    await vi.waitFor(() => expect(stream.heard()).toContain(row?.id));
  });

  it('store a request once and send its two emails once, whichever is asked, and the same key again', async () => {
    const keys = Array.from({ length: 30 }, () => crypto.randomUUID());
    const twice = [...keys, ...keys];
    const answers = await Promise.all(twice.map((key) => submitAsPage(balancer.origin, key)));
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
    // Refused where a server is stopped; reset where one stops before it has taken a connection: the next is asked.
    const others = balancer.complaints().replaceAll(/.*Connection (?:refused|reset by peer).*\n/g, '');
    expect({ failures, complaints: others }).toEqual({
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
      const answer = await trySignIn(balancer.origin, { ...staff, password: 'not the password at all' });
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses).toEqual([...Array<number>(triesAtSignIn).fill(401), 429, 429, 429]);
  });

  it('count chats at once together', async () => {
    const outcomes: number[] = [];
    for (let count = 0; count < chatsAtOnce + 2; count++) {
      const { origin } = servers[count % servers.length] as TestServer;
      const answer = await fetch(`${origin}/voice/call/web`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.${count}.7` },
        body: JSON.stringify({ assistantId: 'frontdesk', channel: 'chat' }),
      });
      await answer.body?.cancel();
      outcomes.push(answer.status);
    }
    expect(outcomes).toEqual([...Array<number>(chatsAtOnce).fill(201), 503, 503]);
  });

  it('pass a call’s socket on to the one that holds the call, and it outlives the one in between', {
    timeout: 90_000,
  }, async () => {
    const { origin, host } = new URL(balancer.origin);
    const answer = await fetch(`${origin}/voice/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ assistantId: 'frontdesk' }),
    });
    const { id, transport } = webCall.parse(await answer.json());
    const [row] = await ask<{ server_url: string }>(`select server_url from live_calls where id = '${id}'`);
    const holder = servers.find((server) => server.origin === row?.server_url) as TestServer;
    const [between, another] = servers.filter((server) => server !== holder) as [TestServer, TestServer];
    const connect = async (server: TestServer) => {
      const socket = openSocket(`ws://127.0.0.1:${server.port}/voice/calls/${id}`, { origin, host });
      await socket.opened;
      return socket;
    };

    const first = await connect(between);
    first.send({ type: 'hello', token: transport.callToken });
    first.send({ type: 'playable' });
    const { resumeToken } = await first.until('ready');
    await first.until('voice-input');
    const received = first.received.reduce(
      (seen, message) => Math.max(seen, ('seq' in message && message.seq) || 0),
      0,
    );
    expect(await between.stop()).toBe(0);
    expect(await first.closed, 'a code after which a page comes back').toBe(1001);

    const second = await connect(another);
    second.send({ type: 'resume', token: resumeToken, received });
    await second.until('ready');
    second.send({ type: 'ping' });
    await second.until('pong');
    expect(await holder.stop()).toBe(0);
    await second.until('status-update', ({ status }) => status === 'ended');
    expect(await second.closed).toBe(1000);
  });
});

it('two servers behind a pooler in transaction mode sign in, store, send and tell each other', {
  timeout: 180_000,
}, async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const pooler = await startPgbouncer(place.databaseUrl ?? '');
  onTestFinished(pooler.stop);
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const env = {
    DATABASE_URL: pooler.url,
    SMTP_URL: smtp.url,
    FORM_LIMIT_PER_10_MIN: '1000000',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  };
  const start = async () => {
    const server = await startServer({ env, startLimitMs: 60_000 });
    onTestFinished(server.remove);
    return server;
  };
  const [one, other] = await Promise.all([start(), start()]);
  const { cookie } = await signInAt(one.origin, staff);
  const stream = await openStream(other.origin, { cookie });
  await stream.until('ready');
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(one.origin, crypto.randomUUID())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  for (const { row } of answers) await vi.waitFor(() => expect(stream.heard()).toContain(row?.id));
  await smtp.waitFor(answers.length);
  const found = await fetch(`${other.origin}/api/submissions?q=${answers[0]?.row?.full_name}`, { headers: { cookie } });
  expect(await found.json()).toMatchObject({ items: [{ id: answers[0]?.row?.id }] });
  expect([await one.stop(), await other.stop()]).toEqual([0, 0]);
  expect([one, other].map((server) => server.output()).join('')).not.toMatch(/"level":[56]0/);
});
