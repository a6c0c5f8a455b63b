import { expect, test } from 'vitest';
import { ourDesk } from '#/content/agents/our-desk.ts';
import { openVoiceServer, type TestSocket } from '#/tests/support/voice.ts';
import { createAgent } from '#/voice/dialogue/create-agent.ts';
import { knowledgeOf } from '#/voice/dialogue/knowledge/knowledge.ts';
import type { Passage } from '#/voice/engine/ports.ts';
import { splitSentences } from '#/voice/engine/text/sentences.ts';
import { classificationMs, maxCandidates, maxMissedClassifications } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';

const knowledge = knowledgeOf(ourDesk);
const { unknown } = ourDesk.wording.phrases;
/** The rules find no answer to it. */
const unclear = 'Would my aunt in the countryside manage with it?';
/** One of the entries that the browser may name. */
const [nearest] = knowledge.nearest(unclear, { question: '', topic: null }, maxCandidates) as [Passage];
const { id: meant, title } = nearest;
const answer = new RegExp(
  `${splitSentences(nearest.text)[0]
    ?.replace(/^(?:Yes|No), /, '')
    .slice(0, 40)}`,
  'i',
);

async function openCall({ browserModel = true, ready = true } = {}) {
  const clock = createFakeClock();
  const server = await openVoiceServer('sqlite', {
    clock,
    demo: { browserModel },
    createAgent: (call) => createAgent({ ...call, knowledge }),
  });
  const { call, socket } = await server.openCall();
  if (ready) socket.send({ type: 'browser-model', ready: true });
  let turns = 0;

  /** The first sentence of the answer to a typed message; `meanwhile` happens before it. */
  async function ask(content: string, meanwhile: () => Promise<void> = async () => {}): Promise<string> {
    socket.send({ type: 'add-message', message: { role: 'user', content } });
    await meanwhile();
    const turn = ++turns;
    return (await socket.until('voice-input', (said) => said.turn === turn)).input;
  }
  const answerWith = (ids: string[] | null) => socket.send({ type: 'classification', task: lastTask(socket), ids });
  return { clock, server, call, socket, ask, answerWith };
}

function tasksOf(socket: TestSocket) {
  return socket.received.filter((message) => message.type === 'classify');
}

function lastTask(socket: TestSocket): number {
  return tasksOf(socket).at(-1)?.task ?? -1;
}

function nextTask(socket: TestSocket) {
  const before = lastTask(socket);
  return socket.until('classify', ({ task }) => task > before);
}

test('answers an unclear question with the entry that the caller’s browser names', async () => {
  const { socket, ask, answerWith } = await openCall();
  const said = await ask(unclear, async () => {
    const task = await nextTask(socket);
    expect(task.words).toBe(unclear);
    expect(task.candidates.length).toBe(maxCandidates);
    expect(task.candidates).toContainEqual({ id: meant, question: title });
    expect(task.seq).toBeUndefined();
    answerWith([meant]);
  });
  expect(said).toMatch(answer);
});

test('does not ask the browser where the rules are sure', async () => {
  const { socket, ask } = await openCall();
  await ask('Can it book appointments?');
  expect(tasksOf(socket)).toEqual([]);
});

test.each([
  ['a page that offers no model', { ready: false }],
  ['a server that takes no such help', { browserModel: false }],
])('answers by the rules alone with %s', async (_, options) => {
  const { socket, ask } = await openCall(options);
  expect(await ask(unclear)).toBe(unknown);
  expect(tasksOf(socket)).toEqual([]);
});

test.each<[string, unknown]>([
  ['no entry', []],
  ['nothing at all', null],
  ['an entry that was no candidate', ['calls/appointments', 'pricing/secret']],
])('answers by the rules when the browser names %s', async (_, ids) => {
  const { socket, ask, answerWith } = await openCall();
  const said = ask(unclear, async () => {
    await nextTask(socket);
    answerWith(ids as string[] | null);
  });
  expect(await said).toBe(unknown);
});

test.each<[string, object]>([
  ['too many ids', { ids: [meant, 'calls/appointments', 'faq/savings'] }],
  ['words of its own', { ids: [meant], say: 'You get it for free.' }],
  ['an id of thousands of characters', { ids: ['x'.repeat(5_000)] }],
  ['another number', { task: 999, ids: [meant] }],
  ['no number', { task: -1, ids: [meant] }],
  ['a text for ids', { ids: meant }],
])('takes nothing of an answer with %s', async (_, answer) => {
  const { clock, socket, ask } = await openCall();
  const said = ask(unclear, async () => {
    const { task } = await nextTask(socket);
    socket.raw.send(JSON.stringify({ type: 'classification', task, ...answer }));
    socket.send({ type: 'ping' });
    await socket.until('pong');
    await clock.advance(classificationMs);
  });
  expect(await said).toBe(unknown);
});

test('closes a socket that answers with more than a frame may have', async () => {
  const { socket, answerWith } = await openCall();
  socket.send({ type: 'add-message', message: { role: 'user', content: unclear } });
  await nextTask(socket);
  answerWith(['x'.repeat(200_000)]);
  expect(await socket.closed).toBe(1009);
});

test('goes on alone after the time for an answer, and ignores one that comes later or twice', async () => {
  const { clock, socket, ask, answerWith } = await openCall();
  const first = ask(unclear, async () => {
    await nextTask(socket);
    await clock.advance(classificationMs - 1);
    expect(socket.received.some((message) => message.type === 'voice-input' && message.turn === 1)).toBe(false);
    await clock.advance(1);
  });
  expect(await first).toBe(unknown);
  answerWith([meant]);
  answerWith([meant]);
  const second = ask(`${unclear} Really?`, async () => {
    await nextTask(socket);
    answerWith([meant]);
  });
  expect(await second).toMatch(answer);
});

test('asks no more after the browser has missed several tasks in a row', async () => {
  const { clock, socket, ask } = await openCall();
  for (let task = 0; task < maxMissedClassifications; task++)
    await ask(unclear, async () => {
      await nextTask(socket);
      await clock.advance(classificationMs);
    });
  await ask(unclear);
  expect(tasksOf(socket)).toHaveLength(maxMissedClassifications);
});

test('goes on alone when the page says that its model is gone', async () => {
  const { socket, ask } = await openCall();
  const said = ask(unclear, async () => {
    await nextTask(socket);
    socket.send({ type: 'browser-model', ready: false });
  });
  expect(await said).toBe(unknown);
});

test('goes on alone when the page is gone, and asks the next page only when that has a model', async () => {
  const { server, call, socket } = await openCall();
  socket.send({ type: 'add-message', message: { role: 'user', content: unclear } });
  await nextTask(socket);
  socket.raw.terminate();
  await socket.closed;
  const again = server.connect(call.webCallUrl);
  await again.opened;
  again.send({ type: 'resume', token: call.transport.resumeToken, received: 0 });
  expect((await again.until('voice-input', ({ turn }) => turn === 1)).input).toBe(unknown);
  again.send({ type: 'add-message', message: { role: 'user', content: unclear } });
  await again.until('voice-input', ({ turn }) => turn === 2);
  expect(tasksOf(again)).toEqual([]);
});

test('drops the task when the caller cuts in, and answers what they type next', async () => {
  const { socket, answerWith } = await openCall();
  const type = (content: string) => socket.send({ type: 'add-message', message: { role: 'user', content } });
  type('Can my horse learn it?');
  const dropped = await nextTask(socket);
  socket.send({ type: 'interrupt' });
  type(unclear);
  const { words } = await nextTask(socket);
  expect(words).toBe(unclear);
  socket.send({ type: 'classification', task: dropped.task, ids: ['calls/appointments'] });
  answerWith([meant]);
  expect((await socket.until('voice-input', ({ turn }) => turn !== 0)).input).toMatch(answer);
});
