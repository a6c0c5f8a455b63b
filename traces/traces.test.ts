import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { paths } from '#/content/paths.ts';
import { openApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { put, startWorker } from '#/tests/support/outbox.ts';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number().optional() }).optional(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});
type Span = z.infer<typeof span>;

/** A collector of OpenTelemetry, which keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      tokens.add(request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const spans = (): Span[] =>
    bodies.flatMap((body) =>
      sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, headers: { authorization: 'Bearer of-the-collector' }, bodies, tokens, spans };
}

function attributesOf({ attributes }: Span): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

const form = {
  full_name: 'Ann Markerzq7x',
  email: 'markerzq7x@example.com',
  bottleneck: 'markerzq7x calls in vain',
  contact_method: 'email',
};

describe.each(databaseKinds)('traces on %s', (kind) => {
  it('show a request by its route with its statements by table, and nothing of what was sent', async () => {
    const collector = await startCollector();
    const app = await openApp(kind, { traces: collector });
    const { cookie } = await app.signIn();
    const headers = { 'user-agent': 'markerzq7x', referer: 'https://markerzq7x.example/', cookie };
    await Promise.all([
      app.send('POST', `/api/submissions?q=markerzq7x`, form, { headers: { 'idempotency-key': 'markerzq7x' } }),
      app.request(`${paths.faq}?markerzq7x`, { headers }),
      app.request('/markerzq7x', { headers }),
      app.request('/api/submissions/markerzq7x', { headers }),
      app.request('/healthz', { headers }),
    ]);
    await app.observation.stop();
    const spans = collector.spans();
    const named = (name: string) => spans.find((each) => each.name === name);
    const post = named('POST /api/submissions');
    expect(attributesOf(post as Span)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/submissions',
      'http.response.status_code': 201,
    });
    const insert = spans.find(({ name, traceId }) => name === 'insert form_submissions' && traceId === post?.traceId);
    expect(insert?.parentSpanId).toBe(post?.spanId);
    expect(attributesOf(insert as Span)).toEqual({
      'db.operation.name': 'insert',
      'db.collection.name': 'form_submissions',
    });
    expect(named(`GET ${paths.faq}`)).toBeDefined();
    expect(named('GET none')).toBeDefined();
    expect(named('GET /api/submissions/:id')).toBeDefined();
    expect(spans.some(({ name }) => name.includes('healthz'))).toBe(false);
    expect(collector.bodies.join('').toLowerCase()).not.toContain('markerzq7x');
    expect(collector.bodies.join('')).not.toContain('203.0.113');
    expect(collector.tokens).toEqual(new Set(['Bearer of-the-collector']));
  });

  it('show that a request failed, by the kind of failure alone', async () => {
    const collector = await startCollector();
    const app = await openApp(kind, { traces: collector });
    await app.database.raw.schema.alterTable('idempotency_keys').renameTo('elsewhere').execute();
    await app.send('POST', '/api/submissions', form, { headers: { 'idempotency-key': 'one' } });
    await app.database.raw.schema.alterTable('elsewhere').renameTo('idempotency_keys').execute();
    await app.observation.stop();
    const failed = collector.spans().filter(({ status }) => status?.code === 2);
    expect(failed.map((each) => [each.name, attributesOf(each)['error.type']])).toEqual(
      expect.arrayContaining([
        ['POST /api/submissions', '500'],
        ['select idempotency_keys', 'failed'],
      ]),
    );
    expect(collector.bodies.join('').toLowerCase()).not.toContain('markerzq7x');
  });

  it('show a delivery with its channel and outcome', async () => {
    const collector = await startCollector();
    const app = await openApp(kind, { traces: collector });
    const { aroundDelivery } = app.observation;
    const deliver = async () => ({ outcome: 'refused', error: 'EENVELOPE 550' }) as const;
    const settled = Promise.withResolvers<void>();
    const worker = startWorker(
      app.database,
      { deliver, giveUpAfterMs: 1_000 },
      () => settled.resolve(),
      aroundDelivery,
    );
    await put(app.database);
    worker.wake();
    await settled.promise;
    await app.observation.stop();
    const span = collector.spans().find(({ name }) => name === 'deliver mail');
    expect(attributesOf(span as Span)).toMatchObject({ 'frontdesk.kind': 'note', 'frontdesk.outcome': 'refused' });
    expect(span?.status?.code).toBe(2);
  });
});

it('a collector that is away holds nothing up', async () => {
  const traces = { endpoint: 'http://127.0.0.1:9', headers: {} };
  const app = await openApp('sqlite', { traces });
  expect((await app.send('POST', '/api/submissions', form)).status).toBe(201);
  await app.observation.stop();
});
