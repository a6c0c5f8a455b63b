import { describe, expect, it } from 'vitest';
import { maxRecognisedLength } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createNativeBench } from '../../../testing/client/native-call.ts';

describe('a native call that listens', () => {
  it('sends what it hears as it is understood, a number for each session', async () => {
    const { clock, call, browser, sent } = createNativeBench(createFakeClock());
    await call();
    browser.recognition.current?.hear('I would');
    browser.recognition.current?.hear('I would', 'like');
    browser.recognition.current?.hear('I would', 'like');
    browser.recognition.current?.end();
    await clock.advance(250);
    browser.recognition.current?.hear('a demo');
    const [first, second, third, ...more] = sent('interim') as { utterance: number; transcript: string }[];
    expect([first, second, third].map((message) => message?.transcript)).toEqual(['I would', 'I would like', 'a demo']);
    expect(second?.utterance).toBe(first?.utterance);
    expect(third?.utterance).toBeGreaterThan(Number(second?.utterance));
    expect(more).toEqual([]);
  });

  it('takes results that repeat what came before for what they are', async () => {
    const { call, browser, sent } = createNativeBench(createFakeClock());
    await call();
    browser.recognition.current?.hear('I', 'I would', 'I would like');
    expect(sent('interim')).toMatchObject([{ transcript: 'I would like' }]);
  });

  it('stops listening before the assistant speaks and begins again after its echo is gone', async () => {
    const { clock, call, browser, say } = createNativeBench(createFakeClock());
    await call();
    const before = browser.recognition.current;
    say('How can I help?');
    expect(before?.state).toBe('aborted');
    expect(browser.recognition.current).toBeNull();
    browser.voices.finish();
    await clock.advance(299);
    expect(browser.recognition.current).toBeNull();
    await clock.advance(1);
    expect(browser.recognition.current).not.toBeNull();
  });

  it('drops what an old session says late', async () => {
    const { call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    const before = browser.recognition.current;
    say('How can I help?');
    before?.hear('how can I help');
    expect(sent('interim')).toEqual([]);
  });

  it('drops its own words for eight seconds, and keeps an answer that repeats one', async () => {
    const { clock, call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    say('Shall I send it, yes or no?');
    browser.voices.finish();
    await clock.advance(300);
    browser.recognition.current?.hear('shall I send it');
    expect(sent('interim')).toEqual([]);
    browser.recognition.current?.hear('shall I send it yes please');
    expect(sent('interim')).toMatchObject([{ transcript: 'yes please' }]);
    browser.recognition.current?.end();
    await clock.advance(250);
    browser.recognition.current?.hear('no');
    expect(sent('interim')).toHaveLength(2);
    browser.recognition.current?.end();
    await clock.advance(8_000);
    browser.recognition.current?.hear('shall I send it');
    expect(sent('interim')).toHaveLength(3);
  });

  it('closes the turn on mute, and hears nothing until it is over: mute mid-word', async () => {
    const { clock, call, browser, client, sent } = createNativeBench(createFakeClock());
    await call();
    const session = browser.recognition.current;
    session?.hear('my name is');
    client.setMuted(true);
    expect(session?.state).toBe('aborted');
    expect(browser.microphone.enabled).toBe(false);
    session?.hear('my name is Ann');
    await clock.advance(60_000);
    expect(browser.recognition.current).toBeNull();
    expect(sent('interim')).toHaveLength(1);
    expect(sent('mute')).toEqual([{ type: 'mute', muted: true }]);
    client.setMuted(false);
    expect(browser.microphone.enabled).toBe(true);
    expect(browser.recognition.current).not.toBeNull();
  });

  describe('with a recogniser that refuses', () => {
    it("falls back to typing, says so, and remembers it for the tab: recognition 'network' on first use", async () => {
      const { clock, call, browser, client, told, sent } = createNativeBench(createFakeClock());
      browser.recognition.failsWith = 'network';
      await call();
      expect(told.of('hearing-change').at(-1)).toMatchObject({
        by: 'typing',
        reason: { code: 'recognition-refused', next: 'type' },
      });
      await clock.advance(60_000);
      expect(browser.recognition.sessions).toHaveLength(1);
      client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } });
      expect(sent('add-message')).toHaveLength(1);
      await client.stop();

      await call();
      expect(browser.microphone.asked).toBe(1);
      expect(browser.recognition.sessions).toHaveLength(1);
      await client.stop();
    });

    it('takes a network error of one that has worked for what it is', async () => {
      const { clock, call, browser, told } = createNativeBench(createFakeClock());
      await call();
      browser.recognition.current?.hear('hello');
      browser.recognition.current?.fail('network');
      await clock.advance(250);
      expect(browser.recognition.current).not.toBeNull();
      expect(told.of('hearing-change')).toEqual([{ by: 'voice' }]);
    });

    it('says that the microphone is gone', async () => {
      const { call, clock, browser, told } = createNativeBench(createFakeClock());
      await call();
      browser.microphone.answer = 'NotFoundError';
      browser.recognition.current?.fail('audio-capture');
      await clock.advance(0);
      expect(told.of('microphone-change').at(-1)).toBe('not-found');
      expect(told.of('hearing-change').at(-1)).toMatchObject({ reason: { code: 'microphone-not-found' } });
    });

    it.each(['audio-capture', 'not-allowed'])('blames no microphone that the page gets: %s', async (error) => {
      const { call, clock, browser, told } = createNativeBench(createFakeClock());
      await call();
      browser.recognition.current?.fail(error);
      await clock.advance(0);
      expect(told.of('microphone-change').at(-1)).toBe('granted');
      expect(told.of('hearing-change').at(-1)).toMatchObject({ reason: { code: 'recognition-refused' } });
    });
  });

  it('begins a new session when one has understood so much', async () => {
    const { clock, call, browser, sent } = createNativeBench(createFakeClock());
    await call();
    browser.recognition.current?.hear('word '.repeat(maxRecognisedLength));
    await clock.advance(500);
    browser.recognition.current?.hear('and on');
    const said = sent('interim') as { utterance: number; transcript: string }[];
    expect(said.map(({ transcript }) => transcript.length)).toEqual([maxRecognisedLength - 1, 'and on'.length]);
    expect(said[1]?.utterance).toBeGreaterThan(said[0]?.utterance ?? 0);
  });

  it('tries again ever more slowly when sessions end at once, as with a switched-off microphone', async () => {
    const { clock, call, browser, told, client } = createNativeBench(createFakeClock());
    await call();
    const startedAt = clock.now();
    const delays: number[] = [];
    for (let session = 0; session < 8; session += 1) {
      browser.recognition.current?.end();
      while (!browser.recognition.current) await clock.advance(50);
      delays.push(clock.now() - startedAt - delays.reduce((sum, delay) => sum + delay, 0));
    }
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000]);
    expect(told.of('hearing-change').at(-1)).toMatchObject({ reason: { code: 'recognition-silent' } });
    browser.recognition.current?.hear('now you hear me');
    expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    await client.stop();
  });

  describe('where speech may interrupt', () => {
    it('leaves it to the engine what an interruption is: false interruption', async () => {
      const { call, browser, client, say, sent, server } = createNativeBench(createFakeClock());
      client.setVoiceInterruption(true);
      await call();
      say('We can be live within a week, and you get your money back.');
      browser.recognition.current?.hear('live within a week');
      expect(sent('interim')).toEqual([]);
      browser.recognition.current?.hear('live within a week mm-hm');
      expect(sent('interim')).toMatchObject([{ transcript: 'mm-hm' }]);
      expect(browser.voices.current).not.toBeNull();
      server.post({ type: 'clear', turn: 0 });
      expect(browser.voices.current).toBeNull();
    });

    it('is off unless it is switched on, also within a sentence', async () => {
      const { call, browser, client, say } = createNativeBench(createFakeClock());
      await call();
      say('We can be live within a week.');
      expect(browser.recognition.current).toBeNull();
      client.setVoiceInterruption(true);
      expect(browser.recognition.current).not.toBeNull();
      client.setVoiceInterruption(false);
      expect(browser.recognition.current).toBeNull();
    });
  });

  it('measures the visitor, and nobody while muted', async () => {
    const { clock, call, browser, client, told } = createNativeBench(createFakeClock());
    await call();
    browser.microphone.level = 0.2;
    await clock.advance(100);
    client.setMuted(true);
    await clock.advance(100);
    expect(told.of('local-volume-level')).toEqual([0.2, 0]);
  });

  it('lets the microphone go at once where recognition wants it for itself', async () => {
    const { call, browser, told } = createNativeBench(createFakeClock(), { sharesMicrophone: false, isMobile: true });
    await call();
    expect(browser.microphone.live).toBe(0);
    expect(browser.recognition.current?.continuous).toBe(false);
    expect(told.of('hearing-change')).toEqual([{ by: 'voice' }]);
  });
});
