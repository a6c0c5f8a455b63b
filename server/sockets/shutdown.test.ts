import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '#/tests/support/server.ts';
import { openSocket } from '#/tests/support/voice.ts';
import { webCall } from '#/voice/protocol/web-call.ts';

test('SIGTERM ends calls with a goodbye, stores them, and ends the process', {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
  onTestFinished(() => server.remove());
  const { origin } = server;
  async function makeCall() {
    const response = await fetch(`${origin}/voice/call/web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ assistantId: 'frontdesk' }),
    });
    return webCall.parse(await response.json());
  }
  async function openCall() {
    const call = await makeCall();
    const socket = openSocket(call.webCallUrl, { origin });
    await socket.opened;
    socket.send({ type: 'hello', token: call.transport.callToken });
    socket.send({ type: 'playable' });
    await socket.until('voice-input');
    return socket;
  }
  const first = await openCall();
  const second = await openCall();
  const waiting = openSocket((await makeCall()).webCallUrl, { origin });
  await waiting.opened;

  const exit = server.stop();
  for (const socket of [first, second]) {
    expect(await socket.until('status-update', ({ status }) => status === 'ended')).toMatchObject({
      endedReason: 'worker-shutdown',
    });
    expect(await socket.closed).toBe(1000);
  }
  expect(await waiting.closed).toBe(1001);
  expect(await exit).toBe(0);
  expect(server.output()).not.toContain('"level":50');
});
