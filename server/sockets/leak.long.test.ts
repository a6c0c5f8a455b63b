// For issues like agents-js #927: memory that each call leaks adds up.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openVoiceServer, type VoiceServer } from '#/tests/support/voice.ts';
import { downFrameSamples, encodeUpFrame, upFrameSamples } from '#/voice/audio/frames.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import { createFakeSpeechToText } from '#/voice/testing/fake-speech-to-text.ts';
import { createFakeTextToSpeech } from '#/voice/testing/fake-text-to-speech.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
type OpenedCall = Awaited<ReturnType<VoiceServer['openCall']>>;

const many = { demo: { callsPerHour: 1_000_000, callsAtOnce: 100, callsAtOncePerAddress: 50 } };

/** Holds a call of a few messages. */
async function holdByText(server: VoiceServer, index: number): Promise<void> {
  const opened = await server.openCall();
  const { socket } = opened;
  socket.send({ type: 'add-message', message: { role: 'user', content: `hello ${index}` } });
  await socket.until('voice-input', ({ turn }) => turn === 1);
  await end(server, opened, index);
}

/** Holds a call with sound that ends while the agent or the caller speaks. */
async function holdBySound(server: VoiceServer, index: number): Promise<void> {
  const opened = await server.openCall();
  const { socket } = opened;
  await socket.untilSound(10);
  const loud = Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? 9_000 : -9_000));
  for (let seq = 0; seq < 40; seq++) socket.raw.send(encodeUpFrame({ seq, samples: loud }));
  if (index % 2) socket.send({ type: 'playback-position', turn: 0, samples: 10 * downFrameSamples });
  socket.send({ type: 'ping' });
  await socket.until('pong'); // the server has received everything
  await end(server, opened, index);
}

/** Ends a call; every third one first loses its socket and resumes. */
async function end(server: VoiceServer, { call, socket }: OpenedCall, index: number): Promise<void> {
  if (index % 3 > 0) {
    socket.send({ type: 'end-call' });
    await socket.closed;
    return;
  }
  socket.raw.terminate();
  await socket.closed;
  const again = server.connect(call.webCallUrl);
  await again.opened;
  again.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
  await again.until('ready');
  again.send({ type: 'end-call' });
  await again.closed;
}

async function holdMany(server: VoiceServer, hold: typeof holdByText, count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => hold(server, done + index)));
  }
  await server.voice.kept();
}

/** The sockets and timers that keep the process alive, and the size of the reachable heap. */
async function left(server: VoiceServer): Promise<{ handles: number; heap: number }> {
  await expect.poll(() => server.sockets.clients.size).toBe(0);
  server.logged.length = 0;
  collectGarbage();
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  const busy = process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name));
  return { handles: busy.length, heap: process.memoryUsage().heapUsed };
}

async function expectNothingLeft(server: VoiceServer, hold: typeof holdByText): Promise<void> {
  await holdMany(server, hold, 200);
  const before = await left(server);
  await holdMany(server, hold, 1_000);
  const after = await left(server);
  expect(server.voice.registry.calls).toBe(0);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 5);
  // A resume token is remembered for an hour, about 300 bytes per call; a leaked call would be 20,000 bytes and more.
  expect((after.heap - before.heap) / 1_000).toBeLessThan(3_000);
}

test('1,000 short calls leave handles and heap flat', { timeout: 120_000 }, async () => {
  await expectNothingLeft(await openVoiceServer('sqlite', many), holdByText);
});

test('1,000 calls with sound, cut off mid-word, leave handles and heap flat', { timeout: 180_000 }, async () => {
  const clock = createSystemClock();
  const recogniser = createFakeSpeechToText({
    clock,
    script: () => 'hold on please',
    capabilities: { interim: true },
  });
  const synthesiser = createFakeTextToSpeech({ clock, msPerCharacter: 100, chunkEveryMs: 1 });
  await expectNothingLeft(
    await openVoiceServer('sqlite', { ...many, speech: { recogniser, synthesiser } }),
    holdBySound,
  );
  expect([recogniser.streams, synthesiser.speaking]).toEqual([0, 0]);
});
