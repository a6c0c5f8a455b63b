import { describe, expect, it } from 'vitest';
import { maxQueuedSentences, maxTextLength } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createNativeBench } from '../../../testing/client/native-call.ts';

function ack(sentence: number, status: 'started' | 'finished', turn = 0) {
  return { type: 'playback-ack', turn, sentence, status };
}

describe('a native call that speaks', () => {
  it('speaks sentence by sentence and tells of each when it begins and ends', async () => {
    const { call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    say('Hello.', { sentence: 0 });
    say('How can I help?', { sentence: 1, rate: 0.8 });
    expect(sent('playback-ack')).toEqual([ack(0, 'started')]);
    browser.voices.finish();
    expect(sent('playback-ack')).toEqual([ack(0, 'started'), ack(0, 'finished'), ack(1, 'started')]);
    expect(browser.voices.current).toMatchObject({ text: 'How can I help?', rate: 0.8, lang: 'en-US' });
  });

  it('has so many sentences to speak, and cuts one that is none', async () => {
    const { call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    const count = maxQueuedSentences + 10;
    for (let sentence = 0; sentence < count; sentence++) say('x'.repeat(3_000), { sentence });
    expect(browser.voices.current?.text).toHaveLength(maxTextLength);
    for (let sentence = 0; sentence < count; sentence++) browser.voices.finish();
    expect(browser.voices.current).toBeNull();
    expect(sent('playback-ack').at(-1)).toEqual(ack(maxQueuedSentences, 'finished'));
  });

  it('goes on when a sentence never ends: TTS without end', async () => {
    const { clock, call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    say('Hello.', { sentence: 0 });
    say('How can I help?', { sentence: 1 });
    await clock.advance(5_000);
    expect(sent('playback-ack')).toEqual([ack(0, 'started'), ack(0, 'finished'), ack(1, 'started')]);
    expect(browser.voices.current?.text).toBe('How can I help?');
  });

  it('takes a voice that has fallen silent for one that has ended', async () => {
    const { clock, call, browser, say, sent } = createNativeBench(createFakeClock());
    await call();
    say('A sentence that takes its time, and would be waited for quite long.');
    browser.voices.manner = 'mute-events';
    browser.voices.finish();
    await clock.advance(1_000);
    expect(sent('playback-ack')).toEqual([ack(0, 'started'), ack(0, 'finished')]);
  });

  it('goes by silence with a voice that reports no events', async () => {
    const { clock, call, browser, say, sent } = createNativeBench(createFakeClock());
    browser.voices.manner = 'mute-events';
    await call();
    say('Hello.');
    await clock.advance(3_000);
    expect(sent('playback-ack')).toEqual([ack(0, 'started')]);
    browser.voices.finish();
    await clock.advance(1_000);
    expect(sent('playback-ack')).toEqual([ack(0, 'started'), ack(0, 'finished')]);
  });

  it('falls silent at once when it is told to, and for what is left of the turn', async () => {
    const { clock, call, browser, say, server, sent } = createNativeBench(createFakeClock());
    await call();
    say('Hello.', { turn: 3, sentence: 0 });
    say('How can I help?', { turn: 3, sentence: 1 });
    server.post({ type: 'clear', turn: 3 });
    say('And one more.', { turn: 3, sentence: 2 });
    expect(browser.voices.speaking).toBe(false);
    expect(sent('playback-ack')).toEqual([ack(0, 'started', 3)]);
    say('Yes?', { turn: 4 });
    await clock.advance(60);
    expect(browser.voices.current?.text).toBe('Yes?');
  });

  it('falls silent at once when the visitor interrupts by key or by typing, before the engine knows', async () => {
    const { clock, call, browser, client, say, sent } = createNativeBench(createFakeClock());
    await call();
    say('Hello, and let me tell you all about it.');
    client.interrupt();
    expect(browser.voices.speaking).toBe(false);
    expect(sent('interrupt')).toHaveLength(1);
    say('Well then.', { turn: 1 });
    await clock.advance(60);
    const message = { role: 'user', content: 'Wait' } as const;
    client.send({ type: 'add-message', message, triggerResponseEnabled: false });
    expect(browser.voices.speaking).toBe(true);
    client.send({ type: 'add-message', message });
    expect(browser.voices.speaking).toBe(false);
  });

  it('waits for the voices, a second at most, and takes one of this machine', async () => {
    const { clock, browser, server, client, say } = createNativeBench(createFakeClock());
    browser.voices.voices = [];
    void client.start('frontdesk');
    await clock.advance(0);
    server.post({ type: 'listening' });
    say('Hello.');
    expect(browser.voices.current).toBeNull();
    browser.voices.voices = [
      { lang: 'en-US', name: 'Server', default: true, localService: false },
      { lang: 'de-DE', name: 'Anna', default: false, localService: true },
      { lang: 'en_GB', name: 'Here', default: false, localService: true },
    ];
    browser.voices.voicesChanged();
    expect(browser.voices.current?.voice?.name).toBe('Here');
    await client.stop();

    browser.voices.voices = [];
    void client.start('frontdesk');
    await clock.advance(0);
    say('Hello.', { turn: 0 });
    await clock.advance(1_000);
    expect(browser.voices.current).toMatchObject({ text: 'Hello.', voice: null });
    await client.stop();
  });

  it('shows what the browser holds back, says so, and speaks after a tap', async () => {
    const { clock, call, browser, client, say, told, sent } = createNativeBench(createFakeClock());
    await call();
    browser.voices.manner = 'blocked';
    say('Hello.', { sentence: 0 });
    expect(told.of('audio-blocked')).toEqual([true]);
    expect(sent('playback-ack')).toEqual([ack(0, 'finished')]);
    browser.voices.manner = 'normal';
    client.resumeAudio();
    say('Can you hear me?', { sentence: 1 });
    await clock.advance(60);
    expect(told.of('audio-blocked')).toEqual([true, false]);
    expect(browser.voices.current?.text).toBe('Can you hear me?');
  });

  it('finishes sentences when they come where nobody hears them, and goes on listening', async () => {
    const unable = createNativeBench(createFakeClock(), { synthesis: null });
    await unable.call();
    const silent = createNativeBench(createFakeClock());
    await silent.call();
    silent.client.setVolume(0);
    for (const { say, sent, browser } of [unable, silent]) {
      say('Hello there.', { sentence: 0 });
      say('How can I help?', { sentence: 1 });
      expect(browser.recognition.current).not.toBeNull();
      expect(sent('playback-ack')).toEqual([ack(0, 'finished'), ack(1, 'finished')]);
    }
  });

  it.each(['mute-events', 'blocked', 'normal'] as const)(
    'finishes sentences of a typed call when they come until a voice has spoken, with a voice that is %s',
    async (manner) => {
      const { clock, call, browser, client, say, sent } = createNativeBench(createFakeClock());
      browser.voices.voices = [];
      browser.voices.manner = manner;
      await call({ microphone: false });
      say('Hello there.', { sentence: 0 });
      say('How can I help?', { sentence: 1 });
      expect(sent('playback-ack')).toEqual([ack(0, 'finished'), ack(1, 'finished')]);
      await clock.advance(1_000);
      client.send({ type: 'add-message', message: { role: 'user', content: 'Wait' } });
      expect(browser.voices.speaking).toBe(false);
      say('Yes?', { turn: 1 });
      const afterFirst = sent('playback-ack').slice(2);
      await clock.advance(60);
      if (manner === 'normal') {
        expect(afterFirst).toEqual([]);
        expect(sent('playback-ack').slice(2)).toEqual([ack(0, 'started', 1)]);
      } else expect(afterFirst).toEqual([ack(0, 'finished', 1)]);
    },
  );

  it('keeps the order of sentences when a call becomes a typed one while the first waits for its voice', async () => {
    const { clock, call, browser, say, sent } = createNativeBench(createFakeClock());
    browser.voices.voices = [];
    await call();
    say('Hello there.', { sentence: 0 });
    browser.recognition.current?.fail('service-not-allowed');
    say('How can I help?', { sentence: 1 });
    expect(sent('playback-ack')).toEqual([]);
    await clock.advance(1_000);
    expect(sent('playback-ack')).toEqual([ack(0, 'started')]);
  });

  it('moves the level while a voice is heard', async () => {
    const { clock, call, browser, say, told } = createNativeBench(createFakeClock());
    await call();
    await clock.advance(100);
    say('Hello.');
    await clock.advance(100);
    browser.voices.finish();
    await clock.advance(100);
    const [before, during, after] = told.of('volume-level');
    expect([before, after]).toEqual([0, 0]);
    expect(during).toBeGreaterThan(0);
  });
});
