import { describe, expect, test } from 'vitest';
import type { FormState } from '../../protocol/form.ts';
import { type HeldCall, holdCall } from '../../testing/conversation.ts';

const greeting = 'Hello, this is Frontdesk.';
const story = { 'tell me': ['One is first.', 'Two is next.', 'Three is last.'] };

async function greeted(script: Parameters<typeof holdCall>[0] = {}): Promise<HeldCall> {
  const call = await holdCall(script);
  await call.assistantSays(greeting);
  return call;
}

/** The agent is in the middle of its second sentence. */
async function telling(script: Parameters<typeof holdCall>[0] = {}): Promise<HeldCall> {
  const call = await greeted({ answers: story, ...script });
  await call.callerSays('tell me');
  await call.assistantSays('One is first.');
  await call.assistantStarts('Two is next.');
  return call;
}

describe('endpointing', () => {
  test('does not end a turn while words still come', async () => {
    const call = await greeted();
    await call.callerBegins('I would like to know');
    await call.wait(700);
    await call.recogniserSays('I would like to know what it costs');
    await call.wait(800);
    expect(call.agent.asked).toHaveLength(0);
    await call.wait(100);
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['I would like to know what it costs']);
  });

  test('joins the utterances of a recogniser that stops and starts', async () => {
    const call = await greeted();
    await call.callerBegins('my website is');
    await call.callerBegins('example dot com');
    await call.wait(2_500);
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['my website is example dot com']);
  });

  test('ignores a repeat, a late result and changes of punctuation', async () => {
    const call = await greeted();
    await call.callerSays('what does it cost');
    await call.assistantSays('You said: what does it cost');
    await call.recogniserSays('What does it cost?');
    await call.recogniserSays('what does it');
    await call.recogniserSays('something old', 0);
    await call.wait(5_000);
    expect(call.agent.asked).toHaveLength(1);
    expect(call.story.filter((line) => line.startsWith('user final'))).toHaveLength(1);
  });

  test('extends the turn of a caller who goes on before the answer begins', async () => {
    const call = await greeted({
      answers: { 'I want': [{ kind: 'wait', ms: 500 }, 'What?'], 'I want a person': ['Of course.'] },
    });
    await call.callerBegins('I want');
    await call.wait(1_000);
    expect(call.state).toBe('thinking');
    await call.recogniserSays('I want a person');
    await call.wait(2_000);
    await call.assistantSays('Of course.');
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['I want', 'I want a person']);
    expect(call.agent.asked[0]?.signal.aborted).toBe(true);
    expect(call.agent.asked[1]?.history).toEqual([{ role: 'assistant', text: greeting }]);
    expect(call.conversation.slice(1)).toEqual([
      ['user', 'I want'],
      ['user', 'a person'],
      ['bot', 'Of course.'],
    ]);
  });
});

describe('a barge-in', () => {
  test('by three words stops the agent at once; what follows is the next turn', async () => {
    const call = await telling();
    await call.callerBegins('but what about');
    expect(call.state).toBe('listening');
    expect(call.of('clear')).toMatchObject([{ turn: 1 }]);
    const tail = call.story.slice(-6).filter((line) => !line.startsWith('user partial'));
    expect(tail).toEqual(['user started 2', 'clear', 'user-interrupted', 'assistant stopped 1', 'conversation-update']);
    await call.recogniserSays('but what about weekends');
    await call.wait(2_500);
    expect(call.agent.asked.at(-1)?.text).toBe('but what about weekends');
    expect(call.conversation.slice(2)).toEqual([
      ['bot', 'One is first.'],
      ['user', 'but what about weekends'],
    ]);
  });

  test('by a stop word lets the caller speak and asks the agent nothing', async () => {
    const call = await telling();
    await call.callerSays('wait');
    expect(call.state).toBe('listening');
    expect(call.agent.asked).toHaveLength(1);
    await call.callerSays('what does it cost');
    expect(call.agent.asked.at(-1)?.text).toBe('what does it cost');
  });

  test("is not triggered by 'mm-hm'", async () => {
    const call = await telling();
    await call.callerSays('mm-hm');
    expect(call.state).toBe('speaking');
    expect(call.of('clear')).toEqual([]);
  });

  test('is not triggered by an echo of the agent', async () => {
    const call = await telling();
    await call.callerSays('two is next');
    expect(call.state).toBe('speaking');
  });

  test('that proves false lets the agent continue where it stopped', async () => {
    const call = await telling();
    await call.callerBegins('what was that');
    expect(call.state).toBe('listening');
    await call.recogniserSays('');
    await call.wait(1_500);
    expect(call.state).toBe('speaking');
    await call.assistantSays('Two is next.', 'Three is last.');
    expect(call.agent.asked).toHaveLength(1);
    expect(call.state).toBe('listening');
  });

  describe('that proves false while the agent still thinks,', () => {
    const thinking = (ms: number) => ({
      answers: {
        'tell me': ['One is first.', 'Two is next.', { kind: 'wait' as const, ms }, 'Three is last.', 'So be it.'],
      },
    });

    test.each([
      ['meanwhile', 500],
      ['later', 10_000],
    ])('lets it continue with sentences produced %s', async (_, ms) => {
      const call = await telling(thinking(ms));
      const mayAct = call.agent.asked[0]?.mayAct?.();
      expect(await mayAct).toBe(true);
      await call.callerBegins('what was that');
      await call.recogniserSays('');
      await call.wait(1_500);
      expect(call.state).toBe('speaking');
      await call.assistantSays('Two is next.');
      await call.wait(ms);
      await call.assistantSays('Three is last.', 'So be it.');
      expect(call.state).toBe('listening');
      expect(call.agent.asked).toHaveLength(1);
    });

    test('cancels the rest when the next one is real', async () => {
      const call = await telling(thinking(10_000));
      await call.callerBegins('what was that');
      await call.recogniserSays('');
      await call.wait(1_500);
      await call.assistantStarts('Two is next.');
      await call.callerSays('what does it cost');
      await call.assistantSays('You said: what does it cost');
      expect(call.agent.asked[0]?.signal.aborted).toBe(true);
    });
  });

  test.each<[string, boolean, (call: HeldCall) => unknown]>([
    ['is real', false, (call) => call.recogniserSays('what was that again')],
    ['proves false', true, (call) => call.recogniserSays('')],
    ['is followed by a key', false, (call) => call.send({ type: 'interrupt' })],
    ['is followed by a typed message', false, (call) => call.callerTypes('hello')],
    ['is followed by the end of the call', false, (call) => call.send({ type: 'end-call' })],
  ])('that %s decides whether a pending action of the agent may go on', async (_, acts, goOn) => {
    const call = await telling({ answers: { 'tell me': ['One is first.', 'Two is next.', { kind: 'never' }] } });
    await call.callerBegins('what was that');
    let answer: boolean | undefined;
    call.agent.asked[0]?.mayAct?.().then((may) => {
      answer = may;
    });
    await call.wait(300);
    expect(answer).toBeUndefined();
    await goOn(call);
    await call.wait(2_500);
    expect(answer).toBe(acts);
  });

  test('by typing stops the agent and is answered at once', async () => {
    const call = await telling();
    await call.callerTypes('what does it cost');
    expect(call.of('clear')).toMatchObject([{ turn: 1 }]);
    await call.assistantSays('You said: what does it cost');
  });

  test('is not triggered by a typed message without an answer, which the agent still gets as history', async () => {
    const call = await telling();
    const message = { role: 'user', content: 'I am Ann' } as const;
    call.send({ type: 'add-message', message, triggerResponseEnabled: false });
    expect(call.state).toBe('speaking');
    await call.assistantSays('Two is next.', 'Three is last.');
    await call.callerTypes('who am I');
    expect(call.agent.asked.at(-1)?.history).toContainEqual({ role: 'user', text: 'I am Ann' });
  });

  test('by key stops speaking and thinking', async () => {
    const call = await telling({ answers: { ...story, slow: [{ kind: 'never' }] } });
    call.send({ type: 'interrupt' });
    expect(call.state).toBe('listening');
    await call.callerTypes('slow');
    expect(call.state).toBe('thinking');
    call.send({ type: 'interrupt' });
    expect(call.state).toBe('listening');
    expect(call.agent.asked.at(-1)?.signal.aborted).toBe(true);
  });

  test('by key during the caller’s turn changes nothing', async () => {
    const call = await greeted();
    call.send({ type: 'interrupt' });
    expect(call.state).toBe('listening');
    expect(call.of('clear')).toEqual([]);
  });

  test("a 'yes' over the end of a question is its answer; an 'okay' over anything else is not", async () => {
    const call = await greeted({ expecting: 'yes-or-no' });
    await call.callerTypes('ask me');
    await call.assistantStarts('You said: ask me');
    await call.callerBegins('yes');
    await call.assistantSays('You said: ask me');
    await call.wait(500);
    expect(call.agent.asked.at(-1)?.text).toBe('yes');

    const other = await greeted();
    await other.callerTypes('go');
    await other.assistantStarts('You said: go');
    await other.callerBegins('okay');
    await other.assistantSays('You said: go');
    await other.wait(5_000);
    expect(other.agent.asked).toHaveLength(1);
  });
});

describe('a sentence that the page has begun to show', () => {
  const shown = ['bot', 'One is first. Two is next.'];

  test.each<[string, (call: HeldCall) => unknown]>([
    ['a typed message', (call) => call.callerTypes('what does it cost')],
    ['a key', (call) => call.send({ type: 'interrupt' })],
    ['a tap on the request', (call) => call.send({ type: 'form-decision', decision: 'discard' })],
    ['hanging up', (call) => call.send({ type: 'end-call' })],
  ])('was read by who cuts in by %s, and nothing after it was', async (_, cutIn) => {
    const call = await telling();
    await cutIn(call);
    expect(call.conversation).toContainEqual(shown);
    expect(call.of('transcript').filter(({ transcript }) => transcript === 'Two is next.')).toMatchObject([
      { transcriptType: 'partial' },
      { transcriptType: 'final' },
    ]);
    expect(call.kept.lines).toContainEqual(['assistant', 'Two is next.']);
    expect(call.kept.lines).not.toContainEqual(['assistant', 'Three is last.']);
  });

  test('comes before the message typed over it, and the agent gets it as history', async () => {
    const call = await telling();
    await call.callerTypes('what does it cost');
    const finals = call.story.filter((line) => line.includes(' final: ')).slice(-2);
    expect(finals).toEqual(['assistant final: Two is next.', 'user final: what does it cost']);
    expect(call.agent.asked.at(-1)?.history.at(-1)).toEqual({
      role: 'assistant',
      text: 'One is first. Two is next.',
    });
  });

  test('is marked as typed for the agent', async () => {
    const call = await telling();
    expect(call.agent.asked.at(-1)?.typed).toBeUndefined();
    await call.callerTypes('what does it cost');
    expect(call.agent.asked.at(-1)?.typed).toBe(true);
  });

  test('is kept for each of two messages typed in a row', async () => {
    const call = await greeted({ answers: story });
    await call.callerTypes('tell me');
    await call.assistantStarts('One is first.');
    await call.callerTypes('what does it cost');
    await call.assistantStarts('You said: what does it cost');
    await call.callerTypes('and how long does it take');
    await call.assistantSays('You said: and how long does it take');
    expect(call.conversation.slice(1)).toEqual([
      ['user', 'tell me'],
      ['bot', 'One is first.'],
      ['user', 'what does it cost'],
      ['bot', 'You said: what does it cost'],
      ['user', 'and how long does it take'],
      ['bot', 'You said: and how long does it take'],
    ]);
  });

  test('counts as unheard when the caller speaks over it', async () => {
    const call = await telling();
    await call.callerBegins('but what about');
    expect(call.conversation.at(-1)).toEqual(['bot', 'One is first.']);
    expect(call.kept.lines).not.toContainEqual(['assistant', 'Two is next.']);
  });
});

describe('mute', () => {
  test('in the middle of a sentence ends the turn with the words so far', async () => {
    const call = await greeted();
    await call.callerBegins('what does it');
    call.send({ type: 'mute', muted: true });
    await call.wait(0);
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['what does it']);
    await call.recogniserSays('what does it cost');
    await call.assistantSays('You said: what does it');
    await call.wait(5_000);
    expect(call.agent.asked).toHaveLength(1);
  });

  test('ends when the page says so', async () => {
    const call = await greeted();
    call.send({ type: 'control', control: 'mute-customer' });
    await call.callerSays('nobody hears this');
    call.send({ type: 'control', control: 'unmute-customer' });
    await call.callerSays('but this');
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['but this']);
  });

  test('of the agent shows its sentences without speaking them', async () => {
    const call = await telling();
    call.send({ type: 'control', control: 'mute-assistant' });
    expect(call.state).toBe('listening');
    expect(call.conversation.at(-1)).toEqual(['bot', 'One is first. Two is next. Three is last.']);
    await call.callerTypes('more');
    expect(call.of('voice-input').at(-1)?.input).toBe('Three is last.');
    expect(call.conversation.at(-1)).toEqual(['bot', 'You said: more']);
    call.send({ type: 'control', control: 'unmute-assistant' });
    await call.callerTypes('aloud');
    await call.assistantSays('You said: aloud');
  });
});

describe('a message that a page asks to have said', () => {
  const say = (message: string, options = {}) => ({ type: 'say', message, ...options }) as const;

  test('waits for the current turn, is not stored as the agent’s words, and may end the call', async () => {
    const call = await telling();
    call.send(say('Thank you. Goodbye!', { endCallAfterSpoken: true }));
    await call.assistantSays('Two is next.', 'Three is last.', 'Thank you.', 'Goodbye!');
    expect(call.ended).toEqual(['assistant-ended-call-after-message-spoken']);
    expect(call.conversation.at(-1)).toEqual(['system', 'Thank you. Goodbye!']);
    expect(call.kept.lines).not.toContainEqual(['assistant', 'Thank you.']);
  });

  test('interrupts the agent only on request, and is interrupted by voice only if allowed', async () => {
    const call = await telling();
    call.send(say('Look at the screen.', { interruptAssistantEnabled: true }));
    await call.assistantStarts('Look at the screen.');
    await call.callerBegins('but I was talking');
    expect(call.state).toBe('speaking');

    const other = await telling();
    other.send(say('Look at the screen.', { interruptAssistantEnabled: true, interruptionsEnabled: true }));
    await other.assistantStarts('Look at the screen.');
    await other.callerBegins('but I was talking');
    expect(other.state).toBe('listening');
  });

  test('is limited', async () => {
    const call = await greeted();
    for (let count = 0; count < 12; count++) call.send(say('Again.'));
    expect(call.of('error')).toHaveLength(2);
    expect(call.of('error')[0]).toMatchObject({ code: 'message-refused' });
  });
});

describe('a form on screen', () => {
  const guest = { name: 'guest', kind: 'name', label: 'Guest', required: true, value: 'Ann', missing: false } as const;
  const form: FormState = { stage: 'collecting', fields: [guest], urgent: false };

  test('shows the result of an edit, and the agent speaks about it when neither side is speaking', async () => {
    const call = await telling({
      edit: [
        { kind: 'form', form },
        { kind: 'sentence', text: 'Thank you, Ann.' },
      ],
    });
    call.send({ type: 'form-edit', field: 'guest', value: 'Ann' });
    expect(call.of('form').at(-1)).toMatchObject(form);
    await call.assistantSays('Two is next.', 'Three is last.', 'Thank you, Ann.');
  });

  test('refuses a field that the agent’s form does not have', async () => {
    const call = await greeted({ edit: null });
    call.send({ type: 'form-edit', field: 'shoe_size', value: '42' });
    expect(call.of('error')).toMatchObject([{ code: 'field-unknown' }]);
    expect(call.of('form')).toEqual([]);
  });

  test('is sent again when a turn that changed it was cancelled', async () => {
    const sent: FormState = { ...form, stage: 'sent' };
    const call = await greeted({
      answers: { 'yes, send it': [{ kind: 'wait', ms: 500 }, { kind: 'becomes', form: sent }, 'It is sent.'] },
    });
    await call.callerTypes('yes, send it');
    await call.callerTypes('and what does it cost');
    expect(call.of('form')).toEqual([]);
    await call.wait(500);
    expect(call.of('form')).toMatchObject([sent]);
    await call.callerTypes('and how long');
    expect(call.of('form')).toHaveLength(1);
  });

  test('is submitted by a tap, which cannot be interrupted', async () => {
    const call = await telling({ decision: [{ kind: 'wait', ms: 1_000 }, 'It is on its way.'] });
    call.send({ type: 'form-decision', decision: 'send' });
    expect(call.state).toBe('thinking');
    call.send({ type: 'interrupt' });
    await call.callerTypes('and now');
    expect(call.state).toBe('thinking');
    await call.wait(1_000);
    await call.assistantSays('It is on its way.', 'You said: and now');
  });
});

describe('a failing agent', () => {
  test('apologises, and the call goes on', async () => {
    const call = await greeted({ answers: { break: [{ kind: 'fail' }] } });
    await call.callerTypes('break');
    expect(call.problems).toEqual(['agent-failed']);
    expect(call.of('error')).toMatchObject([{ code: 'model-failed', retryable: true }]);
    await call.assistantSays('Sorry, something went wrong on my side. Could you say that again?');
    expect(call.state).toBe('listening');
  });

  test('is reported as slow to the page and then given up', async () => {
    const call = await greeted({ answers: { slow: [{ kind: 'never' }] } });
    await call.callerTypes('slow');
    await call.wait(2_500);
    expect(call.of('hang')).toHaveLength(1);
    await call.wait(17_500);
    await call.assistantSays('Sorry, that took me too long. Could you ask again, or ask for a person?');
    expect(call.agent.asked.at(-1)?.signal.aborted).toBe(true);
  });
});
