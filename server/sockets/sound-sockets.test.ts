import { expect, test } from 'vitest';
import type { AppOptions } from '#/tests/support/app.ts';
import { openVoiceServer, type TestSocket } from '#/tests/support/voice.ts';
import { encodeUpFrame, upFrameSamples } from '#/voice/audio/frames.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import { closeCodes } from '#/voice/protocol/limits.ts';
import { createFakeSpeechToText } from '#/voice/testing/fake-speech-to-text.ts';
import { createFakeTextToSpeech } from '#/voice/testing/fake-text-to-speech.ts';

const loud = Int16Array.from({ length: upFrameSamples }, (_, at) => (at % 2 ? 9_000 : -9_000));
const quiet = new Int16Array(upFrameSamples);

function openSoundServer(options: AppOptions = {}) {
  const clock = createSystemClock();
  return openVoiceServer('sqlite', {
    ...options,
    speech: {
      recogniser: createFakeSpeechToText({ clock, script: ['What does it cost?'], capabilities: { interim: true } }),
      synthesiser: createFakeTextToSpeech({ clock, msPerCharacter: 20 }),
    },
  });
}

function playAll(socket: TestSocket, turn: number): void {
  const samples = socket.sound.filter((frame) => frame.turn === turn).reduce((sum, f) => sum + f.samples.length, 0);
  socket.send({ type: 'playback-position', turn, samples });
}

test('a call with sound over a real socket is recognised, answered and played', async () => {
  const server = await openSoundServer();
  const { socket } = await server.openCall();
  const greeting = await socket.until('audio-end');
  await socket.untilSound(greeting.samples / 480);
  playAll(socket, 0);
  await socket.until('speech-update', ({ role, status }) => role === 'assistant' && status === 'stopped');
  let seq = 0;
  for (const [frames, samples] of [
    [20, quiet],
    [60, loud],
    [20, quiet],
  ] as const) {
    for (let frame = 0; frame < frames; frame++) socket.raw.send(encodeUpFrame({ seq: seq++, samples }));
  }
  expect(await socket.until('voice-input', ({ turn }) => turn === 1)).toMatchObject({
    input: 'You said: What does it cost?',
  });
  await socket.until('audio-end', ({ turn }) => turn === 1);
  playAll(socket, 1);
  await socket.until('transcript', ({ transcript }) => transcript === 'You said: What does it cost?');
});

test('drops frames that come faster than a microphone’s, and closes the socket on a flood of them', async () => {
  const server = await openSoundServer();
  const { socket } = await server.openCall();
  for (let seq = 0; seq < 400; seq++) socket.raw.send(encodeUpFrame({ seq, samples: quiet }));
  expect(await socket.closed).toBe(closeCodes.flood);
});

test('counts malformed frames as stray, and all frames when the page recognises speech itself', async () => {
  for (const server of [await openSoundServer(), await openVoiceServer()]) {
    const { socket } = await server.openCall();
    const frame = server.sockets && encodeUpFrame({ seq: 0, samples: quiet });
    for (let count = 0; count < 30; count++) socket.raw.send(count % 2 ? frame : frame.subarray(1));
    for (let count = 0; count < 30; count++) socket.raw.send(new Uint8Array([9, count]));
    expect(await socket.closed).toBe(closeCodes.flood);
  }
});

test('refuses calls while the event loop is late and several calls are under way', async () => {
  let isLate = true;
  const server = await openSoundServer({
    isLate: () => isLate,
    demo: { callsPerHour: 100, callsAtOncePerAddress: 10 },
  });
  for (let calls = 0; calls < 5; calls++) await server.openCall();
  expect((await server.ask()).status).toBe(503);
  isLate = false;
  expect((await server.ask()).status).toBe(201);
});
