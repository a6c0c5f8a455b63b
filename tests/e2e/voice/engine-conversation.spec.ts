import type { Page, WebSocket } from '@playwright/test';
import { browserServerEnv, expect, open, test } from '#/tests/support/browser.ts';
import { installCaller, lengthMs, speak } from '#/tests/support/caller.ts';
import { demoCard, openCallOfRequest } from '#/tests/support/demo-call.ts';
import { parseDownFrame } from '#/voice/audio/frames.ts';
import { downSampleRateHz } from '#/voice/protocol/limits.ts';
import { parseServerMessage, type ServerMessage } from '#/voice/protocol/server-messages.ts';
import { asWritten } from '#/web/ui/as-written.ts';

// A conversation by sound alone, with no network: a voice of this machine at the microphone of the page, and programs of
// this machine that hear and speak for the server.

const speechEnv = { STT: 'command', STT_COMMAND: 'pocketsphinx', TTS: 'command', TTS_COMMAND: 'flite' };

/** What the engine sends to the page: its messages, and how much sound of each turn. */
function listenIn(page: Page) {
  const messages: ServerMessage[] = [];
  const samples = new Map<number, number>();
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') {
        const message = parseServerMessage(payload);
        if (message) messages.push(message);
        return;
      }
      const frame = parseDownFrame(payload);
      if (frame) samples.set(frame.turn, (samples.get(frame.turn) ?? 0) + frame.samples.length);
    }),
  );
  return {
    interruptions: () => messages.filter(({ type }) => type === 'user-interrupted').length,
    /** The sentences of a turn. */
    sentences: (turn: number) =>
      messages.flatMap((message) => (message.type === 'voice-input' && message.turn === turn ? [message.input] : [])),
    lastTurn: () => Math.max(...samples.keys()),
    soundMs: (turn: number) => ((samples.get(turn) ?? 0) / downSampleRateHz) * 1_000,
  };
}

test('a caller is heard, answered at length, not stopped by a cough, stops the assistant by voice, and leaves a request', {
  tag: '@long',
}, async ({ page, startOwnServer }) => {
  test.setTimeout(180_000);
  const server = await startOwnServer({ env: { ...browserServerEnv, ...speechEnv } });
  const caller = await installCaller(page);
  const line = listenIn(page);
  await open(page, `${server.origin}/how-it-works`);
  const demo = demoCard(page);
  const patient = { timeout: 40_000 };

  await demo.start.click();
  await expect(demo.conversation).toContainText('How can I help?', patient);
  await expect(demo.listening).toBeVisible(patient);

  await caller.say('How long does it take to go live?');
  await expect(demo.conversation).toContainText('how long does it take to go live', patient);
  await expect(demo.speaking).toBeVisible(patient);
  await caller.cough();
  await expect(demo.listening).toBeVisible(patient);
  expect(line.interruptions()).toBe(0);
  const turn = line.lastTurn();
  const spoken = line.sentences(turn);
  await expect(demo.conversation).toContainText(asWritten(spoken.at(-1) ?? 'nothing was said'));
  const expectedMs = spoken.reduce((sum, sentence) => sum + lengthMs(speak(sentence)), 0);
  expect(line.soundMs(turn) / expectedMs).toBeGreaterThan(0.9);
  expect(line.soundMs(turn) / expectedMs).toBeLessThan(1.1);

  await caller.say('What happens to my data?');
  await expect(demo.speaking).toBeVisible(patient);
  await caller.say('Stop, please stop.');
  await expect.poll(line.interruptions, patient).toBe(1);
  const cutOff = line.sentences(line.lastTurn()).at(-1) ?? '';
  // Said before the stop is written, the next sentence would be heard as one with it.
  await expect(demo.conversation).toContainText('stop please stop', patient);
  await expect(demo.listening).toBeVisible(patient);
  await expect(demo.conversation).not.toContainText(asWritten(cutOff));

  await caller.say('I want to talk to a person.');
  await expect(demo.request).toBeVisible(patient);
  await demo.request.getByLabel('Full Name').fill('Rita Ringer');
  await demo.request.getByLabel('Phone Number').fill('+44 20 7946 0018');
  await demo.request.getByLabel('Email Address').fill('rita@example.com');
  await demo.request.getByLabel('Describe Your Service Bottleneck').fill('Please call me back.');
  await demo.send.click();
  await expect(demo.request).toContainText('Your request was sent.', patient);
  await demo.end.click();
  await expect(demo.ended).toBeVisible();

  const { requestText, transcript } = await openCallOfRequest(page, server, 'Rita Ringer');
  expect(requestText).toContain('rita@example.com');
  await expect(transcript).toContainText('how long does it take to go live');
});
