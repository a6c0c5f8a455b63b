import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createAccount, removeAccount } from '#/accounts/accounts.ts';
import type { Database } from '#/database/open.ts';
import { cookieOf, openApp, staff } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openStream, type TestStream } from '#/tests/support/event-stream.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { openVoiceServer } from '#/tests/support/voice.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { systemActor } from './actor.ts';
import { append } from './append.ts';
import { lastEventNumber } from './list-events.ts';

async function openServer(kind: 'sqlite' | 'postgres' = 'sqlite') {
  const clock = createFakeClock();
  const server = await openVoiceServer(kind, { clock, formLimitPer10Min: 1_000 });
  const headers = await server.signIn();
  const send = async () => (await server.send('POST', '/api/submissions', newRequest())).json();
  const last = await lastEventNumber(server.database.db);
  return { ...server, clock, headers, last, sendRequest: send };
}

/** Events as many as nobody wants to hear one by one. */
function appendMany(database: Database, amount: number): Promise<void> {
  return database.write(async (write) => {
    for (let count = 0; count < amount; count++) {
      const event = { kind: 'call.deleted', subjectId: crypto.randomUUID(), data: {}, words: null } as const;
      await append(write, event, systemActor);
    }
  });
}

describe.each(databaseKinds)('the stream of events on %s', (kind) => {
  it('tells the last number first, then each change at once, without what was written', async () => {
    const server = await openServer(kind);
    const stream = await openStream(server.origin, server.headers);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(await stream.until('ready')).toEqual({
      id: `${server.last}`,
      event: 'ready',
      data: { number: server.last },
    });
    const row = await server.sendRequest();
    expect(await stream.until('change')).toEqual({
      id: `${server.last + 1}`,
      event: 'change',
      data: { number: server.last + 1, kind: 'submission.created', subject: { kind: 'submission', id: row.id } },
    });
    expect(stream.heard()).not.toContain(row.full_name);
  });

  it('fault 29: goes on after the last number that the reader has seen, without a gap or a double', async () => {
    const server = await openServer(kind);
    const first = await openStream(server.origin, server.headers);
    await first.until('ready');
    first.leave();
    await appendMany(server.database, 300);
    const sending = Promise.all(Array.from({ length: 20 }, () => server.sendRequest()));
    const second = await openStream(server.origin, server.headers, server.last);
    await sending;
    await vi.waitFor(() => expect(second.changes().length).toBeGreaterThanOrEqual(320));
    expect(second.changes()).toEqual(Array.from({ length: 320 }, (_, index) => server.last + 1 + index));
    expect(second.messages()[0]).toMatchObject({ id: `${server.last}`, event: 'ready' });
    expect(second.messages().map(({ event }) => event)).not.toContain('reset');
  });

  it('fault 29: leaves no gap where a change comes while those missed are being read', async () => {
    const server = await openServer(kind);
    await appendMany(server.database, 900);
    const readers = 20;
    const streams: TestStream[] = [];
    for (let count = 0; count < readers; count++) {
      const sending = server.sendRequest();
      streams.push(await openStream(server.origin, server.headers, server.last));
      await sending;
    }
    const all = Array.from({ length: 900 + readers }, (_, index) => server.last + 1 + index);
    for (const stream of streams) {
      await vi.waitFor(() => expect(stream.changes().at(-1)).toBe(all.at(-1)), 10_000);
      expect(stream.changes()).toEqual(all);
    }
  });

  it.each([
    ['missed more than a thousand', 1],
    ['saw a number that does not exist', 9_999],
    ['saw what is no number', 'xyz'],
  ])('fault 29: tells a reader that %s to read all anew', async (_, seen) => {
    const server = await openServer(kind);
    await appendMany(server.database, 1_001);
    const now = server.last + 1_001;
    const stream = await openStream(server.origin, server.headers, seen);
    expect(await stream.until('reset')).toEqual({ id: `${now}`, event: 'reset', data: { number: now } });
    const { id } = await server.sendRequest();
    expect((await stream.until('change')).data).toMatchObject({ number: now + 1, subject: { id } });
  });

  it('finds within a second what another process writes', async () => {
    const server = await openServer(kind);
    const stream = await openStream(server.origin, server.headers);
    await stream.until('ready');
    // Outside `write`, so that nothing in this process tells of it.
    await server.database.db
      .transaction()
      .execute((write) =>
        append(write, { kind: 'call.deleted', subjectId: crypto.randomUUID(), data: {}, words: null }, systemActor),
      );
    await server.clock.advance(1_000);
    expect((await stream.until('change')).data).toMatchObject({ number: server.last + 1, kind: 'call.deleted' });
  });

  describe('fault 20: ends', () => {
    it('at once when its session signs out, while that of another session goes on', async () => {
      const server = await openServer(kind);
      const { email, password } = staff;
      const other = { cookie: cookieOf(await server.send('POST', '/api/auth/sign-in/email', { email, password })) };
      const stream = await openStream(server.origin, server.headers);
      const kept = await openStream(server.origin, other);
      await Promise.all([stream.until('ready'), kept.until('ready')]);
      await server.send('POST', '/api/auth/sign-out', {}, { headers: server.headers });
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true));
      await server.sendRequest();
      await kept.until('change');
      expect(kept.hasEnded()).toBe(false);
      expect((await openStream(server.origin, server.headers)).response.status).toBe(401);
    });

    it('at once when its account is removed', async () => {
      const server = await openServer(kind);
      const stream = await openStream(server.origin, server.headers);
      await stream.until('ready');
      await createAccount(server, { ...staff, email: 'other@example.com' }, systemActor);
      expect(await removeAccount(server, { email: staff.email }, systemActor)).toBe('removed');
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true));
    });

    it('within five seconds when its session ends without an event', async () => {
      const server = await openServer(kind);
      const stream = await openStream(server.origin, server.headers);
      await stream.until('ready');
      await sql`delete from session`.execute(server.database.raw);
      await server.clock.advance(5_000);
      await vi.waitFor(() => expect(stream.hasEnded()).toBe(true));
    });
  });
});

describe('the stream of events', () => {
  it('sends a line every 25 seconds, so that no proxy takes it for dead', async () => {
    const server = await openServer();
    const stream = await openStream(server.origin, server.headers);
    await stream.until('ready');
    await server.clock.advance(24_999);
    const before = stream.heard();
    await server.clock.advance(1);
    await vi.waitFor(() => expect(stream.heard()).toBe(`${before}:\n\n`));
  });

  it('fault 20: is refused to a page of another site, and without a session', async () => {
    const server = await openServer();
    const refused = async (headers: Record<string, string>) =>
      (await openStream(server.origin, { ...server.headers, ...headers })).response.status;
    expect(await refused({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await refused({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refused({ cookie: '' })).toBe(401);
    expect(await refused({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('is open at most twenty times for an account, and a page that leaves makes room', async () => {
    const server = await openServer();
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(server.origin, server.headers)));
    for (const stream of streams) await stream.until('ready');
    expect((await openStream(server.origin, server.headers)).response.status).toBe(429);
    streams[0]?.leave();
    await vi.waitFor(async () => expect((await openStream(server.origin, server.headers)).response.status).toBe(200));
  });

  it('is open at most two hundred times for all accounts', async () => {
    const app = await openApp('sqlite');
    const statuses: number[] = [];
    for (let number = 0; number < 11; number++) {
      const account = { ...staff, email: `${number}@example.com` };
      await createAccount(app, account, systemActor);
      const { email, password } = account;
      const signedIn = await app.send(
        'POST',
        '/api/auth/sign-in/email',
        { email, password },
        { from: `10.0.0.${number}` },
      );
      const headers = { cookie: cookieOf(signedIn) };
      const open = () => app.request('/api/events/stream', { headers });
      for (const { status } of await Promise.all(Array.from({ length: 20 }, open))) statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.slice(200)).toEqual(Array.from({ length: 20 }, () => 503));
  });

  it('is cut off for a reader that does not read', async () => {
    const app = await openApp('sqlite');
    const headers = await app.signIn();
    const open = () => app.request('/api/events/stream', { headers });
    const [first] = await Promise.all(Array.from({ length: 20 }, open));
    expect((await open()).status).toBe(429);
    await appendMany(app.database, 5_000);
    await vi.waitFor(async () => expect((await open()).status).toBe(200));
    const heard = (await first?.text()) ?? '';
    expect(heard.length).toBeGreaterThan(100_000);
    expect(heard.length).toBeLessThan(400_000);
  });

  it('leaves nothing open for a HEAD', async () => {
    const app = await openApp('sqlite');
    const headers = await app.signIn();
    const head = () => app.request('/api/events/stream', { method: 'HEAD', headers });
    const statuses = await Promise.all(Array.from({ length: 25 }, head));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
