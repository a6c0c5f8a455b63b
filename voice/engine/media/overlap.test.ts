import { describe, expect, test } from 'vitest';
import { greeted, holdAudioCall, story, telling } from '../../testing/audio-call.ts';

describe('speech of the caller over the agent', () => {
  test('ducks the agent at once and stops it after half a second of voice', async () => {
    const call = await telling({ hears: ['and what about the weekend'], interim: false });
    await call.callerSpeaks(60);
    expect(call.ducks).toEqual([]);
    await call.callerSpeaks(20);
    expect(call.ducks).toEqual([true]);
    await call.callerSpeaks(400);
    expect(call.of('clear')).toEqual([]);
    await call.callerSpeaks(40);
    expect(call.of('clear')).toHaveLength(1);
    expect(call.state).toBe('listening');
    await call.callerSpeaks(600);
    await call.wait(2_000);
    expect(call.asked.at(-1)).toBe('and what about the weekend');
    expect(call.page.wrong).toEqual([]);
  });

  test('interrupts by two words, sooner than by voice alone', async () => {
    const call = await telling({ hears: ['hold on please'], wordMs: 100 });
    await call.callerSpeaks(240);
    expect(call.of('clear')).toHaveLength(1);
  });

  test('keeps the heard words of the interrupted sentence, in proportion to its playout', async () => {
    const call = await telling({ hears: ['and what about the weekend'], interim: false });
    await call.wait(600);
    await call.callerSpeaks(1_500);
    await call.wait(2_000);
    // 0.62 s of the 1.68 s that the second sentence lasts.
    expect(call.conversation[2]).toEqual(['bot', 'One is the first of them. Two is']);
    expect(call.agent.asked.at(-1)?.history.at(-1)?.text).toBe('One is the first of them. Two is');
  });

  test.each([
    ['a cough', 200, ''],
    ['mm-hm', 700, 'mm hm'],
  ])('does not interrupt with %s', async (_, ms, words) => {
    const call = await telling({ hears: [words] });
    await call.callerSpeaks(ms);
    await call.wait(2_000);
    expect(call.of('clear')).toEqual([]);
    expect(call.ducks).toEqual([true, false]);
    await call.untilState('listening');
    expect(call.conversation.at(-1)).toEqual(['bot', Object.values(story)[0]?.join(' ')]);
    expect(call.page.wrong).toEqual([]);
  });

  test('does not leave the agent ducked for a page that reconnects', async () => {
    const call = await telling();
    await call.callerSpeaks(100);
    expect(call.ducks).toEqual([true]);
    call.drops();
    await call.noFrames(2_000);
    await call.resumes();
    expect(call.ducks).toEqual([false]);
  });

  test('lets the agent continue where it stopped when no words come', async () => {
    const call = await telling();
    await call.callerSpeaks(900);
    expect(call.of('clear')).toHaveLength(1);
    await call.wait(1_400);
    expect(call.state).toBe('listening');
    await call.wait(300);
    expect(call.state).toBe('speaking');
    await call.untilState('listening');
    expect(call.asked).toEqual(['tell me']);
    const said = call.kept.lines.filter(([role]) => role === 'assistant').map(([, text]) => text);
    expect(said.slice(1).join(' ')).toBe(story['tell me'].join(' '));
  });

  test('gets an apology when recognition fails, and the agent does not continue', async () => {
    const failure = { code: 'failed', retryable: false, detail: 'the script says so' } as const;
    const call = await telling({ hears: [{ words: '', failure }], interim: false });
    await call.callerSpeaks(900);
    expect(call.of('clear')).toHaveLength(1);
    const spoken = call.of('voice-input').length;
    await call.untilState('speaking');
    await call.untilState('listening');
    expect(call.of('voice-input').slice(spoken)).toEqual([
      expect.objectContaining({ input: expect.stringMatching(/^Sorry/) }),
    ]);
    await call.wait(3_000);
    expect(call.state).toBe('listening');
  });

  test('lets the agent continue with sentences produced meanwhile, too', async () => {
    const [first = '', ...rest] = story['tell me'];
    const slow = { 'tell me': [first, rest[0] ?? '', { kind: 'wait' as const, ms: 4_000 }, rest[1] ?? ''] };
    const call = await telling({ answers: slow });
    await call.callerSpeaks(900);
    expect(call.of('clear')).toHaveLength(1);
    await call.untilState('speaking');
    await call.untilState('listening');
    expect(call.asked).toEqual(['tell me']);
    const said = call.kept.lines.filter(([role]) => role === 'assistant').map(([, text]) => text);
    expect(said.slice(1).join(' ')).toBe(story['tell me'].join(' '));
    expect(call.page.wrong).toEqual([]);
  });

  test('cannot stop a turn again by noise after a false barge-in', async () => {
    const call = await telling();
    await call.callerSpeaks(900);
    await call.untilState('speaking');
    await call.wait(300);
    await call.callerSpeaks(900);
    expect(call.state).toBe('speaking');
    expect(call.of('clear')).toHaveLength(1);
  });

  test('is ignored when it is an echo of the agent', async () => {
    const call = await telling({ hears: ['is the first of them', 'two is what'] });
    await call.callerSpeaks(1_400);
    await call.wait(3_000);
    await call.untilState('listening');
    await call.wait(3_000);
    expect(call.asked).toEqual(['tell me']);
    expect(call.conversation.map(([role]) => role)).toEqual(['bot', 'user', 'bot']);
  });

  test('does not interrupt in the first second of audio', async () => {
    const call = await holdAudioCall({ greeting: ['Hello, this is Frontdesk, how can I help you today?'] });
    await call.untilHeard(0);
    await call.callerSpeaks(800);
    expect(call.ducks).toEqual([]);
    await call.callerSpeaks(400);
    expect(call.ducks).toEqual([true]);
    expect(call.of('clear')).toHaveLength(1);
  });

  test('does not stop a message that must not be interrupted', async () => {
    const call = await greeted({ hears: ['hold on please'] });
    call.send({ type: 'say', message: 'This has to be said to its very end, whatever comes.' });
    await call.untilHeard(1);
    await call.wait(400);
    await call.callerSpeaks(900);
    expect(call.ducks).toEqual([]);
    expect(call.of('clear')).toEqual([]);
    await call.untilState('listening');
    expect(call.conversation.some(([role]) => role === 'system')).toBe(true);
  });

  test('stops a message that may be interrupted', async () => {
    const call = await greeted({ hears: ['hold on please'] });
    call.send({ type: 'say', message: 'This can wait if there is something else.', interruptionsEnabled: true });
    await call.untilHeard(1);
    await call.wait(400);
    await call.callerSpeaks(900);
    expect(call.of('clear')).toHaveLength(1);
  });

  test('extends the caller’s turn when it comes before the answer', async () => {
    const call = await greeted({
      hears: ['we have calls', 'and letters too'],
      answers: { 'we have calls': [{ kind: 'wait', ms: 300 }, 'I see.'], 'we have calls and letters too': ['Both.'] },
    });
    await call.callerSpeaks(900);
    await call.wait(940);
    expect(call.state).toBe('thinking');
    await call.callerSpeaks(900);
    expect(call.page.turn).toBe(0);
    await call.wait(2_000);
    expect(call.asked.at(-1)).toBe('we have calls and letters too');
    await call.untilState('listening');
    expect(call.conversation.at(-1)).toEqual(['bot', 'Both.']);
  });

  test('extends the caller’s turn while the answer is made but has no sound yet', async () => {
    const call = await greeted({
      hears: ['is there a free trial', 'for two people'],
      understands: () => true,
      answers: { 'is there a free trial': ['Yes.'], 'is there a free trial for two people': ['For one.'] },
      voice: { firstSoundMs: 200 },
    });
    await call.callerSpeaks(1_500);
    await call.wait(640);
    expect([call.state, call.asked]).toEqual(['speaking', ['is there a free trial']]);
    await call.callerSpeaks(900);
    expect(call.page.turn).toBe(0);
    await call.wait(2_000);
    await call.untilState('listening');
    expect(call.asked.at(-1)).toBe('is there a free trial for two people');
    expect(call.conversation.at(-1)).toEqual(['bot', 'For one.']);
    expect(call.conversation).not.toContainEqual(['bot', 'Yes.']);
  });
});

describe('a message that a page asks to have said', () => {
  test('replaces the current turn if it asks for that', async () => {
    const call = await telling();
    call.send({ type: 'say', message: 'Something new.', interruptAssistantEnabled: true });
    await call.untilHeard(2);
    expect(call.of('clear')).toHaveLength(1);
    expect(call.page.wrong).toEqual([]);
  });

  test('waits for the end of the current turn otherwise', async () => {
    const call = await telling();
    call.send({ type: 'say', message: 'Something new.' });
    await call.untilHeard(2);
    expect(call.of('clear')).toEqual([]);
  });

  test('ends the call after its last sample was played', async () => {
    const call = await greeted();
    call.send({ type: 'say', message: 'Goodbye then.', endCallAfterSpoken: true });
    await call.untilHeard(1);
    await call.wait(13 * 60 - 100);
    expect(call.ended).toEqual([]);
    await call.wait(200);
    expect(call.ended).toEqual(['assistant-ended-call-after-message-spoken']);
    expect(call.clock.pending).toBe(0);
  });
});
