import { describe, expect, test } from 'vitest';
import { type HeldCall, holdCall } from '../../testing/conversation.ts';

const greeting = 'Hello, this is Frontdesk.';

async function greeted(script: Parameters<typeof holdCall>[0] = {}): Promise<HeldCall> {
  const call = await holdCall(script);
  await call.assistantSays(greeting);
  return call;
}

describe('a call from its start to its end', () => {
  test('sends its messages in the order of the protocol', async () => {
    const call = await greeted({ answers: { 'what does it cost': ['It depends.', 'A person will tell you.'] } });
    await call.callerSays('what does it cost');
    await call.assistantSays('It depends.', 'A person will tell you.');
    call.send({ type: 'end-call' });

    expect(call.story.filter((line) => !line.startsWith('user partial'))).toEqual([
      'ready',
      'listening',
      'in-progress',
      'assistant.started',
      'desk',
      'call-time',
      'assistant started 0',
      `say: ${greeting}`,
      `assistant partial: ${greeting}`,
      `assistant final: ${greeting}`,
      'conversation-update',
      'assistant stopped 0',
      'user started 1',
      'user final: what does it cost',
      'user stopped 1',
      'conversation-update',
      'assistant started 1',
      'say: It depends.',
      'say: A person will tell you.',
      'assistant partial: It depends.',
      'assistant final: It depends.',
      'assistant partial: A person will tell you.',
      'assistant final: A person will tell you.',
      'conversation-update',
      'assistant stopped 1',
      'ended: customer-ended-call',
    ]);
    expect(call.ended).toEqual(['customer-ended-call']);
    expect(call.page.closed).toBe('ended');
    expect(call.kept.ended).toEqual(['customer-ended-call']);
    expect(call.kept.lines).toEqual([
      ['assistant', greeting],
      ['user', 'what does it cost'],
      ['assistant', 'It depends.'],
      ['assistant', 'A person will tell you.'],
    ]);
  });

  test('greets after a second if the page does not report `playable`', async () => {
    const call = await holdCall({ playable: false });
    expect(call.state).toBe('connecting');
    await call.wait(1_000);
    await call.assistantSays(greeting);
    expect(call.state).toBe('listening');
  });

  test('numbers the messages it keeps, and passes the history to the agent', async () => {
    const call = await greeted();
    await call.callerSays('hello there');
    await call.assistantSays('You said: hello there');
    await call.callerTypes('and now');
    const numbers = call.page.received.flatMap((message) => ('seq' in message && message.seq ? [message.seq] : []));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(call.agent.asked.at(-1)).toMatchObject({
      text: 'and now',
      history: [
        { role: 'assistant', text: greeting },
        { role: 'user', text: 'hello there' },
        { role: 'assistant', text: 'You said: hello there' },
      ],
    });
  });

  test('ends after the last sentence when the agent hangs up', async () => {
    const call = await greeted({ answers: { bye: ['Goodbye!', { kind: 'end-call' }] } });
    await call.callerTypes('bye');
    expect(call.state).toBe('speaking');
    await call.assistantSays('Goodbye!');
    expect(call.ended).toEqual(['assistant-ended-call']);
  });

  test('measures a turn', async () => {
    const call = await greeted({ answers: { hello: [{ kind: 'wait', ms: 40 }, 'Hi.'] } });
    await call.callerSays('hello');
    expect(call.kept.latencies).toEqual([{ turn: 1, endpointingMs: 900, modelMs: 40, overheadMs: 0 }]);
  });
});

describe('a call can be ended at every stage', () => {
  const stages: Record<string, (call: HeldCall) => Promise<void>> = {
    connecting: async () => {},
    greeting: async (call) => {
      call.send({ type: 'playable' });
      await call.assistantStarts(greeting);
    },
    listening: async (call) => {
      call.send({ type: 'playable' });
      await call.assistantSays(greeting);
    },
    'listening to words': async (call) => {
      await stages.listening?.(call);
      await call.callerBegins('half a');
    },
    thinking: async (call) => {
      await stages.listening?.(call);
      await call.callerTypes('slow');
    },
    speaking: async (call) => {
      await stages.listening?.(call);
      await call.callerTypes('hello');
    },
    'without a page': async (call) => {
      await stages.speaking?.(call);
      call.drops();
    },
    ending: async (call) => {
      await stages.listening?.(call);
      call.session.end('silence-timed-out', 'Goodbye!');
    },
  };

  test.each(Object.keys(stages))('%s', async (stage) => {
    const call = await holdCall({ playable: false, answers: { slow: [{ kind: 'never' }] } });
    await stages[stage]?.(call);
    call.session.end('customer-ended-call');
    expect(call.state).toBe('ended');
    expect(call.ended).toEqual(['customer-ended-call']);
    expect(call.clock.pending).toBe(0);
    if (call.page.closed) expect(call.story.at(-1)).toBe('ended: customer-ended-call');
    expect(call.agent.asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('before a page connects', async () => {
    const call = await holdCall({ playable: false });
    call.session.end('manually-canceled');
    call.session.end('worker-shutdown');
    expect(call.ended).toEqual(['manually-canceled']);
  });
});

test('late events after the end change nothing', async () => {
  const call = await greeted({ answers: { slow: [{ kind: 'wait', ms: 5_000 }, 'Too late.'] } });
  await call.callerTypes('slow');
  call.send({ type: 'end-call' });
  const story = call.story;
  call.send({ type: 'interim', utterance: 9, transcript: 'are you there' });
  call.send({ type: 'add-message', message: { role: 'user', content: 'hello' } });
  call.send({ type: 'playback-ack', turn: 0, sentence: 0, status: 'finished' });
  call.send({ type: 'end-call' });
  call.session.detach(call.page.connection);
  await call.wait(400_000);
  expect(call.story).toEqual(story);
  expect(call.ended).toEqual(['customer-ended-call']);
  expect(call.clock.pending).toBe(0);
});

describe('a sentence that was not heard', () => {
  test('is not in the history, the conversation or the record', async () => {
    const call = await greeted({ answers: { go: ['One.', 'Two.', 'Three.'] } });
    await call.callerTypes('go');
    await call.assistantSays('One.');
    await call.assistantStarts('Two.');
    await call.callerSays('but what about weekends');
    expect(call.conversation).toEqual([
      ['bot', greeting],
      ['user', 'go'],
      ['bot', 'One.'],
      ['user', 'but what about weekends'],
    ]);
    expect(call.agent.asked.at(-1)?.history.at(-1)).toEqual({ role: 'assistant', text: 'One.' });
    expect(call.kept.lines).not.toContainEqual(['assistant', 'Two.']);
  });

  test('is given up when the page never acknowledges its end', async () => {
    const call = await greeted({ answers: { go: ['One.', 'Two.'] } });
    await call.callerTypes('go');
    await call.assistantStarts('One.');
    await call.wait(20_000);
    expect(call.state).toBe('listening');
    expect(call.conversation.at(-1)).toEqual(['user', 'go']);
  });

  test('counts as heard after a late acknowledgement', async () => {
    const call = await greeted();
    await call.callerTypes('go');
    await call.wait(20_000);
    expect(call.state).toBe('listening');
    call.send({ type: 'playback-ack', turn: 1, sentence: 0, status: 'finished' });
    expect(call.conversation.at(-1)).toEqual(['bot', 'You said: go']);
  });
});
