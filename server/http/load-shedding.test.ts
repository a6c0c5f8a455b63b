import { expect, it, onTestFinished } from 'vitest';
import { maxBodyBytes } from '#/http/body.ts';
import { createStandingQueue } from '#/http/limits/standing-queue.ts';
import { openApp } from '#/tests/support/app.ts';
import { listen } from '../listen.ts';
import { createLoadShedding } from './load-shedding.ts';

const publicUrl = 'https://desk.example';

/** A server whose queue stands, and is full until `leave` is called. */
async function openCrowded() {
  const intakeQueue = createStandingQueue({ quickMs: 0, burstMs: 0, shortLength: 4, calmMs: 0 });
  const crowd = [1, 2, 3, 4].map((network) => intakeQueue.enter({ address: `10.${network}.0.1`, waitedMs: 0 }));
  const { app, request, sockets } = await openApp('sqlite', { intakeQueue, publicUrl });
  const limits = { headersTimeoutMs: 10_000, requestTimeoutMs: 10_000 };
  const server = await listen({ port: 0, host: '127.0.0.1', trustedProxyHops: 0, sockets, ...limits });
  onTestFinished(() => server.close(0));
  const seen: string[] = [];
  const shed: number[] = [];
  server.serve(
    (incoming, env) => {
      seen.push(`${incoming.method} ${new URL(incoming.url).pathname}`);
      return app.fetch(incoming, env);
    },
    await createLoadShedding({ intakeQueue, trustedProxyHops: 0, publicUrl, onShed: (ms) => shed.push(ms) }),
  );
  const leave = () => {
    for (const out of crowd) out(true);
  };
  return { origin: `http://127.0.0.1:${server.port}`, request, seen, shed, leave };
}

const headers = { 'content-type': 'application/json', origin: publicUrl };
const post = { method: 'POST', headers, body: '{}' };

/** All but those that differ from answer to answer. */
function headersOf(response: Response) {
  const ofEachAnswer = ['connection', 'content-length', 'date', 'keep-alive'];
  return [...response.headers]
    .filter(([name]) => !ofEachAnswer.includes(name))
    .map(([name, value]) => [name, name === 'x-request-id' ? value.length : value]);
}

it('requests above what can be stored get the answer of the app without it', async () => {
  const { origin, request, seen, shed, leave } = await openCrowded();
  const ofApp = await request('/api/submissions', post);
  const response = await fetch(`${origin}/api/submissions`, post);
  expect(seen).toEqual([]);
  expect(shed).toEqual([expect.any(Number)]);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual(await ofApp.json());
  expect(headersOf(response)).toEqual(headersOf(ofApp));
  leave();
  expect((await fetch(`${origin}/api/submissions`, post)).status).toBe(422);
  expect(seen).toEqual(['POST /api/submissions']);
});

it('other requests, and bodies that are long or of no known length, are the app’s meanwhile', async () => {
  const { origin, seen } = await openCrowded();
  const streamed = { method: 'POST', headers, body: new Blob(['{}']).stream(), duplex: 'half' as const };
  const statuses = [
    await fetch(`${origin}/healthz`),
    await fetch(`${origin}/api/submissions`),
    await fetch(`${origin}/api/submissions`, { ...post, body: ' '.repeat(maxBodyBytes + 1) }),
    await fetch(`${origin}/api/submissions`, streamed),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 401, 413, 503]);
  expect(seen).toHaveLength(4);
});
