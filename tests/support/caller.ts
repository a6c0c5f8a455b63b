import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Somebody at the microphone of the page, who speaks with a voice of this machine when a test says so. */
export interface Caller {
  /** Resolves when it is said. */
  say(words: string): Promise<void>;
  /** Half a moment of noise, as loud as speech. */
  cough(): Promise<void>;
}

declare global {
  interface Window {
    callerPlays(base64: string): Promise<void>;
    callerCoughs(): Promise<void>;
  }
}

/** Gives the page a microphone that hears nobody but this caller. Before the page is opened. */
export async function installCaller(page: Page): Promise<Caller> {
  await page.addInitScript(setUpMicrophone);
  return {
    say: (words) => page.evaluate((sound) => window.callerPlays(sound), speak(words).toString('base64')),
    cough: () => page.evaluate(() => window.callerCoughs()),
  };
}

/** A WAV file of these words. */
export function speak(words: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-caller-'));
  try {
    const file = join(folder, 'words.wav');
    execFileSync('flite', ['-voice', 'slt', '-t', words, '-o', file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How long a file of `speak` sounds; its header has 44 bytes. */
export function lengthMs(wav: Buffer): number {
  return ((wav.length - 44) / wav.readUInt32LE(28)) * 1_000;
}

/** Runs in the page before its own scripts. */
function setUpMicrophone(): void {
  const coughMs = 150;
  let context: AudioContext | null = null;
  let microphone: MediaStreamAudioDestinationNode | null = null;

  function plugIn() {
    context ??= new AudioContext();
    microphone ??= context.createMediaStreamDestination();
    return { context, microphone };
  }

  async function play(buffer: AudioBuffer): Promise<void> {
    const parts = plugIn();
    const source = parts.context.createBufferSource();
    source.buffer = buffer;
    source.connect(parts.microphone);
    const ended = new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }));
    source.start();
    await ended;
  }

  navigator.mediaDevices.getUserMedia = async () => {
    const parts = plugIn();
    await parts.context.resume();
    return parts.microphone.stream.clone();
  };
  window.callerPlays = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await play(await plugIn().context.decodeAudioData(bytes.buffer));
  };
  window.callerCoughs = async () => {
    const { sampleRate } = plugIn().context;
    const buffer = new AudioBuffer({ length: (sampleRate * coughMs) / 1_000, sampleRate });
    buffer.copyToChannel(
      buffer.getChannelData(0).map(() => Math.random() * 0.6 - 0.3),
      0,
    );
    await play(buffer);
  };
}
