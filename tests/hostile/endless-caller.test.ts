// A caller who speaks without end, as fast as a socket lets them: what comes of it, out and in the record, is bounded,
// and others are answered meanwhile.
import { expect, it } from 'vitest';
import { openVoiceServer } from '#/tests/support/voice.ts';
import {
  conversationPace,
  maxAnswerLength,
  maxCallerLength,
  maxCallerMessages,
  maxHistoryLength,
  maxTextLength,
  maxTurnLength,
  messageAllowance,
  type Pace,
  partialPace,
} from '#/voice/protocol/limits.ts';
import type { ServerMessage } from '#/voice/protocol/server-messages.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

const seconds = 60;
/** The rest of what a socket may send are a ping a second, and the key that stops the answer. */
const perSecond = messageAllowance.perSecond - 2;
const words = 'word '.repeat(maxTextLength / 5).trim();

/** As many of a kind as may go out. */
function most({ burst, everyMs }: Pace): number {
  return burst + Math.ceil((seconds * 1_000) / everyMs);
}

it.each([
  ['utterance after utterance, each as long as a message may be', (count: number) => words.slice(0, -6) + (count % 9)],
  ['utterance after utterance, each a word longer', (count: number) => 'word '.repeat((count % 399) + 1).trim()],
])('%s', { timeout: 120_000 }, async (_, textOf) => {
  const clock = createFakeClock();
  const server = await openVoiceServer('sqlite', { clock, demo: { silenceSeconds: 3_600 } });
  const { call, socket } = await server.openCall();
  const other = await server.openCall();
  let sentBack = 0;
  let pongs = 0;
  socket.raw.on('message', (data) => {
    sentBack += (data as Buffer).length;
    if (String(data).includes('"pong"')) pongs++;
  });
  socket.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
  let utterance = 0;
  for (let second = 0; second < seconds; second++) {
    for (let message = 0; message < perSecond; message++) {
      socket.send({ type: 'interim', utterance: ++utterance, transcript: textOf(utterance) });
      await clock.advance(1_000 / perSecond);
    }
    const before = pongs;
    socket.send({ type: 'ping' });
    await expect.poll(() => pongs, { interval: 1 }).toBeGreaterThan(before);
    socket.send({ type: 'interrupt' });
  }
  expect(socket.raw.readyState).toBe(socket.raw.OPEN);

  const isPartial = (message: ServerMessage) =>
    message.type === 'transcript' && message.transcriptType === 'partial' && message.role === 'user';
  const updates = socket.received.filter(({ type }) => type === 'conversation-update').length;
  expect(socket.received.filter(isPartial).length).toBeLessThanOrEqual(most(partialPace));
  expect(updates).toBeLessThanOrEqual(most(conversationPace));
  const ofPartials = most(partialPace) * (maxTurnLength + 200);
  const ofConversation = updates * (maxHistoryLength * 1.5 + maxAnswerLength);
  const ofTurns = 2 * maxCallerLength + maxCallerMessages * 1_000;
  expect(sentBack).toBeLessThan(ofPartials + ofConversation + ofTurns);

  other.socket.send({ type: 'add-message', message: { role: 'user', content: 'Is anybody there?' } });
  await other.socket.until('voice-input', ({ input }) => input.includes('Is anybody there?'));

  socket.send({ type: 'end-call' });
  await socket.closed;
  await server.voice.kept();
  const rows = await server.database.db
    .selectFrom('call_messages')
    .select('text')
    .where('call_id', '=', call.id)
    .where('role', '=', 'user')
    .execute();
  const lengths = rows.map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(maxTurnLength);
  expect(lengths.length).toBeLessThanOrEqual(maxCallerMessages);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(maxCallerLength);
  expect(lengths.length).toBeGreaterThan(5);
});
