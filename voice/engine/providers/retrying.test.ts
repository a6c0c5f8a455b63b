import { describe, expect, it } from 'vitest';
import { maxUtteranceSeconds } from '#/voice/protocol/limits.ts';
import { createFakeClock } from '#/voice/testing/fake-clock.ts';
import { createFakeSpeechToText, type ScriptedUtterance } from '#/voice/testing/fake-speech-to-text.ts';
import { createFakeTextToSpeech } from '#/voice/testing/fake-text-to-speech.ts';
import { listenWith, soundOf, tone } from '#/voice/testing/speech.ts';
import { retryingSpeechToText } from '../stt/retrying.ts';
import { retryingTextToSpeech } from '../tts/retrying.ts';
import type { ProviderFailure } from './provider-failure.ts';

const passing: ProviderFailure = { code: 'failed', retryable: true, detail: 'a fault' };
const lasting: ProviderFailure = { code: 'refused', retryable: false, detail: 'a wrong key' };

/** A listener whose fake recogniser answers the flushes of all streams with `tries`, in order. */
function hearingOf(tries: ScriptedUtterance[]) {
  const clock = createFakeClock();
  let at = 0;
  const fake = createFakeSpeechToText({ clock, script: () => tries[at++] ?? { words: 'nothing more' } });
  const listener = listenWith(retryingSpeechToText(fake, clock));
  return { clock, inner: fake, ...listener };
}

describe('speech-to-text with a retry', () => {
  it('retries a whole utterance after a retryable failure', async () => {
    const { inner, stream, outcome, told, hangUp } = hearingOf([
      { words: '', failure: passing },
      { words: 'what does it cost' },
    ]);
    stream.write(tone(0.3));
    stream.write(tone(0.2));
    stream.flush();
    expect(await outcome(0)).toEqual({ transcript: 'what does it cost', isFinal: true, utterance: 0 });
    expect(told).toHaveLength(1);
    expect(inner.samples).toBe(2 * 8_000);
    hangUp();
    expect(inner.streams).toBe(0);
  });

  it('retries only once, then goes on with the next utterance', async () => {
    const tries = [{ words: '', failure: passing }, { words: '', failure: passing }, { words: 'hello' }];
    const { stream, outcome } = hearingOf(tries);
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(0)).toEqual(passing);
    stream.write(tone(0.5));
    stream.flush();
    expect(await outcome(1)).toEqual({ transcript: 'hello', isFinal: true, utterance: 1 });
  });

  it('does not retry a permanent failure, or one that asks for a long pause', async () => {
    const busy: ProviderFailure = { code: 'limited', retryable: true, detail: 'too many', retryAfterMs: 60_000 };
    for (const failure of [lasting, busy]) {
      const { inner, stream, outcome } = hearingOf([{ words: '', failure }]);
      stream.write(tone(0.5));
      stream.flush();
      expect(await outcome(0)).toEqual(failure);
      expect(inner.flushes).toBe(1);
    }
  });

  it('waits as long as the provider asks and keeps the audio of the meantime', async () => {
    const tries = [{ words: '', failure: { ...passing, retryAfterMs: 1_500 } }, { words: 'one' }, { words: 'two' }];
    const { clock, stream, outcome, outcomes, inner } = hearingOf(tries);
    stream.write(tone(0.5));
    stream.flush();
    await clock.advance(1_000);
    stream.write(tone(0.5));
    stream.flush();
    expect(outcomes).toEqual([]);
    expect(inner.streams).toBe(0);
    await clock.advance(500);
    expect(await outcome(0)).toEqual({ transcript: 'one', isFinal: true, utterance: 0 });
    expect(await outcome(1)).toEqual({ transcript: 'two', isFinal: true, utterance: 1 });
  });

  it('limits the audio kept for retries, and does not retry an utterance that is kept in part', async () => {
    const late = (delayMs: number) => ({ words: '', failure: passing, delayMs });
    const tries = [late(1_000), late(2_000), late(3_000), { words: 'one' }, { words: 'two' }, late(0)];
    const { clock, stream, outcome, inner } = hearingOf(tries);
    for (let utterance = 0; utterance < 3; utterance++) {
      for (let second = 0; second < 25; second++) stream.write(tone(1));
      stream.flush();
    }
    const given = inner.samples;
    await clock.advance(3_000);
    expect(await outcome(0)).toMatchObject({ transcript: 'one' });
    expect(await outcome(1)).toMatchObject({ transcript: 'two' });
    expect(await outcome(2)).toEqual(passing);
    expect(inner.samples - given).toBe(maxUtteranceSeconds * 16_000);
  });

  it('does not retry for a call that has ended', async () => {
    const { clock, stream, outcomes, inner, hangUp } = hearingOf([
      { words: '', failure: { ...passing, retryAfterMs: 1_000 } },
    ]);
    stream.write(tone(0.5));
    stream.flush();
    await clock.advance(0);
    hangUp();
    await clock.advance(5_000);
    expect(outcomes).toEqual([]);
    expect(inner.streams).toBe(0);
    expect(clock.pending).toBe(0);
  });
});

describe('text-to-speech with a retry', () => {
  function speaking(...tries: ((ProviderFailure & { afterMs?: number }) | null)[]) {
    const clock = createFakeClock();
    const inner = createFakeTextToSpeech({ clock, fail: () => tries.shift() ?? null });
    return { clock, inner, provider: retryingTextToSpeech(inner, clock) };
  }

  it('retries a sentence after a retryable failure', async () => {
    const { inner, provider } = speaking(passing);
    expect(await soundOf(provider, 'Hello.')).toHaveLength(6 * 0.06 * 24_000);
    expect(inner.spoken).toEqual(['Hello.', 'Hello.']);
  });

  it('fails after the second failure, at once after a permanent one, and never repeats half a sentence', async () => {
    for (const [tries, spoken] of [
      [[passing, passing], 2],
      [[lasting], 1],
      [[{ ...passing, afterMs: 100 }], 1],
    ] as const) {
      const { inner, provider } = speaking(...tries);
      expect(await soundOf(provider, 'Hello.')).toMatchObject({ code: tries[0].code });
      expect(inner.spoken).toHaveLength(spoken);
    }
  });

  it('waits as long as the provider asks, unless it is interrupted', async () => {
    const { clock, inner, provider } = speaking({ ...passing, retryAfterMs: 2_000 }, null, {
      ...passing,
      retryAfterMs: 2_000,
    });
    const heard = soundOf(provider, 'Hello.');
    await clock.advance(1_900);
    expect(inner.spoken).toHaveLength(1);
    await clock.advance(100);
    expect(await heard).toHaveLength(6 * 0.06 * 24_000);

    const interrupted = new AbortController();
    const cut = soundOf(provider, 'Hello.', { signal: interrupted.signal });
    await clock.advance(0);
    interrupted.abort();
    expect(await cut).toHaveLength(0);
    expect(inner.spoken).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });
});
