import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createAccount } from '#/accounts/accounts.ts';
import { createAuth } from '#/accounts/auth.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { startServer } from '#/tests/support/server.ts';
import { webCall } from '#/voice/protocol/web-call.ts';
import { signIn, staff } from '../inbox.ts';
import { type Finding, milliseconds } from '../report.ts';
import { postRequest } from '../sample-request.ts';
import { startCommand, withDataDir } from '../server-process.ts';

const calls = 50;
const streams = 200;
/** One account has at most 20 streams. */
const accounts = Array.from({ length: 10 }, (_, index) => `restart-${index}@example.com`);
/** As the app comes back. */
const againMs = 500;
const limitMs = 5_000;

/** Stops a server with open calls and inboxes, and starts it again: how long until each knows where it stands. */
export function measureRestart(): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    await createAccounts(dataDir);
    const env = { LOG_LEVEL: 'fatal', TRUSTED_PROXY_HOPS: '1', DEMO_CALLS_AT_ONCE: String(calls) };
    let server = await startServer({ command: startCommand, dataDir, env });
    try {
      const { origin, port } = server;
      const cookies: string[] = [];
      for (const email of accounts) {
        cookies.push(await signIn(origin, (path, init) => fetch(origin + path, init), email));
      }
      const inboxes = Array.from({ length: streams }, (_, index) =>
        followEvents(origin, cookies[index % cookies.length] ?? ''),
      );
      await Promise.all(inboxes.map(({ opened }) => opened()));
      const told = await Promise.all(Array.from({ length: calls }, (_, index) => openCall(origin, index)));

      const begun = performance.now();
      const again = inboxes.map(({ opened }) => opened());
      await server.stop();
      server = await startServer({ command: startCommand, dataDir, port, env });
      const startedMs = performance.now() - begun;
      const callsMs = Math.max(...(await Promise.all(told.map((each) => each.over)))) - begun;
      await Promise.all(again);
      const streamsMs = performance.now() - begun;
      const { id } = (await (await postRequest(origin)).json()) as { id: string };
      await Promise.all(inboxes.map(({ hears }) => hears(id)));
      for (const inbox of inboxes) inbox.leave();
      return [
        within(`${calls} calls told that they end, the last`, callsMs),
        within(`${streams} inboxes open again, the last`, streamsMs),
        { what: 'stopped and started', value: milliseconds(startedMs) },
        { what: 'inboxes that hear of the next request', value: String(inboxes.length) },
      ];
    } finally {
      await server.remove();
    }
  });
}

function within(what: string, ms: number): Finding {
  return { what, value: milliseconds(ms), target: `<= ${limitMs} ms`, met: ms <= limitMs };
}

async function createAccounts(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir });
  await migrate(database);
  const secret = await installationSecret(database, dataDir);
  const auth = createAuth({ database, secret, publicUrl: undefined });
  for (const email of accounts)
    await createAccount({ database, auth }, { name: 'Bench', ...staff, email }, systemActor);
  await database.close();
}

/** An inbox that comes back whenever its stream ends. */
function followEvents(origin: string, cookie: string) {
  const leaving = new AbortController();
  let heard = '';
  let ready = Promise.withResolvers<void>();
  const hearing = new Map<string, () => void>();

  async function read(): Promise<void> {
    const response = await fetch(`${origin}/api/events/stream`, { headers: { cookie }, signal: leaving.signal });
    if (!response.ok) return;
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += text;
      if (heard.includes('event: ready')) ready.resolve();
      for (const [id, resolve] of hearing) if (heard.includes(id)) resolve();
    }
  }

  async function follow(): Promise<void> {
    for (; !leaving.signal.aborted; await delay(againMs)) {
      heard = '';
      await read().catch(() => {}); // refused, or ended by either side
    }
  }

  void follow();
  return {
    /** Resolves when the next stream is open. */
    async opened() {
      await ready.promise;
      ready = Promise.withResolvers();
    },
    hears: (id: string) => new Promise<void>((resolve) => hearing.set(id, resolve)),
    leave: () => leaving.abort(),
  };
}

/** A call after its greeting; `over` resolves with the time at which its page knows that it is. */
async function openCall(origin: string, index: number): Promise<{ over: Promise<number> }> {
  const response = await fetch(`${origin}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'X-Forwarded-For': `10.${index}.1.1` },
    body: JSON.stringify({ assistantId: 'frontdesk' }),
  });
  const { webCallUrl, transport } = webCall.parse(await response.json());
  const socket = new WebSocket(webCallUrl, { headers: { origin } });
  await once(socket, 'open');
  const { promise, resolve } = Promise.withResolvers<number>();
  const greeted = Promise.withResolvers<void>();
  socket.on('message', (data) => {
    const text = String(data);
    if (text.includes('"voice-input"')) greeted.resolve();
    if (/"type":"status-update".*"status":"ended"/.test(text)) resolve(performance.now());
  });
  socket.on('close', () => resolve(performance.now()));
  socket.send(JSON.stringify({ type: 'hello', token: transport.callToken }));
  socket.send('playable');
  await greeted.promise;
  return { over: promise };
}
