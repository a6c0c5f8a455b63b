import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openApp } from './support/app.ts';
import { addHook, eventually, startDeliveries } from './support/webhooks.ts';

/** Runs an example of docs/webhooks.md, and waits until it listens. */
async function startExample(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`docs/examples/${name}`], {
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
  });
  await eventually(() => expect(output).toMatch(/listening on \d+/));
  const port = /listening on (\d+)/.exec(output)?.[1];
  return { url: `http://127.0.0.1:${port}/hook`, output: () => output };
}

const request = {
  full_name: 'Ann van Example',
  email: 'ann@example.com',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

async function openWithHook() {
  const app = await openApp('sqlite', { allowsLocal: true });
  const staff = await app.signIn();
  const { id, version, secret } = await addHook(app, staff, 'http://127.0.0.1:9/');
  const moveTo = (url: string) => app.send('PATCH', `/api/webhooks/${id}`, { url, version }, { headers: staff });
  const test = () => app.request(`/api/webhooks/${id}/test`, { method: 'POST', headers: staff });
  return { app, secret, moveTo, test };
}

it('the receiver of docs/webhooks.md takes what is signed, once, and refuses anything else', async () => {
  const { app, secret, moveTo, test } = await openWithHook();
  const receiver = await startExample('webhook-receiver.mjs', { WEBHOOK_SECRET: secret });
  await moveTo(receiver.url);
  expect(await (await test()).json()).toMatchObject({ status: 204 });
  const row = await (await app.send('POST', '/api/submissions', request)).json();
  await startDeliveries(app.database).read();
  await eventually(() => expect(receiver.output()).toContain(row.id));
  const forged = { method: 'POST', body: '{}', headers: { 'webhook-id': 'x', 'webhook-signature': 'v1,x' } };
  expect((await fetch(receiver.url, forged)).status).toBe(400);
});

it('the receiver for HubSpot creates or changes the contact of a request, and is asked again when HubSpot is away', async () => {
  const { app, secret, moveTo, test } = await openWithHook();
  const asked: unknown[] = [];
  let status = 200;
  const hubspot = createServer(async (call, response) => {
    const { inputs } = JSON.parse(await text(call));
    asked.push({ path: call.url, token: call.headers.authorization, inputs });
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void hubspot.close());
  await once(hubspot, 'listening');
  const { port } = hubspot.address() as AddressInfo;
  const env = { WEBHOOK_SECRET: secret, HUBSPOT_TOKEN: 'pat-test', HUBSPOT_URL: `http://127.0.0.1:${port}` };
  const receiver = await startExample('hubspot-receiver.mjs', env);
  await moveTo(receiver.url);
  expect(await (await test()).json()).toMatchObject({ status: 204 });
  await app.send('POST', '/api/submissions', request);
  await startDeliveries(app.database).read();
  const properties = { email: 'ann@example.com', firstname: 'Ann', lastname: 'van Example' };
  await eventually(() =>
    expect(asked).toEqual([
      {
        path: '/crm/v3/objects/contacts/batch/upsert',
        token: 'Bearer pat-test',
        inputs: [{ idProperty: 'email', id: 'ann@example.com', properties }],
      },
    ]),
  );

  status = 500;
  await app.send('POST', '/api/submissions', { ...request, email: 'ben@example.com' });
  const deliveries = startDeliveries(app.database);
  await deliveries.read();
  await eventually(async () => {
    const attempts = await app.database.db.selectFrom('outbox_attempts').select(['outcome', 'error']).execute();
    expect(attempts).toContainEqual({ outcome: 'unavailable', error: 'HTTP 503' });
  });
});
