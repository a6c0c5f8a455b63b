// Observes in the page, for `bench/voice-to-voice.ts`, when the caller's and the assistant's audio begin and end.
import type { Page } from '@playwright/test';

/** Audio without a long pause, in milliseconds since the page was opened. */
export interface Stretch {
  from: number;
  to: number;
}

export interface SoundSeen {
  caller: Stretch[];
  assistant: Stretch[];
}

declare global {
  interface Window {
    soundSeen: SoundSeen;
  }
}

/** Starts to observe the page's microphone track and audio element, which `watchSound` collects. */
export async function followSound(page: Page): Promise<void> {
  await page.waitForFunction(() => window.soundWatch.tracks.length > 0 && window.soundWatch.elements.length > 0);
  await page.evaluate(follow);
}

export async function readSound(page: Page): Promise<SoundSeen> {
  return page.evaluate(() => window.soundSeen);
}

/** Runs in the page. Polls often and dates each sample back from the newest one, so a late poll loses nothing. */
function follow(): void {
  const lookMs = 20;
  /** Longer than any pause between two sentences of an answer. */
  const pauseMs = 900;
  const seen: SoundSeen = { caller: [], assistant: [] };
  window.soundSeen = seen;
  const context = new AudioContext();
  const samples = new Float32Array(32_768);

  function watch(stream: MediaStream, loud: number, stretches: Stretch[]): void {
    const analyser = new AnalyserNode(context, { fftSize: samples.length });
    context.createMediaStreamSource(stream).connect(analyser);
    let lookedAt = performance.now();
    setInterval(() => {
      const now = performance.now();
      analyser.getFloatTimeDomainData(samples);
      const fresh = Math.min(samples.length, Math.ceil(((now - lookedAt) * context.sampleRate) / 1_000));
      lookedAt = now;
      for (let at = samples.length - fresh; at < samples.length; at++) {
        if (Math.abs(samples[at] ?? 0) < loud) continue;
        const time = now - ((samples.length - at) * 1_000) / context.sampleRate;
        const last = stretches.at(-1);
        if (last && time - last.to < pauseMs) last.to = Math.max(last.to, time);
        else stretches.push({ from: time, to: time });
      }
    }, lookMs);
  }

  const { tracks, elements } = window.soundWatch;
  watch(new MediaStream(tracks), 0.02, seen.caller);
  const heard = elements.find(({ srcObject }) => srcObject instanceof MediaStream)?.srcObject;
  if (!(heard instanceof MediaStream)) throw new Error('the page plays no stream');
  watch(heard, 0.005, seen.assistant);
}
