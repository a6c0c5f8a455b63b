// The recording that `bench/voice-to-voice.ts` plays through Chromium's fake microphone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** The answer to each lasts at most eight seconds. */
export const questions = [
  'Is there a free trial?',
  'Is support available around the clock?',
  'Is there a guarantee?',
  'How soon do you reply?',
  'Which systems does it connect to?',
  'What is the money back guarantee?',
  'How many users do you have?',
  'What does it cost?',
];

/** Silence for the greeting, and after each question for its answer. */
const greetingSeconds = 12;
const answerSeconds = 12;

/** Writes a WAV file of the questions, spoken by `flite`; returns its length in seconds. */
export function recordCaller(file: string): number {
  const spoken = questions.map((question) => {
    execFileSync('flite', ['-voice', 'slt', '-t', question, '-o', file]);
    return readFileSync(file);
  });
  // `flite` writes a header of 44 bytes.
  const header = Buffer.from(spoken[0]?.subarray(0, 44) ?? []);
  const bytesPerSecond = header.readUInt32LE(28);
  const silence = (seconds: number) => Buffer.alloc(seconds * bytesPerSecond);
  const sound = Buffer.concat([
    silence(greetingSeconds),
    ...spoken.flatMap((wav) => [wav.subarray(44), silence(answerSeconds)]),
  ]);
  header.writeUInt32LE(36 + sound.length, 4);
  header.writeUInt32LE(sound.length, 40);
  writeFileSync(file, Buffer.concat([header, sound]));
  return sound.length / bytesPerSecond;
}
