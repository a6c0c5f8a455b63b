import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openVoiceServer, type VoiceServer } from '#/tests/support/voice.ts';
import type { Browser } from '#/voice/client/backends/native/browser.ts';
import { createNativeBackend } from '#/voice/client/backends/native/native.ts';
import type { SocketLike } from '#/voice/client/backends/web-call/page.ts';
import { ServerAnswerError } from '#/voice/client/call-errors.ts';
import { createCallStore } from '#/voice/client/call-store.ts';
import { createVoice } from '#/voice/client/create-voice.ts';
import { createFakeBrowser } from '#/voice/testing/client/fake-browser.ts';
import { createFakeServer } from '#/voice/testing/client/fake-server.ts';

// The client against the server it is made for: what each of them assumes of the other holds.

function openPage({ origin }: VoiceServer, overrides: Partial<Browser> = {}) {
  const sockets: WebSocket[] = [];
  const browser = createFakeBrowser(createFakeServer(), {
    fetch: (address, init) =>
      fetch(new URL(address, origin), { ...init, headers: { 'content-type': 'application/json', origin } }),
    openSocket(address) {
      const socket = new WebSocket(address, { headers: { origin } });
      sockets.push(socket);
      return socket as unknown as SocketLike;
    },
    baseAddress: origin,
    ...overrides,
  });
  const client = createVoice({ backend: createNativeBackend({ browser }) });
  const store = createCallStore({ loadClient: async () => client, target: 'frontdesk' });

  const until = (holds: () => boolean) =>
    vi.waitFor(() => expect(holds()).toBe(true), { interval: 5, timeout: 15_000 });
  function call() {
    const { call } = store.getState();
    if (call.status !== 'in-call') throw new Error(`the call is ${call.status}`);
    return call;
  }
  /** Lets the assistant speak its turn to the end. */
  async function listen(): Promise<void> {
    await until(() => browser.voices.current !== null);
    while (browser.voices.current) {
      browser.voices.finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const said = () => call().finals.map(({ role, text }) => `${role}: ${text}`);
  return { browser, store, sockets, until, call, listen, said };
}

it('greets, answers what is typed, comes back after a cut, and hangs up', async () => {
  const page = openPage(await openVoiceServer());
  await page.store.start();
  await page.until(() => page.store.getState().call.status === 'in-call');
  await page.listen();
  await page.until(() => page.call().finals.length > 0);
  const greeting = page.said();

  page.store.type('Hello there');
  await page.listen();
  await page.until(() => page.said().length > greeting.length + 1);
  expect(page.said().slice(0, greeting.length + 1)).toEqual([...greeting, 'user: Hello there']);

  page.sockets.at(-1)?.terminate();
  await page.until(() => page.call().resuming);
  page.store.type('Are you still there?');
  await page.until(() => !page.call().resuming);
  await page.until(() => page.said().includes('user: Are you still there?'));
  expect(page.sockets).toHaveLength(2);

  await page.store.stop();
  expect(page.store.getState().call).toMatchObject({ status: 'idle', lastEnd: { reason: 'customer-ended-call' } });
});

it('keeps what a visitor could read of each answer, where a voice is speaking it and they type on', async () => {
  const server = await openVoiceServer();
  const page = openPage(server);
  await page.store.start({ microphone: false });
  await page.until(() => page.browser.voices.current !== null);
  const questions = ['What does it cost to begin with?', 'How long does it take until it runs?'];
  for (const question of questions) {
    await page.until(() => page.store.getState().call.status === 'in-call');
    page.store.type(question);
    await page.until(() => page.call().partial?.text === `You said: ${question}`);
  }
  await page.store.stop();
  const lines = questions.flatMap((question) => [question, `You said: ${question}`]);
  const { call } = page.store.getState();
  const shown = call.status === 'idle' ? call.lastEnd?.transcript.map(({ text }) => text) : [];
  expect(shown?.slice(-4)).toEqual(lines);
  await page.until(() => server.voice.registry.calls === 0);
  await server.voice.kept();
  const kept = await server.database.db.selectFrom('call_messages').select('text').orderBy('position').execute();
  expect(kept.map(({ text }) => text).slice(-4)).toEqual(lines);
});

it('gives each answer whole to a visitor who types, where nothing is spoken', async () => {
  const page = openPage(await openVoiceServer(), { synthesis: null });
  const partials: string[] = [];
  page.store.subscribe(() => {
    const { call } = page.store.getState();
    if (call.status === 'in-call' && call.partial) partials.push(call.partial.text);
  });
  await page.store.start({ microphone: false });
  await page.until(() => page.store.getState().call.status === 'in-call');
  page.store.type('One is first. Two is next. Three is last.');
  await page.until(() => page.said().at(-1)?.endsWith('Three is last.') === true && page.said().length > 2);
  expect(partials).toEqual([]);
  await page.store.stop();
});

it('hears a visitor who speaks, and lets them interrupt', async () => {
  const page = openPage(await openVoiceServer());
  await page.store.start();
  await page.listen();
  await page.until(() => page.browser.recognition.current !== null);
  page.browser.recognition.current?.hear('do you work with dentists');
  await page.until(() => page.said().includes('user: do you work with dentists'));
  await page.until(() => page.browser.voices.current !== null);
  page.store.interrupt();
  expect(page.browser.voices.current).toBeNull();
  await page.until(() => page.browser.recognition.current !== null);
  await page.store.stop();
});

it('takes a call up from another page, with all that was said', async () => {
  const server = await openVoiceServer();
  const first = openPage(server);
  await first.store.start();
  await first.listen();
  first.store.type('My name is Ann');
  await first.until(() => first.said().includes('user: My name is Ann'));

  const second = openPage(server);
  for (const [key, value] of first.browser.kept) second.browser.kept.set(key, value);
  await second.store.resume();
  await second.until(() => second.store.getState().call.status === 'in-call');
  await second.until(() => second.said().includes('user: My name is Ann'));
  await first.until(() => first.store.getState().call.status === 'idle');
  expect(first.store.getState().call).toMatchObject({ failure: { code: 'call-elsewhere' } });

  await first.store.resume();
  await first.until(() => first.said().includes('user: My name is Ann'));
  await second.until(() => second.store.getState().call.status === 'idle');
  expect(second.store.getState().call).toMatchObject({ failure: { code: 'call-elsewhere' } });
  await first.store.stop();
});

it('is told by name what the server refuses', async () => {
  const page = openPage(await openVoiceServer());
  const client = createVoice({ backend: createNativeBackend({ browser: page.browser }) });
  const errors: unknown[] = [];
  client.on('error', ({ error }) => void errors.push(error.body));
  await expect(client.start({ agent: { name: 'Inline' } })).rejects.toBeInstanceOf(ServerAnswerError);
  expect(errors).toMatchObject([{ type: 'urn:frontdesk:problem:inline-assistant-refused' }]);
});
