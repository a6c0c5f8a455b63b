import { describe, expect, it, onTestFinished } from 'vitest';
import { maxProviderBufferedBytes, maxSpeechSeconds, maxTranscriptLength } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { type DeepgramAct, startFakeDeepgram } from '#/voice/testing/fake-deepgram.ts';
import { listenWith, quiet, soundOf, tone } from '#/voice/testing/speech.ts';
import { bytesOf } from '../../../audio/pcm.ts';
import { retryingSpeechToText } from '../../stt/retrying.ts';
import { createDeepgramSpeechToText } from './speech-to-text.ts';
import { createDeepgramTextToSpeech } from './text-to-speech.ts';

async function start(...acts: DeepgramAct[]) {
  const server = await startFakeDeepgram(...acts);
  onTestFinished(() => server.close());
  const clock = createFakeClock();
  return { server, clock, baseUrl: server.baseUrl };
}

async function call(...acts: DeepgramAct[]) {
  const { server, clock, baseUrl } = await start(...acts);
  const config = { provider: 'deepgram', baseUrl, apiKey: 'dg-key', model: 'nova-3', language: 'en' } as const;
  const listener = listenWith(createDeepgramSpeechToText(config, clock));
  onTestFinished(() => listener.hangUp());
  return { server, clock, ...listener };
}

const failures: [string, DeepgramAct, object][] = [
  ['a wrong key', { kind: 'refuses', status: 401 }, { code: 'refused', retryable: false }],
  [
    'too many connections',
    { kind: 'refuses', status: 429, headers: { 'retry-after': '3' } },
    { code: 'limited', retryable: true, retryAfterMs: 3_000 },
  ],
  ['a fault of its own', { kind: 'refuses', status: 503 }, { code: 'failed', retryable: true }],
  ['a message that is no JSON', { kind: 'says', text: '<html>' }, { code: 'malformed', retryable: true }],
  ['an error it tells', { kind: 'says', text: '{"type":"Error","description":"secret"}' }, { code: 'failed' }],
  ['a message of many megabytes', { kind: 'floods', bytes: 5_000_000 }, { code: 'malformed' }],
  ['a broken connection', { kind: 'cuts' }, { code: 'unreachable', retryable: true }],
  ['a connection it closes', { kind: 'closes', code: 1011 }, { code: 'failed', retryable: true }],
];

describe('speech-to-text by Deepgram', () => {
  it('connects with the first audio, reports interim transcripts, and finalises them on a flush', async () => {
    const { server, clock, stream, told, outcome } = await call({
      kind: 'hears',
      words: ['what does it cost', 'thanks'],
    });
    expect(server.connections).toEqual([]);
    stream.write(tone(0.6));
    await server.received(1);
    stream.write(tone(0.6));
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: 'what does it cost', isFinal: true, utterance: 0 });
    stream.write(tone(0.3));
    stream.flush();
    expect(await outcome(1)).toEqual({ transcript: 'thanks', isFinal: true, utterance: 1 });
    expect(told).toContainEqual({ transcript: 'what does', isFinal: false, utterance: 0 });
    expect(told).toContainEqual({ transcript: 'what does it cost', isFinal: false, utterance: 0 });

    const [{ path, key, query } = {}] = server.connections;
    expect([path, key]).toEqual(['/v1/listen', 'Token dg-key']);
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      model: 'nova-3',
      language: 'en',
      encoding: 'linear16',
      sample_rate: '16000',
      interim_results: 'true',
    });
    expect(server.soundBytes).toBe(1.5 * 16_000 * 2);
    expect(server.connections).toHaveLength(1);
    stream.close();
    await server.closed(1);
    expect(server.messages.at(-1)).toEqual({ type: 'CloseStream' });
    await quiet(clock);
  });

  it.each([
    ['nova-3', ['Maple Street Dental', 'check-up']],
    ['nova-2', []],
  ])('tells %s the words that a caller is likely to say, as far as it takes them', async (model, keyterms) => {
    const { server, clock, baseUrl } = await start({ kind: 'hears', words: ['hello'] });
    const config = { provider: 'deepgram', baseUrl, apiKey: 'dg-key', model, language: 'en' } as const;
    const many = Array.from({ length: 200 }, (_, number) => `word ${number}`);
    const recogniser = retryingSpeechToText(createDeepgramSpeechToText(config, clock), clock);
    const { stream, outcome, hangUp } = listenWith(recogniser, 16_000, {
      phrases: ['Maple Street Dental', 'check-up', ...many],
    });
    onTestFinished(() => hangUp());
    stream.write(tone(0.6));
    stream.flush();
    await outcome(0);
    const told = server.connections[0]?.query.getAll('keyterm') ?? [];
    expect(told.slice(0, 2)).toEqual(keyterms);
    expect(told.join(' ').split(' ').length).toBeLessThanOrEqual(150);
  });

  it('answers a flush without audio with an empty transcript and opens no connection for it', async () => {
    const { server, stream, outcome } = await call();
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: '', isFinal: true, utterance: 0 });
    expect(server.connections).toEqual([]);
  });

  it('uses the words so far when `Finalize` is not answered within a second', async () => {
    const { server, clock, stream, outcome } = await call({
      kind: 'hears',
      words: ['hello there', 'thanks'],
      forgetsFinalize: true,
    });
    for (const [number, transcript] of ['hello there', 'thanks'].entries()) {
      stream.write(tone(0.6));
      stream.flush();
      await server.received(2 * (number + 1));
      await new Promise((resolve) => setImmediate(resolve));
      await clock.advance(1_000);
      expect(await outcome(number)).toEqual({ transcript, isFinal: true, utterance: number });
    }
  });

  it('sends keep-alives on a silent connection', async () => {
    const { server, clock, stream, outcome } = await call({ kind: 'hears', words: ['hello'] });
    stream.write(tone(0.3));
    stream.flush();
    await outcome(0);
    await clock.advance(4_000);
    await server.received(3);
    expect(server.messages.at(-1)).toEqual({ type: 'KeepAlive' });
  });

  it.each(failures)('reports %s, and connects anew for the next utterance', async (_, act, failure) => {
    const { server, stream, outcome } = await call(act, { kind: 'hears', words: ['hello'] });
    stream.write(tone(0.3));
    expect(await outcome(0)).toMatchObject(failure);
    stream.write(tone(0.3));
    stream.flush();
    expect(await outcome(1)).toEqual({ transcript: 'hello', isFinal: true, utterance: 1 });
    expect(server.connections).toHaveLength(2);
  });

  it.each<[string, DeepgramAct, number]>([
    ['a connection that is never made', { kind: 'never-opens' }, 5_000],
    ['an answer that never comes', { kind: 'stalls' }, 6_000],
  ])('gives up on %s', async (_, act, ms) => {
    const { server, clock, stream, outcome } = await call(act);
    stream.write(tone(0.3));
    stream.flush();
    if (act.kind === 'stalls') await server.received(2);
    await clock.advance(ms);
    expect(await outcome(0)).toMatchObject({ code: 'timeout', retryable: true });
    await quiet(clock);
  });

  it('limits the transcript of one utterance', async () => {
    const transcript = 'word '.repeat(200).trim();
    const channel = { alternatives: [{ transcript }] };
    const text = JSON.stringify({ type: 'Results', start: 0, duration: 0.1, is_final: true, channel });
    const { server, stream, told, outcome } = await call({ kind: 'repeats', text, times: 100 });
    stream.write(tone(0.3));
    await expect.poll(() => told.length).toBe(100);
    const lengths = told.map((words) => ('transcript' in words ? words.transcript.length : 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(maxTranscriptLength + transcript.length + 1);
    await server.close();
    await outcome(0);
  });

  it('limits the audio queued for a connection that is not open yet', async () => {
    const { stream, outcome } = await call({ kind: 'never-opens' });
    const second = tone(1);
    for (let bytes = 0; bytes <= maxProviderBufferedBytes; bytes += second.byteLength) stream.write(second);
    expect(await outcome(0)).toMatchObject({ code: 'timeout', detail: 'it does not take the sound' });
  });

  it('does not report a lost connection while nobody speaks', async () => {
    const { server, stream, outcome, outcomes } = await call(
      { kind: 'hears', words: ['hello'] },
      { kind: 'hears', words: ['again'] },
    );
    stream.write(tone(0.3));
    stream.flush();
    await outcome(0);
    await server.close();
    expect(outcomes).toHaveLength(1);
  });

  it('leaves no socket and no timer when the call ends during an utterance', async () => {
    const { server, clock, stream, hangUp, outcomes } = await call({ kind: 'stalls' });
    stream.write(tone(0.3));
    stream.flush();
    await server.received(2);
    hangUp();
    await server.closed(1);
    expect(outcomes).toEqual([]);
    await quiet(clock);
  });
});

async function voice(...acts: DeepgramAct[]) {
  const { server, clock, baseUrl } = await start(...acts);
  const config = { provider: 'deepgram', baseUrl, apiKey: 'dg-key', model: 'aura-2-thalia-en' } as const;
  return { server, clock, provider: createDeepgramTextToSpeech(config, clock) };
}

const sound = tone(0.5, 24_000);

describe('text-to-speech by Deepgram', () => {
  it('yields the audio of a sentence unchanged and closes its socket', async () => {
    const { server, clock, provider } = await voice({ kind: 'speaks', bytes: bytesOf(sound) });
    expect(await soundOf(provider, 'Hello there.')).toEqual(sound);
    await server.closed(1);
    expect(server.messages).toEqual([{ type: 'Speak', text: 'Hello there.' }, { type: 'Flush' }, { type: 'Close' }]);
    const [{ path, key, query } = {}] = server.connections;
    expect([path, key]).toEqual(['/v1/speak', 'Token dg-key']);
    expect(Object.fromEntries(query ?? [])).toEqual({
      model: 'aura-2-thalia-en',
      encoding: 'linear16',
      sample_rate: '24000',
    });
    await quiet(clock);
  });

  it.each(failures.filter(([, { kind }]) => kind !== 'floods'))('reports %s', async (_, act, failure) => {
    const { clock, provider } = await voice(act);
    expect(await soundOf(provider, 'Hello.')).toMatchObject(failure);
    await quiet(clock);
  });

  it('reports a warning of a limit, and an answer without audio', async () => {
    const { provider } = await voice({ kind: 'says', text: '{"type":"Warning","code":"TOO_MANY"}' });
    expect(await soundOf(provider, 'Hello.')).toMatchObject({ code: 'limited', retryable: true });
    const silent = await voice({ kind: 'speaks', bytes: new Uint8Array(0) });
    expect(await soundOf(silent.provider, 'Hello.')).toMatchObject({ code: 'malformed' });
  });

  it('refuses more audio than any sentence has', async () => {
    const { provider } = await voice({
      kind: 'speaks',
      bytes: new Uint8Array((maxSpeechSeconds + 1) * 24_000 * 2),
      pieceBytes: 500_000,
    });
    expect(await soundOf(provider, 'Hello.')).toMatchObject({ code: 'malformed' });
  });

  it('waits 5 s for the first audio', async () => {
    const { server, clock, provider } = await voice({ kind: 'stalls' });
    const heard = soundOf(provider, 'Hello.');
    await server.received(2);
    await clock.advance(5_000);
    expect(await heard).toMatchObject({ code: 'timeout', retryable: true });
    await quiet(clock);
  });

  it('tells the provider to stop when it is interrupted, and ends without an error', async () => {
    const { server, clock, provider } = await voice({ kind: 'stalls' });
    const interrupted = new AbortController();
    const heard = soundOf(provider, 'Hello.', { signal: interrupted.signal });
    await server.received(2);
    interrupted.abort();
    expect(await heard).toHaveLength(0);
    await server.closed(1);
    expect(server.messages.at(-1)).toEqual({ type: 'Clear' });
    await quiet(clock);
  });
});
