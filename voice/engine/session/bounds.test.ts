// Everything that a caller can make grow is bounded, and no limit cuts a caller off in the middle of a word.
import { describe, expect, test } from 'vitest';
import type { FormState } from '../../protocol/form.ts';
import {
  conversationPace,
  errorPace,
  formPace,
  maxAnswerLength,
  maxBargeIns,
  maxCallerLength,
  maxEdits,
  maxFieldValueLength,
  maxHistoryLength,
  maxKeptLength,
  maxKeptMessages,
  maxPageSentences,
  maxSentenceLength,
  maxTextLength,
  maxTurnLength,
  maxTypedMeanwhile,
  maxWaitingTurns,
  type Pace,
  partialPace,
} from '../../protocol/limits.ts';
import { type HeldCall, holdCall } from '../../testing/conversation.ts';

const greeting = 'Hello, this is Frontdesk.';
const full = "That's all I can take in during one demo call.";
const answersFirst = 'Let me answer that first.';

async function greeted(script: Parameters<typeof holdCall>[0] = {}): Promise<HeldCall> {
  const call = await holdCall({ limits: { maxCallSeconds: 3_600, silenceSeconds: 3_600 }, ...script });
  await call.assistantSays(greeting);
  return call;
}

/** A text of numbered words, each seven letters and a blank long. */
function words(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `w${String(from + index).padStart(6, '0')}`).join(' ');
}

/** Most messages of one pace that may be sent within this time. */
function mostWithin(ms: number, { burst, everyMs }: Pace): number {
  return burst + Math.ceil(ms / everyMs);
}

const perMessage = maxTextLength / 8;
const perTurn = maxTurnLength / 8;

/** A caller who never pauses: sends `messages` transcripts of maximum length, each of another utterance. */
async function speakOn(call: HeldCall, messages: number, from = 0): Promise<void> {
  for (let index = 0; index < messages; index++) {
    const said = from + index;
    await call.recogniserSays(words(said * perMessage, perMessage), said + 1);
    await call.wait(26);
  }
}

describe('a turn of a caller who does not pause', () => {
  test('ends at its limit, at the end of a word, and the answer begins with a notice of that', async () => {
    const call = await greeted();
    await speakOn(call, 2);
    expect(call.state).toBe('listening');
    await call.recogniserSays(words(2 * perMessage, 10), 3);
    const [asked] = call.agent.asked;
    expect(asked?.text).toBe(words(0, perTurn));
    expect(asked?.text.length).toBeLessThanOrEqual(maxTurnLength);
    await call.assistantSays(answersFirst);
    expect(
      call.of('transcript').filter(({ transcriptType, role }) => transcriptType === 'final' && role === 'user'),
    ).toEqual([expect.objectContaining({ transcript: words(0, perTurn) })]);
    expect(call.kept.lines).toContainEqual(['user', words(0, perTurn)]);
  });

  test('gets an answer that further speech does not cancel; that speech begins the next turn', async () => {
    const call = await greeted({ answers: { [words(0, perTurn)]: ['So it is.'] } });
    await speakOn(call, 2);
    await call.recogniserSays(words(2 * perMessage, 10), 3);
    await call.recogniserSays(words(2 * perMessage, 20), 3);
    expect(call.state).toBe('speaking');
    await call.assistantSays(answersFirst);
    await call.recogniserSays(words(2 * perMessage, 30), 3);
    expect(call.state).toBe('listening');
    await call.wait(2_500);
    expect(call.agent.asked.map(({ text }) => text.split(' ').length)).toEqual([perTurn, 30]);
  });

  test('never grows beyond its limit; the agent gets earlier text as history', async () => {
    const call = await greeted();
    for (let said = 0; said < 6; said++) {
      await call.recogniserSays(words(said * 200, 200), said + 1);
      call.send({ type: 'mute', muted: true }); // ends the turn at once
      call.send({ type: 'mute', muted: false });
      expect(call.state).toBe('thinking');
    }
    const last = call.agent.asked.at(-1);
    expect(last?.text).toBe(words(800, 400));
    expect(last?.history.map(({ text }) => text)).toEqual([
      greeting,
      ...[0, 1, 2, 3].map((said) => words(said * 200, 200)),
    ]);
  });
});

describe('the limits of one call', () => {
  test('stop recording the caller at a total length, with a notice', async () => {
    const call = await greeted();
    const message = 'x'.repeat(maxTextLength);
    for (let count = 0; count < maxCallerLength / maxTextLength; count++) await call.callerTypes(message);
    expect(call.of('error')).toEqual([]);
    await call.callerTypes('one more');
    expect(call.of('error')).toMatchObject([{ code: 'message-refused', retryable: false }]);
    await call.assistantSays(full);
    expect(call.kept.lines.at(-1)).toEqual(['assistant', full]);
    await call.callerSays('and another');
    expect(call.of('voice-input').at(-1)?.input).toBe(full);
    expect(call.state).toBe('listening');
    expect(call.kept.lines.filter(([role]) => role === 'user')).toHaveLength(maxCallerLength / maxTextLength);
  });

  test('bound the messages that wait while a form is being sent', async () => {
    const call = await greeted({ decision: [{ kind: 'wait', ms: 5_000 }, 'It is on its way.'] });
    call.send({ type: 'form-decision', decision: 'send' });
    for (let count = 0; count < maxTypedMeanwhile + 1; count++) await call.callerTypes(`message ${count}`);
    expect(call.of('error')).toMatchObject([{ code: 'message-refused' }]);
    await call.wait(5_000);
    await call.assistantSays('It is on its way.');
    for (let count = 0; count < maxTypedMeanwhile; count++) await call.assistantSays(`You said: message ${count}`);
    expect(call.state).toBe('listening');
  });

  test('bound the barge-ins by voice, but never those by key', async () => {
    const call = await greeted({ answers: { go: ['One is first.', 'Two is next.'] } });
    await call.callerTypes('go');
    for (let count = 0; count < maxBargeIns; count++) {
      await call.recogniserSays(`but what about ${count}`, 2 * count + 1);
      expect(call.state).toBe('listening');
      await call.recogniserSays('', 2 * count + 1);
      await call.wait(1_500);
      expect(call.state).toBe('speaking');
    }
    await call.recogniserSays('but what about this', 2 * maxBargeIns + 1);
    expect(call.state).toBe('speaking');
    call.send({ type: 'interrupt' });
    expect(call.state).toBe('listening');
  });

  test('bound the changes of fields on screen', async () => {
    const call = await greeted();
    for (let count = 0; count < maxEdits + 1; count++) call.send({ type: 'form-edit', field: 'email', value: 'a' });
    expect(call.of('error')).toMatchObject([{ code: 'message-refused' }]);
  });

  test('bound the sentences and greetings that a page asks for', async () => {
    const call = await greeted();
    const again = () => call.send({ type: 'control', control: 'say-first-message' });
    for (let count = 0; count < maxPageSentences; count++) {
      again();
      await call.assistantSays(greeting);
    }
    expect(call.of('error')).toEqual([]);
    again();
    expect(call.state).toBe('listening');
    call.send({ type: 'say', message: 'One more.' });
    expect(call.state).toBe('listening');
    expect(call.of('error')).toMatchObject([{ code: 'message-refused' }, { code: 'message-refused' }]);
  });

  test('bound the queued sentences', async () => {
    const call = await greeted({ edit: [{ kind: 'sentence', text: 'Noted.' }] });
    await call.callerTypes('go');
    for (let count = 0; count < maxWaitingTurns + 5; count++) {
      call.send({ type: 'form-edit', field: 'email', value: `${count}` });
    }
    await call.assistantSays('You said: go', ...Array(maxWaitingTurns).fill('Noted.'));
    expect(call.state).toBe('listening');
  });
});

describe('an answer', () => {
  test('is spoken up to its limit, and a long sentence in parts', async () => {
    const sentence = `${words(0, 70)}.`;
    const call = await greeted({ answers: { go: Array(10).fill(sentence) } });
    await call.callerTypes('go');
    const said = call.of('voice-input').slice(1);
    expect(Math.max(...said.map(({ input }) => input.length))).toBeLessThanOrEqual(maxSentenceLength);
    const length = said.reduce((sum, { input }) => sum + input.length, 0);
    expect(length).toBeLessThanOrEqual(maxAnswerLength);
    expect(length).toBeGreaterThan(maxAnswerLength - maxSentenceLength);
    for (const { input } of said) await call.assistantSays(input);
    expect(call.state).toBe('listening');
  });
});

describe('messages to a page', () => {
  test('carry the newest partial a few times a second, and a final at once', async () => {
    const call = await greeted();
    const story = words(0, 60).split(' ');
    for (const [index] of story.entries()) {
      await call.recogniserSays(story.slice(0, index + 1).join(' '), 1);
      await call.wait(50);
    }
    const partials = call.story.filter((line) => line.startsWith('user partial'));
    expect(partials.length).toBeGreaterThan(10);
    expect(partials.length).toBeLessThanOrEqual(mostWithin(story.length * 50, partialPace));
    await call.wait(partialPace.everyMs);
    expect(call.story.at(-1)).toBe(`user partial: ${story.join(' ')}`);
    const ends = ['and', 'so', 'on', 'it', 'went'].map((_, index, all) => all.slice(0, index + 1).join(' '));
    for (const end of ends) await call.recogniserSays(`${story.join(' ')} ${end}`, 1);
    call.send({ type: 'mute', muted: true });
    const final = `user final: ${story.join(' ')} ${ends.at(-1)}`;
    expect(call.story).toContain(final);
    await call.wait(1_000);
    const lastPartial = call.story.findLastIndex((line) => line.startsWith('user partial'));
    expect(call.story.indexOf(final)).toBeGreaterThan(lastPartial);
  });

  test('carry the latest conversation, not each change', async () => {
    const call = await greeted();
    for (let count = 0; count < 150; count++) {
      call.send({ type: 'add-message', message: { role: 'user', content: `${count}` }, triggerResponseEnabled: false });
      await call.wait(25);
    }
    const updates = call.of('conversation-update').length;
    expect(updates).toBeLessThanOrEqual(mostWithin(150 * 25, conversationPace) + 1);
    await call.wait(conversationPace.everyMs);
    expect(call.conversation.at(-1)).toEqual(['user', '149']);
  });

  test('carry only the end of a long conversation', async () => {
    const call = await greeted();
    for (let count = 0; count < 40; count++) await call.callerTypes(`${count} `.padEnd(maxTextLength, 'x'));
    await call.wait(1_000);
    const length = call.conversation.reduce((sum, [, text]) => sum + text.length, 0);
    expect(length).toBeLessThanOrEqual(maxHistoryLength);
    expect(length).toBeGreaterThan(maxHistoryLength - 2 * maxTextLength);
    expect(call.of('conversation-update').at(-1)?.forgotten).toBeGreaterThan(0);
    expect(call.conversation.at(-1)?.[1]).toMatch(/^39 /);
    const history = call.agent.asked.at(-1)?.history ?? [];
    expect(history.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(maxHistoryLength);
  });

  test('carry the latest form a few times a second', async () => {
    const value = 'x'.repeat(maxFieldValueLength);
    const field = { name: 'email', kind: 'email', label: 'Email', required: true, value, missing: false } as const;
    const form: FormState = { stage: 'collecting', fields: [field], urgent: false };
    const call = await greeted({ edit: [{ kind: 'form', form }] });
    for (let count = 0; count < 200; count++) {
      call.send({ type: 'form-edit', field: 'email', value: `${count}` });
      await call.wait(25);
    }
    expect(call.of('form').length).toBeLessThanOrEqual(mostWithin(200 * 25, formPace));
  });

  test('repeat an error of one code only after a pause', async () => {
    const call = await greeted();
    for (let count = 0; count < 150; count++) {
      call.send({ type: 'say', message: 'Again.' });
      await call.wait(25);
    }
    expect(call.of('error').length).toBeLessThanOrEqual(mostWithin(150 * 25, errorPace));
  });

  test('include all held messages before the end of the call', async () => {
    const call = await greeted();
    for (let count = 0; count < 10; count++) {
      call.send({ type: 'add-message', message: { role: 'user', content: `${count}` }, triggerResponseEnabled: false });
    }
    call.send({ type: 'end-call' });
    expect(call.conversation.at(-1)).toEqual(['user', '9']);
    expect(call.story.at(-1)).toBe('ended: customer-ended-call');
  });
});

describe('the replay buffer', () => {
  test('is bounded in number', async () => {
    const call = await greeted();
    for (let index = 0; index < 6_000; index++) {
      // Begins a turn of the caller and discards it.
      await call.recogniserSays('word', index + 1);
      await call.recogniserSays('', index + 1);
      call.send({ type: 'control', control: 'mute-customer' });
      call.send({ type: 'control', control: 'unmute-customer' });
    }
    call.drops();
    await call.resumes(0);
    expect(call.page.received.length).toBeLessThanOrEqual(maxKeptMessages + 10);
  });

  test('is bounded in length; the conversation tells how many messages were dropped', async () => {
    const sentence = 'x'.repeat(maxSentenceLength);
    const answer = Array<string>(maxAnswerLength / maxSentenceLength).fill(sentence);
    const call = await greeted({ answers: { go: answer } });
    for (let turn = 0; turn < maxKeptLength / maxAnswerLength; turn++) {
      await call.callerTypes('go');
      await call.assistantSays(...answer);
    }
    call.drops();
    await call.resumes(0);
    expect(call.of('conversation-update').length).toBeGreaterThan(0);
    expect(call.story.some((line) => line.includes('final'))).toBe(false);
  });
});

test('a recogniser may skip utterance numbers', async () => {
  const call = await greeted();
  await call.recogniserSays('what does', 1);
  await call.recogniserSays('it cost', Number.MAX_SAFE_INTEGER);
  await call.recogniserSays('something old', Number.MAX_SAFE_INTEGER - 1);
  await call.wait(900);
  expect(call.agent.asked.map(({ text }) => text)).toEqual(['what does it cost']);
});
