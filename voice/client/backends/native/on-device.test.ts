import { describe, expect, it, vi } from 'vitest';
import { createFakeLanguageModel } from '#/voice/testing/client/fake-language-model.ts';
import { createNativeBench } from '#/voice/testing/client/native-call.ts';
import { testDesk } from '#/voice/testing/desk.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createVoiceClient } from '../../create-voice-client.ts';
import { isRecognisedHere, type RecognitionClass, recognitionOf } from '../../device/recognition.ts';
import { createNativeBackend } from './native.ts';

const phrases = ['Frontdesk', 'HIPAA'];

async function callOnDevice(onDevice = true) {
  const bench = createNativeBench(createFakeClock(), {}, { onDevice });
  await bench.call();
  bench.server.post({ type: 'desk', ...testDesk, phrases });
  // The next session knows the desk.
  bench.browser.recognition.current?.end();
  await bench.clock.advance(500);
  return bench;
}

describe('recognition on the device', () => {
  it('is asked for in every session, with the words of the desk', async () => {
    const { browser } = await callOnDevice();
    expect(browser.recognition.sessions.map(({ processLocally }) => processLocally)).toEqual([true, true]);
    expect(browser.recognition.current?.phrases).toEqual(phrases.map((phrase) => ({ phrase, boost: 2 })));
  });

  it('is left to the browser elsewhere, without words of ours', async () => {
    const { browser } = await callOnDevice(false);
    for (const session of browser.recognition.sessions) {
      expect(session.processLocally).toBeUndefined();
      expect(session.phrases).toBeUndefined();
    }
  });

  it('goes on without words when the recogniser takes none', async () => {
    const { browser, clock } = await callOnDevice();
    browser.recognition.current?.fail('phrases-not-supported');
    await clock.advance(500);
    const { current } = browser.recognition;
    expect(current?.phrases).toBeUndefined();
    expect(current?.processLocally).toBe(true);
  });

  it.each(['language-not-supported', 'service-not-allowed'])('never sends the sound away after %s', async (error) => {
    const { browser, clock, told } = await callOnDevice();
    browser.recognition.current?.fail(error);
    await clock.advance(60_000);
    expect(browser.recognition.sessions.every(({ processLocally }) => processLocally)).toBe(true);
    expect(told.of('hearing-change').at(-1)).toMatchObject({ by: 'typing' });
  });
});

describe('whether a browser recognises speech on the device', () => {
  function withAvailable(available: RecognitionClass['available']): RecognitionClass {
    return Object.assign(class {} as RecognitionClass, { available });
  }

  it('is asked for the language of the page', async () => {
    const asked: unknown[] = [];
    const recognition = withAvailable(async (options) => {
      asked.push(options);
      return 'available';
    });
    expect(await isRecognisedHere(recognition, 'en-US')).toBe(true);
    expect(asked).toEqual([{ langs: ['en-US'], processLocally: true }]);
  });

  it.each<[string, RecognitionClass | null]>([
    ['has no recogniser', null],
    ['cannot tell', class {} as RecognitionClass],
    ['would have to download something', withAvailable(async () => 'downloadable')],
    ['fails', withAvailable(async () => Promise.reject(new Error('no')))],
    [
      'throws',
      withAvailable(() => {
        throw new Error('no');
      }),
    ],
  ])('is no where it %s', async (_, recognition) => {
    expect(await isRecognisedHere(recognition, 'en')).toBe(false);
  });

  it('concerns the recogniser that calls use', () => {
    const [plain, prefixed] = [class {}, class {}];
    expect(recognitionOf({ webkitSpeechRecognition: prefixed })).toBe(prefixed);
    expect(recognitionOf({ SpeechRecognition: plain, webkitSpeechRecognition: prefixed })).toBe(plain);
    expect(recognitionOf({})).toBeNull();
  });
});

describe('a call that another page takes up', () => {
  function openPages(first: { onDevice?: boolean; browserModel?: boolean }, second: typeof first) {
    const languageModel = createFakeLanguageModel();
    const { browser, call, clock, server } = createNativeBench(createFakeClock(), {}, first);
    browser.languageModel = languageModel;
    const next = createVoiceClient({ backend: createNativeBackend({ browser, ...second }), clock });
    async function change(): Promise<void> {
      await call();
      server.cut();
      server.restore();
      const resumed = next.resume();
      await clock.advance(0);
      await resumed;
      await vi.dynamicImportSettled();
      await clock.advance(1_000);
    }
    return { browser, languageModel, change };
  }

  it('keeps to the device when it was agreed to', async () => {
    const { browser, change } = openPages({ onDevice: true }, { onDevice: false });
    await change();
    expect(browser.recognition.sessions.length).toBeGreaterThan(1);
    expect(browser.recognition.sessions.every(({ processLocally }) => processLocally)).toBe(true);
  });

  it('lends no language model that was not told of when it began', async () => {
    const { languageModel, change } = openPages({ browserModel: false }, { browserModel: true });
    await change();
    expect(languageModel.created).toEqual([]);
  });

  it('lends it again where it was', async () => {
    const { languageModel, change } = openPages({ browserModel: true }, { browserModel: true });
    await change();
    await vi.waitFor(() => expect(languageModel.created.length).toBe(2));
  });
});
