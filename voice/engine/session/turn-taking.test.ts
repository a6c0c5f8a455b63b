import { describe, expect, test } from 'vitest';
import { greeted, greeting, telling } from '../../testing/conversation.ts';

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

describe('a failing agent', () => {
  test('apologises, and the call goes on', async () => {
    const call = await greeted({ answers: { break: [{ kind: 'fail' }] } });
    await call.callerTypes('break');
    expect(call.problems).toEqual(['agent-failed']);
    expect(call.of('error')).toMatchObject([{ code: 'model-failed', retryable: true }]);
    await call.assistantSays('Sorry, something went wrong on my side. Could you say that again?');
    expect(call.state).toBe('listening');
  });

  test('apologises in a chat in words for somebody who writes', async () => {
    const call = await greeted({ channel: 'chat', answers: { break: [{ kind: 'fail' }] } });
    await call.callerTypes('break');
    await call.assistantSays('Sorry, something went wrong on my side. Could you write that again?');
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
