import { describe, expect, it, onTestFinished } from 'vitest';
import { bytesOf } from '../../../audio/pcm.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { type SpeechAct, startFakeOpenaiSpeech } from '../../../testing/fake-openai-speech.ts';
import { soundOf, tone } from '../../../testing/speech.ts';
import { encodeWav } from '../wav.ts';
import { createOpenaiTextToSpeech } from './text-to-speech.ts';

async function start(...acts: SpeechAct[]) {
  const server = await startFakeOpenaiSpeech(...acts);
  onTestFinished(() => server.close());
  const clock = createFakeClock();
  const config = { provider: 'openai', apiKey: 'sk-key', model: 'tts-1', voice: 'nova', sampleRateHz: 24_000 } as const;
  return { server, clock, provider: createOpenaiTextToSpeech({ ...config, baseUrl: server.baseUrl }, clock) };
}

const sound = tone(0.5, 24_000);

describe('text-to-speech by an OpenAI-compatible server', () => {
  it('asks for PCM and yields it unchanged, wherever the network splits it', async () => {
    const { server, provider, clock } = await start({ kind: 'speaks', bytes: bytesOf(sound), pieceBytes: 777 });
    expect(await soundOf(provider, 'Hello there.', { rate: 1.25 })).toEqual(sound);
    expect(server.asked).toEqual([
      {
        path: '/v1/audio/speech',
        key: 'Bearer sk-key',
        json: { model: 'tts-1', voice: 'nova', input: 'Hello there.', response_format: 'pcm', speed: 1.25 },
      },
    ]);
    expect(clock.pending).toBe(0);
  });

  it('accepts a WAV file in place of PCM, at any usual rate', async () => {
    const wav = encodeWav(tone(0.5, 22_050), 22_050);
    const { provider } = await start({ kind: 'speaks', bytes: wav, pieceBytes: 31, contentType: 'audio/wav' });
    const heard = await soundOf(provider, 'Hello.');
    expect(heard).toHaveLength(12_000);
  });

  it.each<[string, SpeechAct, object]>([
    ['a wrong key', { kind: 'fails', status: 403 }, { code: 'refused', retryable: false }],
    ['too many requests', { kind: 'fails', status: 429 }, { code: 'limited', retryable: true }],
    ['a fault of its own', { kind: 'fails', status: 503 }, { code: 'failed', retryable: true }],
    ['a page', { kind: 'babbles', body: '<html>', contentType: 'text/html' }, { code: 'malformed', retryable: true }],
    [
      'a page sold as sound',
      { kind: 'babbles', body: '<!doctype html>', contentType: 'audio/pcm' },
      { code: 'malformed' },
    ],
    ['an MP3', { kind: 'babbles', body: 'ID3', contentType: 'audio/mpeg' }, { code: 'malformed' }],
    ['nothing', { kind: 'babbles', body: '', contentType: 'audio/pcm' }, { code: 'malformed' }],
    ['sound without end', { kind: 'floods', contentType: 'audio/pcm' }, { code: 'malformed' }],
    ['a reset connection', { kind: 'cuts' }, { code: 'unreachable', retryable: true }],
    ['half the sound', { kind: 'cuts', bytes: bytesOf(sound) }, { code: 'unreachable', retryable: true }],
  ])('reports %s', async (_, act, failure) => {
    const { provider } = await start(act);
    expect(await soundOf(provider, 'Hello.')).toMatchObject(failure);
  });

  it.each<[string, SpeechAct, number]>([
    ['5 s for a server that never answers', { kind: 'stalls' }, 5_000],
    ['5 s for a server that stops in the middle', { kind: 'stalls', bytes: bytesOf(sound) }, 5_000],
  ])('waits %s', async (_, act, ms) => {
    const { server, clock, provider } = await start(act);
    const heard = soundOf(provider, 'Hello.');
    await server.answered(1);
    if (act.kind === 'stalls' && act.bytes) await clockIsSet(clock);
    await clock.advance(ms);
    expect(await heard).toMatchObject({ code: 'timeout', retryable: true });
    expect(clock.pending).toBe(0);
  });

  it('yields the first audio before the rest arrives, and aborts the request when interrupted', async () => {
    const { clock, provider } = await start({ kind: 'stalls', bytes: bytesOf(sound) });
    const interrupted = new AbortController();
    const speech = provider.speak('Hello.', { sampleRateHz: 24_000, rate: 1, signal: interrupted.signal });
    let samples = 0;
    for await (const chunk of speech) {
      samples += chunk.length;
      if (samples === sound.length) interrupted.abort();
    }
    expect(samples).toBe(sound.length);
    expect(clock.pending).toBe(0);
  });

  it('aborts the request when the consumer stops early', async () => {
    const { server, provider, clock } = await start({ kind: 'floods', contentType: 'audio/pcm' });
    const { signal } = new AbortController();
    for await (const _ of provider.speak('Hello.', { sampleRateHz: 24_000, rate: 1, signal })) break;
    await server.answered(1);
    expect(clock.pending).toBe(0);
  });
});

/** Resolves once the adapter has set a timer, which means that it waits for more data. */
async function clockIsSet(clock: { pending: number }): Promise<void> {
  while (clock.pending === 0) await new Promise((resolve) => setImmediate(resolve));
}
