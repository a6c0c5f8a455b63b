import { expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { startFakeDeepgram } from '#/voice/testing/fake-deepgram.ts';
import { startFakeOpenaiSpeech } from '#/voice/testing/fake-openai-speech.ts';
import { listenWith, soundOf, tone } from '#/voice/testing/speech.ts';
import { bytesOf } from '../../audio/pcm.ts';
import { createSpeechToText } from '../stt/create-speech-to-text.ts';
import { createTextToSpeech } from '../tts/create-text-to-speech.ts';

it('recognises a whole utterance although the connection breaks in the middle of it', async () => {
  const server = await startFakeDeepgram({ kind: 'cuts' }, { kind: 'hears', words: ['what does it cost'] });
  onTestFinished(() => server.close());
  const { baseUrl } = server;
  const config = { provider: 'deepgram', baseUrl, apiKey: 'key', model: 'nova-3', language: undefined } as const;
  const { stream, outcome, hangUp } = listenWith(createSpeechToText(config, { clock: createFakeClock() }));
  onTestFinished(hangUp);
  stream.write(tone(0.6));
  await server.closed(1);
  stream.write(tone(0.6));
  stream.flush();
  expect(await outcome(0)).toEqual({ transcript: 'what does it cost', isFinal: true, utterance: 0 });
  expect(server.connections).toHaveLength(2);
});

it('speaks a sentence although the server fails the first time', async () => {
  const sound = tone(0.2, 24_000);
  const server = await startFakeOpenaiSpeech({ kind: 'fails', status: 500 }, { kind: 'speaks', bytes: bytesOf(sound) });
  onTestFinished(() => server.close());
  const config = {
    provider: 'openai',
    apiKey: undefined,
    model: 'tts-1',
    voice: 'nova',
    sampleRateHz: 24_000,
  } as const;
  const speaker = createTextToSpeech({ ...config, baseUrl: server.baseUrl }, createFakeClock());
  expect(await soundOf(speaker, 'Hello.')).toEqual(sound);
  expect(server.asked).toHaveLength(2);
});
