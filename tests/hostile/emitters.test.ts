import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { startServer, type TestServer } from '#/tests/support/server.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import { openSocket as openTcp } from '#/tests/support/socket.ts';
import { submit } from '#/tests/support/submit.ts';
import { openSocket } from '#/tests/support/voice.ts';
import { encodeUpFrame, upFrameSamples } from '#/voice/audio/frames.ts';
import { frameMs } from '#/voice/protocol/limits.ts';
import { webCall } from '#/voice/protocol/web-call.ts';
import { startFakeDeepgram } from '#/voice/testing/fake-deepgram.ts';
import { startFakeModelServer } from '#/voice/testing/fake-model-server.ts';

const rounds = 3;
const staff = { email: 'sam@example.com', password: 'a long enough password' };
/** For what comes at once on a machine that is not busy. */
const patienceMs = 20_000;
/** A voice that comes and goes every second. */
function soundOf(seq: number): Uint8Array {
  const level = seq % 100 < 50 ? 30 : 9_000;
  return encodeUpFrame({
    seq,
    samples: Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? level : -level)),
  });
}

/** All that the process holds to others, each of which waits for something when it breaks. */
async function startBusyServer() {
  const [place, smtp, receiver, deepgram, model] = await Promise.all([
    createTestDatabase('postgres'),
    startSmtp('say-nothing'),
    startSilentReceiver(),
    startFakeDeepgram({ kind: 'stalls' }),
    startFakeModelServer({ kind: 'stalls', pieces: ['Let me '] }),
  ]);
  for (const stop of [place.remove, smtp.stop, receiver.stop, deepgram.close, model.close]) onTestFinished(stop);
  const server = await startServer({
    command: [process.execPath, '--import', './tests/support/break-emitters.ts', 'server/start.ts'],
    env: {
      DATABASE_URL: place.databaseUrl ?? '',
      SMTP_URL: smtp.url,
      NOTIFY_EMAIL: 'staff@example.com',
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      WEBHOOK_LOCAL_TARGETS: 'on',
      FORM_LIMIT_PER_10_MIN: '100000',
      DEMO_CALLS_PER_HOUR: '1000',
      DEMO_CALLS_AT_ONCE_PER_ADDRESS: '10',
      STT: 'deepgram',
      STT_BASE_URL: deepgram.baseUrl,
      STT_API_KEY: 'a-key',
      TTS: 'command',
      TTS_COMMAND: 'sleep 60',
      TTS_SAMPLE_RATE: '24000',
      LLM_BASE_URL: model.baseUrl,
      LLM_MODEL: 'fake-model',
    },
  });
  onTestFinished(server.remove);
  await addWebhook(server, `http://127.0.0.1:${receiver.port}`);
  const portOf = (address: string) => Number(new URL(address).port);
  const peers = {
    Postgres: portOf(place.databaseUrl ?? ''),
    'the mail server': portOf(smtp.url),
    'the receiver of a webhook': receiver.port,
    'the speech provider': portOf(deepgram.baseUrl),
    'the language model': portOf(model.baseUrl),
  };
  return { server, peers, smtp, receiver, deepgram, model };
}

/** Takes what a webhook posts, and never answers. */
async function startSilentReceiver() {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  function stop(): void {
    for (const socket of sockets) socket.destroy();
    listener.close();
  }
  return { port, stop, open: () => sockets.size };
}

/** Posts each new request to an address. */
async function addWebhook({ origin }: TestServer, url: string): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
  const session = await post('/auth/sign-in/email', staff);
  const cookie = session.headers.getSetCookie().map((each) => each.split(';')[0]);
  const added = await post('/webhooks', { url, kinds: ['submission.created'] }, cookie.join('; '));
  expect(added.status).toBe(201);
}

/** A call in which a program speaks, a provider hears, and the model has been asked. */
async function holdCall({ origin }: TestServer): Promise<() => void> {
  const response = await fetch(`${origin}/voice/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ assistantId: 'frontdesk' }),
  });
  const call = webCall.parse(await response.json());
  const socket = openSocket(call.webCallUrl, { origin });
  await socket.opened;
  socket.send({ type: 'hello', token: call.transport.callToken });
  socket.send({ type: 'playable' });
  await socket.until('ready');
  let seq = 0;
  const talking = setInterval(() => {
    if (socket.raw.readyState === socket.raw.OPEN) socket.raw.send(soundOf(seq++));
  }, frameMs);
  socket.send({ type: 'add-message', message: { role: 'user', content: 'What does it cost to automate a hotel?' } });
  return () => clearInterval(talking);
}

it('outlives the loss of everything it holds at once, again and again', { timeout: 120_000 }, async () => {
  const { server, peers, smtp, receiver, deepgram, model } = await startBusyServer();
  let over = false;
  async function send(): Promise<void> {
    while (!over) await submit(server.origin, crypto.randomUUID()).catch(() => {});
  }
  const sending = Promise.all([1, 2, 3, 4].map(send));
  const met = new Set<string>();

  for (let round = 1; round <= rounds; round += 1) {
    const before = { heard: deepgram.connections.length, asked: model.asked.length, mails: smtp.received.length };
    const hangUp = await holdCall(server);
    const half = openTcp(server.port);
    half.socket.write('POST /api/submissions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n{');
    await vi.waitFor(() => {
      expect(deepgram.connections.length).toBeGreaterThan(before.heard);
      expect(model.asked.length).toBeGreaterThan(before.asked);
      expect(smtp.received.length).toBeGreaterThanOrEqual(Math.max(1, before.mails));
      expect(receiver.open()).toBeGreaterThan(0);
    }, patienceMs);

    process.kill(server.pid, 'SIGUSR2');
    await vi.waitFor(() => expect(broken(server)).toHaveLength(round), patienceMs);
    for (const name of broken(server).at(-1) ?? []) met.add(name);
    await vi.waitFor(async () => expect((await submit(server.origin, `after-${round}`)).status).toBe(201), patienceMs);
    hangUp();
  }
  over = true;
  await sending;

  for (const [name, port] of Object.entries(peers))
    expect(met, name).toContainEqual(expect.stringMatching(` ${port}$`));
  expect(met, 'a visitor').toContainEqual(expect.stringMatching(`^socket ${server.port} `));
  for (const name of ['child process', 'server', 'standard output']) expect(met).toContain(name);
  expect(server.output()).not.toContain('"level":60');
});

it('meets every file that opens something which can break', () => {
  const opens =
    /^import (?!type).* from '(?:node:(?:child_process|dgram|events|http2?|https|net|readline|stream|tls|worker_threads)|nodemailer|pg|pino|ws)'|\bcreate(?:Read|Write)Stream\(|[^.]\bfetch\(/m;
  const rooms =
    'accounts,agents,backups,calls,database,error-reports,events,http,inbox,metrics,outbox,people,server,traces,visits,webhooks,voice/{dialogue,engine}';
  const files = globSync(`{${rooms}}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const holders = files.filter((file) => opens.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')));
  expect(holders.sort(), 'add what it opens to the busy server above').toEqual([
    'accounts/weak-password-thread.ts', // a thread that ends with its judgement
    'accounts/weak-password.ts', // starts it, and rejects when it breaks
    'backups/make-backup.ts', // pipelines, which reject
    'backups/s3-store.ts', // as make-backup: backups/schedule.test.ts breaks it
    'database/backup.ts', // pipelines, which reject
    'database/commit-notices.ts', // a connection to Postgres, as the others
    'database/dump/dump-file.ts', // pipelines, which reject
    'database/dump/load-postgres.ts', // the class of an error
    'database/dump/postgres-connection.ts', // of a command, or of a scheduled backup: tries again
    'database/migrate.ts', // the class of an error
    'database/postgres.ts',
    'database/soundness-thread.ts', // a thread that ends with what it found
    'database/soundness.ts', // starts it, and rejects when it breaks
    'database/storage-error.ts', // the class of an error
    'error-reports/reporter.ts', // rejects, and is tried no more
    'http/body.ts', // reads what the connections of the listener send
    'outbox/channels/mail.ts',
    'outbox/channels/post.ts', // a webhook
    'server/builds/ensure-built.ts', // before there are visitors
    'server/connections.ts', // of the listener
    'server/listen.ts',
    'server/live-calls/voice-platform.ts', // as the language model
    'server/log.ts', // writes by itself
    'server/site-files/build.ts', // before there are visitors
    'server/site-files/keyed-page.ts', // compresses what is in memory
    'server/sockets/relay.ts', // to another server: tests/several-servers.test.ts
    'server/sockets/voice-sockets.ts',
    'voice/dialogue/llm/language-model.ts',
    'voice/engine/providers/command/program.ts',
    'voice/engine/providers/deepgram/socket.ts',
    'voice/engine/providers/openai/post.ts', // as the language model
    'voice/engine/providers/pocketsphinx/language-models.ts', // starts a thread, and uses the packaged model when it breaks
    'voice/engine/providers/pocketsphinx/make-model-thread.ts', // that thread, which ends with its task
    'voice/engine/providers/pocketsphinx/read-spelled-thread.ts', // a thread that answers with what was spelled
    'voice/engine/providers/pocketsphinx/spelled-reader.ts', // starts it, and takes the transcript when it breaks
  ]);
});

/** What each signal broke. */
function broken(server: TestServer): string[][] {
  return [...server.output().matchAll(/^broken: (.*)$/gm)].map((line) => JSON.parse(line[1] ?? '[]') as string[]);
}
