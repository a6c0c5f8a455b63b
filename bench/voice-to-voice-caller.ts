// The recording that `bench/voice-to-voice.ts` gives to Chromium as a microphone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Each has an answer of at most eight seconds on the site. */
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

/** The caller hears the greeting first, and then each answer. */
const greetingSeconds = 12;
const answerSeconds = 12;

/** Speaks the questions into a WAV file with a voice of this machine; gives its length in seconds. */
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
