// `npm run smoke`: the README's start command serves a page, stores a request and stops cleanly.
import { strict as assert } from 'node:assert';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '#/tests/support/server.ts';

const stopLimitMs = 10_000;

const server = await startServer({ command: ['npm', 'start'] });
try {
  const home = await fetch(`${server.origin}/`);
  assert.equal(home.status, 200);
  assert.match(await home.text(), /Automating Customer Service for Modern Brands/);

  const stored = await fetch(`${server.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      full_name: 'Smoke Test',
      email: 'smoke@example.com',
      bottleneck: 'Nobody answers at night.',
      contact_method: 'email',
    }),
  });
  assert.equal(stored.status, 201, await stored.text());

  const ended = await Promise.race([server.stop(), delay(stopLimitMs, 'still running', { ref: false })]);
  assert.equal(ended, 0, `after SIGTERM: ${ended}`);
  console.log('The smoke test passes: ready, page served, request stored, stopped cleanly.');
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await server.remove();
}
