import { describe, expect, test } from 'vitest';
import { type HeldCall, holdCall } from '../../testing/conversation.ts';

const greeting = 'Hello, this is Frontdesk.';
const goodbye = 'This demo call has reached its time limit. Thank you for trying it, and goodbye!';
const warning =
  'Just so you know, this demo call ends in about 30 seconds. To continue, keep talking or press Stay on the line.';
const lastWarning =
  "Just so you know, this demo call ends in about 30 seconds and can't be extended. You can send what you told me as a request afterwards.";
const refusal = "This demo call can't be extended. You can send what you told me as a request afterwards.";

const callStarts = new WeakMap<HeldCall, number>();

async function greeted(script: Parameters<typeof holdCall>[0] = {}): Promise<HeldCall> {
  const call = await holdCall(script);
  callStarts.set(call, call.clock.now());
  await call.assistantSays(greeting);
  return call;
}

function timeOf(call: HeldCall) {
  return call.of('call-time').at(-1);
}

function endingOf(call: HeldCall) {
  return timeOf(call)?.ending;
}

function startedAt(call: HeldCall): number {
  return callStarts.get(call) ?? 0;
}

describe('silence', () => {
  test('makes the agent ask at half its limit, and ends the call with a sentence', async () => {
    const call = await greeted();
    await call.wait(30_000);
    await call.assistantSays('Are you still there?');
    await call.wait(30_000);
    expect(call.state).toBe('ending');
    await call.assistantSays("I haven't heard from you for a while, so I'll end the call here. Goodbye!");
    expect(call.ended).toEqual(['silence-timed-out']);
  });

  test.each<[string, (call: HeldCall) => unknown]>([
    ['words', (call) => call.callerSays('yes I am')],
    ['a message', (call) => call.callerTypes('yes')],
    ['typing, before anything is sent', (call) => call.send({ type: 'typing' })],
    ['an edit', (call) => call.send({ type: 'form-edit', field: 'email', value: 'ann@' })],
    ['the mute button', (call) => call.send({ type: 'mute', muted: true })],
  ])('is broken by %s', async (_, act) => {
    const call = await greeted();
    await call.wait(30_000);
    await call.assistantSays('Are you still there?');
    await call.wait(20_000);
    await act(call);
    await call.wait(29_000);
    expect(call.ended).toEqual([]);
    expect(call.state).not.toBe('ending');
  });

  test('is told to the page in time, with a way to go on', async () => {
    const call = await greeted();
    expect(endingOf(call)).toBeNull();
    await call.wait(30_000);
    expect(endingOf(call)).toEqual({ because: 'silence', leftSeconds: 30, mayStay: true });
    await call.assistantSays('Are you still there?');
    await call.wait(29_000);
    call.send({ type: 'stay' });
    expect(endingOf(call)).toBeNull();
    await call.wait(29_000);
    expect(call.state).toBe('listening');
    expect(endingOf(call)).toBeNull();
  });

  test('does not count while the agent speaks, or without a page', async () => {
    const call = await greeted();
    await call.wait(29_000);
    call.drops();
    await call.wait(29_000);
    await call.resumes();
    await call.wait(29_000);
    expect(call.of('voice-input')).toEqual([]);
    await call.wait(1_000);
    await call.assistantSays('Are you still there?');
  });
});

describe('the length of a call', () => {
  test('is limited for a caller who types without end, too', async () => {
    const call = await greeted({ limits: { maxCallSeconds: 120, silenceSeconds: 10 } });
    for (let second = 0; second < 11 * 120 + 20; second++) {
      call.send({ type: 'typing' });
      await call.wait(1_000);
    }
    const said = call.of('voice-input').map(({ input }) => input);
    expect(said.slice(-2)).toEqual([lastWarning, goodbye]);
    expect(call.ended).toEqual(['exceeded-max-duration']);
  });

  test.each<[string, (call: HeldCall) => unknown]>([
    ['pressing the button', (call) => call.send({ type: 'stay' })],
    ['typing', (call) => call.send({ type: 'typing' })],
    ['sending a message', (call) => call.callerTypes('go on')],
    ['editing a field', (call) => call.send({ type: 'form-edit', field: 'email', value: 'ann@' })],
    ['speaking', (call) => call.callerBegins('and what about')],
  ])('is extended ten times by %s after its warning', async (_, act) => {
    const call = await greeted({ limits: { silenceSeconds: 7_200 }, answers: { 'go on': [], 'and what about': [] } });
    for (let extensions = 1; extensions <= 10; extensions++) {
      await call.wait(300_000 * extensions - 30_000 - call.clock.now() + startedAt(call));
      expect(endingOf(call)).toEqual({ because: 'length', leftSeconds: 30, mayStay: true });
      await call.assistantSays(warning);
      await act(call);
      expect(timeOf(call)).toMatchObject({ maxSeconds: 300 * (extensions + 1), ending: null });
      await call.wait(5_000); // a turn of theirs ends
    }
    await call.wait(300_000 * 11 - 30_000 - call.clock.now() + startedAt(call));
    expect(endingOf(call)).toEqual({ because: 'length', leftSeconds: 30, mayStay: false });
    await call.assistantSays(lastWarning);
    call.send({ type: 'stay' });
    await call.wait(30_000);
    expect(call.state).toBe('ending');
    expect(endingOf(call)).toBeNull();
  });

  test('is not extended before its warning', async () => {
    const call = await greeted({ limits: { silenceSeconds: 3_600 } });
    for (let presses = 0; presses < 20; presses++) call.send({ type: 'stay' });
    expect(timeOf(call)).toMatchObject({ maxSeconds: 300 });
  });

  test('is not extended when the server has no minutes left, and the caller learns what to do', async () => {
    let hasMinutes = true;
    const call = await greeted({ limits: { silenceSeconds: 3_600 }, mayExtend: () => hasMinutes });
    await call.wait(269_000);
    await call.assistantSays(warning);
    hasMinutes = false;
    for (let presses = 0; presses < 5; presses++) call.send({ type: 'stay' });
    expect(endingOf(call)).toMatchObject({ because: 'length', mayStay: false });
    await call.assistantSays(refusal);
    await call.wait(28_000);
    await call.assistantSays(goodbye);
    expect(call.ended).toEqual(['exceeded-max-duration']);
  });

  test('leaves twenty seconds after a warning that had to wait for the agent', async () => {
    const long = Array.from({ length: 24 }, (_, index) => `Sentence ${index} of a long answer.`);
    const call = await greeted({ limits: { silenceSeconds: 3_600 }, answers: { long } });
    await call.wait(267_000);
    await call.callerTypes('long');
    await call.assistantSays(...long);
    expect(endingOf(call)).toMatchObject({ because: 'length' });
    await call.assistantSays(warning);
    await call.wait(20_000);
    expect(call.state).toBe('listening');
    call.send({ type: 'stay' });
    expect(timeOf(call)).toMatchObject({ maxSeconds: 600, ending: null });
  });

  test('is told again to a page that comes back, with time to react', async () => {
    const call = await greeted({ limits: { silenceSeconds: 3_600 } });
    await call.wait(265_000);
    call.drops();
    await call.wait(29_000);
    await call.resumes();
    expect(timeOf(call)).toMatchObject({ elapsedSeconds: 295, ending: { because: 'length', mayStay: true } });
    await call.wait(20_000);
    expect(call.ended).toEqual([]);
  });

  test('is limited, with a warning half a minute before', async () => {
    const call = await greeted({ limits: { silenceSeconds: 3_600 } });
    await call.wait(269_000);
    await call.assistantSays(warning);
    await call.wait(29_000);
    expect(call.state).toBe('ending');
    call.send({ type: 'interrupt' });
    await call.callerTypes('one more thing');
    await call.assistantSays(goodbye);
    expect(call.ended).toEqual(['exceeded-max-duration']);
    expect(call.story.at(-1)).toBe('ended: exceeded-max-duration');
  });

  test('counts also while the agent thinks and without a page', async () => {
    const call = await greeted({ answers: { slow: [{ kind: 'never' }] }, limits: { maxCallSeconds: 25 } });
    await call.callerTypes('slow');
    call.drops();
    await call.wait(25_000);
    expect(call.ended).toEqual(['exceeded-max-duration']);
  });

  test('ends the call also when the page does not acknowledge the goodbye', async () => {
    const call = await greeted({ limits: { maxCallSeconds: 20, silenceSeconds: 3_600 } });
    await call.wait(60_000);
    expect(call.ended).toEqual(['exceeded-max-duration']);
    expect(call.clock.pending).toBe(0);
  });
});

test('a call takes a limited number of messages', async () => {
  const call = await greeted({ limits: { maxCallSeconds: 3_600 } });
  for (let count = 0; count < 201; count++) await call.callerTypes(`message ${count}`);
  expect(call.agent.asked).toHaveLength(200);
  expect(call.of('error').at(-1)).toMatchObject({ code: 'message-refused', retryable: false });
});

describe('a page that lost its connection', () => {
  test('resumes the call after two seconds, with what was said meanwhile', async () => {
    const call = await greeted({ answers: { slow: [{ kind: 'wait', ms: 1_000 }, 'Here it is.'] } });
    await call.callerTypes('slow');
    call.drops();
    await call.wait(2_000);
    await call.resumes();
    expect(call.story[0]).toBe('ready');
    expect(call.story).toContain('say: Here it is.');
    await call.assistantSays('Here it is.');
    expect(call.state).toBe('listening');
    expect(call.ended).toEqual([]);
  });

  test('keeps the caller’s unfinished sentence; silence counts from the reconnect', async () => {
    const call = await greeted();
    await call.callerBegins('what does it');
    call.drops();
    await call.wait(10_000);
    await call.resumes();
    expect(call.agent.asked).toHaveLength(0);
    await call.recogniserSays('what does it cost');
    await call.wait(900);
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['what does it cost']);
  });

  test('may be replaced by another page, which gets every message but speaks only what is due', async () => {
    const call = await greeted({ answers: { go: ['One.', 'Two.'] } });
    await call.callerTypes('go');
    await call.assistantSays('One.');
    call.drops();
    await call.resumes(0);
    expect(call.story.filter((line) => line.startsWith('say:'))).toEqual(['say: Two.']);
    expect(call.story.filter((line) => line.includes('final'))).toEqual([
      `assistant final: ${greeting}`,
      'user final: go',
      'assistant final: One.',
    ]);
    await call.assistantSays('Two.');
  });

  test('may be replaced by another page, whose recogniser counts utterances from a lower number', async () => {
    const call = await greeted();
    await call.recogniserSays('what does', 1_000);
    call.drops();
    await call.resumes();
    await call.recogniserSays('it cost', 10);
    await call.recogniserSays('something old', 9);
    await call.wait(900);
    expect(call.agent.asked.map(({ text }) => text)).toEqual(['what does it cost']);
  });

  test('has half a minute to reconnect', async () => {
    const call = await greeted();
    call.drops();
    await call.wait(29_999);
    expect(call.ended).toEqual([]);
    await call.wait(1);
    expect(call.ended).toEqual(['call.in-progress.error-connection-lost']);
    expect(call.clock.pending).toBe(0);
    await call.resumes();
    expect(call.page.closed).toBe('ended');
  });

  test('is closed as `replaced` by a new socket, and its late close changes nothing', async () => {
    const call = await greeted();
    const first = call.page;
    await call.resumes();
    expect(first.closed).toBe('replaced');
    call.session.detach(first.connection);
    await call.wait(40_000);
    expect(call.ended).toEqual([]);
  });
});
