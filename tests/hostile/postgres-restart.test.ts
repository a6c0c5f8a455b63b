import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { startPostgres } from '#/tests/support/postgres.ts';
import { startServer } from '#/tests/support/server.ts';
import { submit } from '#/tests/support/submit.ts';
import { startTcpProxy } from '#/tests/support/tcp-proxy.ts';

const senders = 12;

it('outlives a Postgres that shuts down under load, loses nothing it acknowledged, and goes on when it is back', {
  timeout: 90_000,
}, async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const server = await startServer({ env: { DATABASE_URL: postgres.url, FORM_LIMIT_PER_10_MIN: '1000000' } });
  onTestFinished(server.remove);
  const acknowledged = new Set<string>();
  const refused = new Set<string>();
  const unanswered: string[] = [];
  let over = false;

  async function send(): Promise<void> {
    while (!over && unanswered.length === 0) {
      const key = crypto.randomUUID();
      const status = await submit(server.origin, key).then(
        (answer) => answer.status,
        () => null,
      );
      if (status === 201) acknowledged.add(key);
      else if (status === 503) refused.add(key);
      else unanswered.push(`${key}: ${status}`);
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, send));
  for (const round of [1, 2]) {
    const before = acknowledged.size;
    await vi.waitFor(() => expect(acknowledged.size, `round ${round}`).toBeGreaterThan(before + 50), 20_000);
    const refusedBefore = refused.size;
    await postgres.shutDown();
    await vi.waitFor(() => {
      expect(unanswered).toEqual([]);
      expect(refused.size).toBeGreaterThan(refusedBefore + senders);
    }, 20_000);
    expect((await fetch(`${server.origin}/`)).status, 'pages are served meanwhile').toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    await postgres.startAgain();
  }
  const before = acknowledged.size;
  await vi.waitFor(() => expect(acknowledged.size, 'it goes on by itself').toBeGreaterThan(before + 50), 20_000);
  over = true;
  await sending;
  expect(unanswered).toEqual([]);

  const again = [...refused];
  async function sendAgain(): Promise<void> {
    for (let key = again.pop(); key; key = again.pop()) expect((await submit(server.origin, key)).status).toBe(201);
  }
  await Promise.all(Array.from({ length: senders }, sendAgain));
  const client = new Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ full_name: string }>('select full_name from form_submissions');
  await client.end();
  expect(rows.map(({ full_name }) => full_name).sort()).toEqual([...acknowledged, ...refused].sort());
  expect(await server.stop()).toBe(0);
});

it('calls a Postgres that breaks off each connection unavailable, which is no bug', async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const url = new URL(place.databaseUrl ?? '');
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  onTestFinished(proxy.stop);
  url.port = String(proxy.port);
  const server = await startServer({ env: { DATABASE_URL: url.href } });
  onTestFinished(server.remove);
  proxy.reset();
  for (const key of ['first', 'second', 'third']) expect((await submit(server.origin, key)).status).toBe(503);
});
