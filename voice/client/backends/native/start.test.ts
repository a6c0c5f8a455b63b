import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import type { FakeMicrophone } from '../../../testing/client/fake-browser.ts';
import { createNativeBench } from '../../../testing/client/native-call.ts';

describe('the start of a native call', () => {
  it('asks for the microphone and unlocks the voice in the tap, before anything is asked of the server', async () => {
    const { browser, server, client } = createNativeBench(createFakeClock());
    browser.microphone.answer = 'later';
    void client.start('frontdesk');
    expect(browser.voices.spoken.map(({ text }) => text)).toEqual(['']);
    for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
    expect(browser.microphone.asked).toBe(1);
    expect(server.posted).toEqual([]);
    await client.stop();
  });

  it('sends the assistant as an id and says hello with the single-use token', async () => {
    const { call, server } = createNativeBench(createFakeClock());
    await call();
    expect(server.posted).toEqual([{ address: '/voice/call/web', body: { assistantId: 'frontdesk' } }]);
    expect(server.greetings).toEqual([{ type: 'hello', token: 'call-token' }]);
    expect(server.received).toEqual([{ type: 'playable' }]);
  });

  describe('stop at every stage', () => {
    it('lets go of a microphone that is allowed after the visitor has given up', async () => {
      const { clock, browser, server, client, told, held } = createNativeBench(createFakeClock());
      browser.microphone.answer = 'later';
      const started = client.start('frontdesk');
      await clock.advance(0);
      await client.stop();
      expect(await started).toBeNull();
      told.clear();
      browser.microphone.allow();
      await clock.advance(60_000);
      expect(held()).toBe(0);
      expect(server.posted).toEqual([]);
      expect(told.events).toEqual([]);
    });

    it.each([
      ['while the call is made', 0],
      ['while the call is joined', 1],
    ])('lets go %s', async (_, answers) => {
      const { clock, server, client, told, held } = createNativeBench(createFakeClock());
      server.answers = 'when-told';
      const started = client.start('frontdesk');
      await clock.advance(0);
      for (let answer = 0; answer < answers; answer += 1) {
        server.answer();
        await clock.advance(0);
      }
      await client.stop();
      expect(await started).toBeNull();
      told.clear();
      server.answer();
      await clock.advance(60_000);
      expect(held()).toBe(0);
      expect(told.events).toEqual([]);
    });

    it('lets go in a listener of each stage', async () => {
      for (const stage of ['initialization', 'mobile-permissions', 'web-call-creation', 'daily-call-join'] as const) {
        const { clock, client, held } = createNativeBench(createFakeClock());
        client.on('call-start-progress', (progress) => {
          if (progress.stage === stage && progress.status === 'started') void client.stop();
        });
        const started = client.start('frontdesk');
        await clock.advance(0);
        expect(await started).toBeNull();
        expect(held()).toBe(0);
      }
    });

    it('hangs up when it is joined', async () => {
      const { call, client, sent, held } = createNativeBench(createFakeClock());
      await call();
      await client.stop();
      expect(sent('end-call')).toHaveLength(1);
      expect(held()).toBe(0);
    });
  });

  it.each<[FakeMicrophone['answer'], string, string]>([
    ['NotAllowedError', 'denied', 'microphone-denied'],
    ['NotFoundError', 'not-found', 'microphone-not-found'],
    ['NotReadableError', 'in-use', 'microphone-in-use'],
  ])('goes on by typing when the microphone answers %s', async (answer, permission, code) => {
    const { call, browser, client, told, sent } = createNativeBench(createFakeClock());
    browser.microphone.answer = answer;
    await call();
    expect(told.of('microphone-change')).toEqual(['asking', permission]);
    expect(told.of('hearing-change')).toMatchObject([{ by: 'typing', reason: { code } }]);
    expect(told.of('camera-error')).toMatchObject([{ error: { name: answer, permission } }]);
    client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } });
    expect(sent('add-message')).toHaveLength(1);
    expect(told.of('error')).toEqual([]);
  });

  it('listens once the microphone is allowed after all: mic denied then granted', async () => {
    const { clock, call, browser, client, told, sent } = createNativeBench(createFakeClock());
    browser.microphone.answer = 'NotAllowedError';
    await call();
    browser.microphone.answer = 'granted';
    await client.retryMicrophone();
    await clock.advance(0);
    expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    browser.recognition.current?.hear('hello');
    expect(sent('interim')).toMatchObject([{ transcript: 'hello' }]);
  });

  it('goes on by typing when the visitor does not answer the prompt, and listens when they do later', async () => {
    const { clock, browser, client, told } = createNativeBench(createFakeClock());
    browser.microphone.answer = 'later';
    const started = client.start('frontdesk');
    await clock.advance(5_000);
    client.skipMicrophone();
    await clock.advance(0);
    expect(await started).toMatchObject({ id: 'call-1' });
    expect(told.of('hearing-change')).toEqual([{ by: 'typing', reason: null }]);
    browser.microphone.allow();
    await clock.advance(0);
    expect(told.of('hearing-change').at(-1)).toEqual({ by: 'voice' });
    await client.stop();
  });

  it('asks for no microphone where there is no use for it', async () => {
    const noRecogniser = createNativeBench(createFakeClock(), { createRecognition: null });
    await noRecogniser.call();
    expect(noRecogniser.browser.microphone.asked).toBe(0);
    expect(noRecogniser.told.of('hearing-change')).toMatchObject([{ reason: { code: 'recognition-unsupported' } }]);

    const typist = createNativeBench(createFakeClock());
    await typist.call({ microphone: false });
    expect(typist.browser.microphone.asked).toBe(0);
    expect(typist.told.of('hearing-change')).toEqual([{ by: 'typing', reason: null }]);
  });

  it('tells a server that cannot be reached from one that says no', async () => {
    const { clock, server, client, told } = createNativeBench(createFakeClock());
    server.cut();
    const first = client.start('frontdesk');
    await clock.advance(0);
    expect(await first).toBeNull();
    expect(told.of('error')).toMatchObject([{ failure: { code: 'network' } }]);
    server.restore();
    server.refusal = { status: 503, body: { type: 'urn:frontdesk:problem:daily-limit', detail: 'Tomorrow again.' } };
    const second = client.start('frontdesk');
    await clock.advance(0);
    expect(await second).toBeNull();
    expect(told.of('call-start-failed').at(-1)?.context.failure).toMatchObject({
      code: 'daily-limit',
      sentence: 'Tomorrow again.',
      next: 'write-to-us',
    });
  });

  it('leaves nothing behind after 1,000 short calls', async () => {
    const { clock, call, client, browser, held } = createNativeBench(createFakeClock());
    for (let count = 0; count < 1_000; count += 1) {
      await call();
      if (count % 2 === 0) await clock.advance(150);
      await client.stop();
    }
    expect(held()).toBe(0);
    expect([...browser.kept.keys()]).toEqual([]);
    expect(browser.recognition.current).toBeNull();
  });

  it('gives up a server that never takes the call up', async () => {
    const { clock, server, client, told, held } = createNativeBench(createFakeClock());
    server.answers = 'when-told';
    const started = client.start('frontdesk');
    await clock.advance(0);
    server.answer();
    await clock.advance(10_000);
    expect(await started).toBeNull();
    expect(told.of('error').map(({ type }) => type)).toEqual(['daily-call-join-error', 'start-method-error']);
    expect(held()).toBe(0);
  });
});
