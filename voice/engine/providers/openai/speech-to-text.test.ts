import { describe, expect, it, onTestFinished } from 'vitest';
import { createArrivals } from '../../../testing/arrivals.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { type SpeechAct, startFakeOpenaiSpeech } from '../../../testing/fake-openai-speech.ts';
import { listenWith, tone } from '../../../testing/speech.ts';
import { createOpenaiSpeechToText } from './speech-to-text.ts';

async function start(...acts: SpeechAct[]) {
  const server = await startFakeOpenaiSpeech(...acts);
  onTestFinished(() => server.close());
  const clock = createFakeClock();
  const config = { provider: 'openai', apiKey: 'sk-key', model: 'whisper-1', language: 'en' } as const;
  const provider = createOpenaiSpeechToText({ ...config, baseUrl: `${server.baseUrl}/` }, clock);
  const listener = listenWith(provider);
  onTestFinished(() => listener.hangUp());
  return { server, clock, ...listener };
}

describe('speech-to-text by an OpenAI-compatible server', () => {
  it('sends an utterance as one WAV file and gives its words', async () => {
    const { server, stream, outcome, told } = await start({ kind: 'hears', text: ' What does\n it cost? ' });
    stream.write(tone(0.3));
    stream.write(tone(0.2));
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: 'What does it cost?', isFinal: true, utterance: 0 });
    expect(told).toHaveLength(1);
    const [{ path, key, form } = {}] = server.asked;
    expect([path, key]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-key']);
    expect([form?.get('model'), form?.get('language'), form?.get('response_format')]).toEqual([
      'whisper-1',
      'en',
      'json',
    ]);
    const wav = Buffer.from(await new Response(form?.get('file') as Blob).arrayBuffer());
    expect(wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(wav.readUInt32LE(24)).toBe(16_000);
    expect(wav.length).toBe(44 + 0.5 * 16_000 * 2);
  });

  it('needs no key', async () => {
    const server = await startFakeOpenaiSpeech({ kind: 'hears', text: 'hello' });
    onTestFinished(() => server.close());
    const { baseUrl } = server;
    const config = { provider: 'openai', baseUrl, apiKey: undefined, model: 'm', language: undefined } as const;
    const { stream, outcome } = listenWith(createOpenaiSpeechToText(config, createFakeClock()));
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toMatchObject({ transcript: 'hello' });
    expect(server.asked[0]?.key).toBeUndefined();
    expect(server.asked[0]?.form?.has('language')).toBe(false);
  });

  it('sends no request for silence or a click, and answers in the order of the utterances', async () => {
    const { server, stream, outcome } = await start({ kind: 'hears', text: 'one' }, { kind: 'hears', text: 'two' });
    stream.write(tone(0.5));
    stream.flush();
    stream.flush();
    stream.write(tone(0.05));
    stream.flush();
    await outcome(2);
    stream.write(tone(0.5));
    stream.flush();
    const words = [await outcome(0), await outcome(1), await outcome(2), await outcome(3)];
    expect(words).toEqual(
      ['one', '', '', 'two'].map((transcript, utterance) => ({ transcript, isFinal: true, utterance })),
    );
    expect(server.asked).toHaveLength(2);
  });

  it.each<[string, SpeechAct, object]>([
    ['a wrong key', { kind: 'fails', status: 401 }, { code: 'refused', retryable: false }],
    ['an unknown model', { kind: 'fails', status: 404 }, { code: 'refused', retryable: false }],
    [
      'too many requests',
      { kind: 'fails', status: 429, headers: { 'retry-after': '7' } },
      { code: 'limited', retryable: true, retryAfterMs: 7_000 },
    ],
    ['a fault of its own', { kind: 'fails', status: 500 }, { code: 'failed', retryable: true }],
    ['a redirect', { kind: 'fails', status: 302, headers: { location: 'http://127.0.0.1:9/' } }, { code: 'malformed' }],
    ['a page', { kind: 'babbles', body: '<html>', contentType: 'text/html' }, { code: 'malformed', retryable: true }],
    ['other JSON', { kind: 'babbles', body: '{"txt":1}', contentType: 'application/json' }, { code: 'malformed' }],
    ['half an answer', { kind: 'cuts', bytes: Buffer.from('{"text":"he') }, { code: 'unreachable', retryable: true }],
    ['a reset connection', { kind: 'cuts' }, { code: 'unreachable', retryable: true }],
    ['an answer without end', { kind: 'floods', contentType: 'application/json' }, { code: 'malformed' }],
  ])('reports %s', async (_, act, failure) => {
    const { stream, outcome } = await start(act);
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toMatchObject(failure);
  });

  it.each<[string, SpeechAct]>([
    ['never answers', { kind: 'stalls' }],
    ['stops in the middle', { kind: 'stalls', bytes: Buffer.from('{"text":') }],
  ])('waits 15 s for a server that %s, and leaves no timer behind', async (_, act) => {
    const { server, clock, stream, outcome, outcomes } = await start(act);
    stream.write(tone(0.5));
    stream.flush();
    await server.answered(1);
    await clock.advance(14_900);
    expect(outcomes).toEqual([]);
    await clock.advance(20_000);
    expect(await outcome(0)).toMatchObject({ code: 'timeout', retryable: true });
    expect(clock.pending).toBe(0);
  });

  it('times out on a server that never ends its answer', async () => {
    const waits = createArrivals();
    let drip = () => {};
    const { clock, stream, outcome } = await start({
      kind: 'drips',
      contentType: 'application/json',
      next() {
        waits.add();
        return new Promise((resolve) => {
          drip = resolve;
        });
      },
    });
    stream.write(tone(0.5));
    stream.flush();
    for (let second = 1; second <= 15; second += 1) {
      await waits.until(second);
      drip();
      await waits.until(second + 1);
      await clock.advance(1_000);
    }
    expect(await outcome(0)).toMatchObject({ code: 'timeout', retryable: true });
    expect(clock.pending).toBe(0);
  });

  it('recognises the next utterance after a failed one', async () => {
    const { stream, outcome } = await start({ kind: 'fails', status: 500 }, { kind: 'hears', text: 'again' });
    for (let at = 0; at < 2; at += 1) {
      stream.write(tone(0.5));
      stream.flush();
      await outcome(at);
    }
    expect(await outcome(1)).toEqual({ transcript: 'again', isFinal: true, utterance: 1 });
  });

  it('reports nothing after the call has ended, and aborts its request', async () => {
    const { server, clock, stream, outcomes, hangUp } = await start({ kind: 'stalls' });
    stream.write(tone(0.5));
    stream.flush();
    await server.answered(1);
    hangUp();
    stream.write(tone(0.5));
    stream.flush();
    await clock.advance(60_000);
    expect(outcomes).toEqual([]);
    expect(server.asked).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});
