import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#/content/paths.ts';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { startServer } from '#/tests/support/server.ts';
import { submit } from '#/tests/support/submit.ts';

/** More than may wait once the queue stands; a slow machine sends the last of them when it does. */
const burst = 80;
const shortLength = 64;

it('refuses a request before it reads it while those before it are not being stored, and stores all it has taken', async () => {
  const place = await createTestDatabase('postgres');
  onTestFinished(place.remove);
  const server = await startServer({
    env: { DATABASE_URL: place.databaseUrl ?? '', FORM_LIMIT_PER_10_MIN: '1000000' },
    startLimitMs: 60_000,
  });
  onTestFinished(server.remove);
  const outside = new Client(place.databaseUrl);
  await outside.connect();
  await outside.query('begin; lock table form_submissions in exclusive mode');

  const taken = Array.from({ length: burst }, () => submit(server.origin, crypto.randomUUID()));
  // None is answered while the table is locked, so the first answer is a refusal.
  let refused: Response | null = null;
  while (!refused) {
    const posted = fetch(`${server.origin}/api/submissions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.origin },
      body: '{}',
    });
    refused = await posted.then((answer) => (answer.status === 503 ? answer : null));
  }
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ type: 'urn:frontdesk:problem:overloaded' });
  const shown = await fetch(`${server.origin}${paths.startWorking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.origin },
    body: new URLSearchParams({
      full_name: 'Ann Example',
      email: 'ann@example.com',
      bottleneck: 'Calls at night',
      contact_method: 'email',
    }),
  });
  expect(shown.status, 'the form without JavaScript').toBe(503);
  expect(await shown.text(), 'shows what was typed').toContain('Calls at night');
  expect((await fetch(`${server.origin}/faq`)).status, 'pages are served').toBe(200);

  await outside.query('commit');
  const answers = await Promise.all(taken);
  const stored = answers.flatMap(({ row }) => (row ? [row.id] : []));
  expect(stored.length).toBeGreaterThanOrEqual(shortLength);
  expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
  const { rows } = await outside.query<{ id: string }>('select id::text from form_submissions');
  await outside.end();
  expect(rows.map(({ id }) => id).sort()).toEqual(stored.sort());
  expect((await submit(server.origin, crypto.randomUUID())).status, 'once they are stored').toBe(201);
});
