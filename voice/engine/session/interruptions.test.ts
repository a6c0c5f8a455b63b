import { describe, expect, test } from 'vitest';
import { greeted, type HeldCall, story, telling } from '../../testing/conversation.ts';

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

describe('a message', () => {
  test('typed before the answer to the message before is an own turn, answered after it', async () => {
    const call = await greeted({ answers: { 'what does it cost': [{ kind: 'wait', ms: 800 }, 'It depends.'] } });
    await call.callerTypes('what does it cost');
    await call.callerTypes('I would like to send a request');
    await call.wait(800);
    await call.assistantSays('It depends.');
    await call.assistantSays('You said: I would like to send a request');
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['what does it cost', 'I would like to send a request']);
    expect(call.state).toBe('listening');
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
