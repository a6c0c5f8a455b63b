import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#/content/paths.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { parseMetrics, type Sample, sumOf } from '#/tests/support/metrics.ts';
import { put, startWorker } from '#/tests/support/outbox.ts';
import { askAndHangUp, openVoiceServer } from '#/tests/support/voice.ts';

const metricsToken = 'a token of the tests, without blanks'.replaceAll(' ', '-');
const headers = { authorization: `Bearer ${metricsToken}` };

const form = {
  full_name: 'Ann Markerzq7x',
  email: 'markerzq7x@example.com',
  bottleneck: 'The phone rings.',
  contact_method: 'email',
};

async function read(app: Pick<TestApp, 'request'>): Promise<{ text: string; samples: Sample[] }> {
  const answer = await app.request('/metrics', { headers });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, samples: parseMetrics(text) };
}

describe('/metrics', () => {
  it('is nothing where no token is set, whoever asks from wherever', async () => {
    const app = await openApp('sqlite');
    const owner = await app.signIn();
    for (const given of [{}, headers, owner]) {
      for (const from of ['203.0.113.7', '127.0.0.1']) {
        const answer = await app.request('/metrics', { headers: given, from });
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toContain('frontdesk_');
      }
    }
  });

  it('is refused to everybody without its token: to a neighbour on the loopback and to an owner, too', async () => {
    const app = await openApp('sqlite', { metricsToken });
    const owner = await app.signIn();
    const statusOf = async (given: Record<string, string>, from = '127.0.0.1') => {
      const answer = await app.request('/metrics', { headers: given, from });
      expect(await answer.text()).not.toContain('frontdesk_');
      return answer.status;
    };
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer guessed' })).toBe(401);
    expect(await statusOf({ authorization: `Basic ${metricsToken}` })).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${metricsToken.slice(0, -1)}` })).toBe(401);
    expect(await statusOf({ ...headers, ...owner })).toBe(401);
    expect(await statusOf(owner)).toBe(403);
    expect((await app.request(`/metrics?token=${metricsToken}`)).status).toBe(401);
  });

  it('opens nothing else with its token', async () => {
    const app = await openApp('sqlite', { metricsToken });
    for (const path of ['/api/submissions', '/api/status', '/api/outbox']) {
      expect((await app.request(path, { headers })).status).toBe(403);
    }
  });

  it('is text of Prometheus, of which no cache keeps a copy', async () => {
    const app = await openApp('sqlite', { metricsToken });
    const answer = await app.request('/metrics', { headers });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { samples } = await read(app);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_active_resources_total',
      'nodejs_eventloop_lag_p99_seconds',
      'frontdesk_build_info',
    ]) {
      expect(sumOf(samples, name), name).toBeGreaterThanOrEqual(0);
    }
  });
});

describe.each(databaseKinds)('figures on %s', (kind) => {
  it('count requests by pattern and status, and hold nothing of what was asked for', async () => {
    const app = await openApp(kind, { metricsToken });
    const staff = await app.signIn();
    await app.request(paths.faq);
    await app.request(`${paths.faq}?markerzq7x=markerzq7x`);
    for (let index = 0; index < 5; index++) {
      await app.request(`/markerzq7x/${index}`);
      await app.request(`/api/markerzq7x/${index}`);
      await app.request(`/api/submissions/markerzq7x-${index}`, { headers: staff });
      await app.request('/api/calls', { method: 'MARKERZQ7X' });
    }
    const { text, samples } = await read(app);
    const count = (labels: Record<string, string>) =>
      sumOf(samples, 'frontdesk_http_request_duration_seconds_count', labels);
    expect(count({ method: 'GET', route: paths.faq, status: '200' })).toBe(2);
    expect(count({ route: 'none', status: '404' })).toBe(15);
    expect(count({ route: '/api/submissions/:id', status: '404' })).toBe(5);
    expect(sumOf(samples, 'frontdesk_http_request_duration_seconds_bucket', { route: paths.faq, le: '+Inf' })).toBe(2);
    expect(text.toLowerCase()).not.toContain('markerzq7x');
    expect(text).not.toContain('203.0.113');
  });

  it('count what became of the requests that visitors sent', async () => {
    const app = await openApp(kind, { metricsToken, formLimitPer10Min: 100 });
    const send = (body: unknown, key: string) =>
      app.send('POST', '/api/submissions', body, { headers: { 'idempotency-key': key } });
    await send(form, 'one');
    await send(form, 'one');
    await send({ ...form, full_name: 'Another' }, 'one');
    await send({ ...form, email: 'no address' }, 'two');
    await send({ ...form, topic: 'a trap' }, 'three');
    const plain = (fields: Record<string, string>) =>
      app.request(paths.startWorking, { method: 'POST', body: new URLSearchParams(fields) });
    await plain({ ...form, idempotency_key: 'four' });
    await plain({ ...form, email: '' });
    await app.database.raw.schema.alterTable('idempotency_keys').renameTo('elsewhere').execute();
    await send(form, 'five');
    await app.database.raw.schema.alterTable('elsewhere').renameTo('idempotency_keys').execute();
    const { samples } = await read(app);
    const outcomes = Object.fromEntries(
      samples
        .filter(({ name }) => name === 'frontdesk_form_outcomes_total')
        .map(({ labels, value }) => [labels.outcome, value]),
    );
    expect(outcomes).toEqual({ stored: 2, spam: 1, repeated: 1, refused: 3, failed: 1 });
  });

  it('tell what is overdue, what waits to go out and for how long, and what was delivered', async () => {
    const app = await openApp(kind, { metricsToken });
    await app.send('POST', '/api/submissions', form);
    const before = (await read(app)).samples;
    expect(sumOf(before, 'frontdesk_promises_overdue')).toBe(0);
    expect(sumOf(before, 'frontdesk_outbox_waiting', { channel: 'mail' })).toBe(2);
    expect(sumOf(before, 'frontdesk_outbox_waiting', { channel: 'webhook' })).toBe(0);

    const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString();
    await app.database.db.updateTable('form_submissions').set({ created_at: longAgo }).execute();
    const tenMinutesAgo = new Date(Date.now() - 600_000).toISOString();
    await app.database.db.updateTable('outbox').set({ next_attempt_at: tenMinutesAgo }).execute();
    const late = (await read(app)).samples;
    expect(sumOf(late, 'frontdesk_promises_overdue')).toBe(1);
    expect(sumOf(late, 'frontdesk_outbox_oldest_due_seconds', { channel: 'mail' })).toBeGreaterThanOrEqual(600);
    expect(sumOf(late, 'frontdesk_outbox_oldest_due_seconds', { channel: 'webhook' })).toBe(0);

    const now = new Date().toISOString();
    await app.database.db.insertInto('outbox_holds').values({ destination: 'mail-relay', since: now }).execute();
    expect(sumOf((await read(app)).samples, 'frontdesk_outbox_oldest_due_seconds', { channel: 'mail' })).toBe(0);
  });

  it('measure the database, and go on without it', async () => {
    const app = await openApp(kind, { metricsToken });
    await app.send('POST', '/api/submissions', form);
    const { samples } = await read(app);
    for (const operation of ['select', 'insert', 'commit']) {
      const count = sumOf(samples, 'frontdesk_database_query_duration_seconds_count', { operation });
      expect(count, operation).toBeGreaterThan(0);
    }
    expect(sumOf(samples, 'frontdesk_database_up')).toBe(1);
    expect(sumOf(samples, 'frontdesk_database_connections', { state: 'open' }) !== undefined).toBe(kind === 'postgres');
    await app.database.raw.schema.alterTable('outbox').renameTo('elsewhere').execute();
    const without = (await read(app)).samples;
    expect(sumOf(without, 'frontdesk_database_up')).toBe(0);
    expect(sumOf(without, 'frontdesk_outbox_waiting', { channel: 'mail' })).toBeUndefined();
    await app.database.raw.schema.alterTable('elsewhere').renameTo('outbox').execute();
  });
});

it('the figures tell how many requests wait on the disk while the database takes none', async () => {
  const app = await openApp('sqlite', { metricsToken, spool: { requests: 10, bytes: 100_000 } });
  const waiting = async () => sumOf((await read(app)).samples, 'frontdesk_spool_waiting');
  expect(await waiting()).toBe(0);
  await sql`pragma query_only = on`.execute(app.database.raw);
  expect((await app.send('POST', '/api/submissions', form)).status).toBe(202);
  expect(await waiting()).toBe(1);
  await sql`pragma query_only = off`.execute(app.database.raw);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), 10_000);
});

describe('figures', () => {
  it('follow a call from its start over its turns to its end', async () => {
    const server = await openVoiceServer('sqlite', { metricsToken });
    const { socket } = await server.openCall();
    const during = (await read(server)).samples;
    expect(sumOf(during, 'frontdesk_calls_open', { channel: 'voice' })).toBe(1);
    expect(sumOf(during, 'frontdesk_calls_open', { channel: 'chat' })).toBe(0);
    await askAndHangUp(socket);
    const { samples } = await read(server);
    expect(sumOf(samples, 'frontdesk_calls_open', { channel: 'voice' })).toBe(0);
    expect(sumOf(samples, 'frontdesk_calls_started_total', { channel: 'voice' })).toBe(1);
    expect(sumOf(samples, 'frontdesk_calls_ended_total', { reason: 'customer-ended-call' })).toBe(1);
    expect(sumOf(samples, 'frontdesk_call_turn_duration_seconds_count', { stage: 'answer' })).toBe(1);
  });

  it('count deliveries by outcome', async () => {
    const app = await openApp('sqlite', { metricsToken });
    const deliver = async () => ({ outcome: 'refused', error: 'EENVELOPE 550' }) as const;
    const worker = startWorker(app.database, { deliver, giveUpAfterMs: 1_000 }, app.observation.onDelivery);
    await put(app.database);
    worker.wake();
    const refused = async () =>
      sumOf((await read(app)).samples, 'frontdesk_outbox_delivery_duration_seconds_count', { outcome: 'refused' });
    await expect.poll(refused).toBe(1);
  });
});
