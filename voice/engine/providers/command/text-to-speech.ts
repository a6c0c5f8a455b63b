import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { maxSoundHeaderBytes, maxSpeechSeconds } from '../../../protocol/limits.ts';
import type { Clock } from '../../ports.ts';
import type { SpeakOptions, TextToSpeech } from '../../tts/text-to-speech.ts';
import type { TtsConfig } from '../../tts/tts-config.ts';
import { createDeadline } from '../deadline.ts';
import { malformed, tooLate } from '../provider-failure.ts';
import { resampled } from '../resampled.ts';
import { fillIn } from './command-line.ts';
import { ttsCommand } from './presets.ts';
import { startProgram } from './program.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

type CommandTtsConfig = Extract<TtsConfig, { provider: 'command' }>;

/** Limit for a sentence, the wait for a permit included. */
const answerMs = 20_000;
const defaultVoice = 'slt';

/**
 * Text-to-speech by a local program, started for each sentence. It reads the text from its input, as other users of the
 * machine can see arguments, and prints PCM16 mono or WAV, or writes it to the file `{out}` of its command line.
 * `{voice}`, `{rate}` (2 is twice as fast) and `{stretch}` (its reciprocal) are filled in.
 */
export function createCommandTextToSpeech(
  config: CommandTtsConfig,
  clock: Clock,
  semaphore: Semaphore = createSemaphore(),
): TextToSpeech {
  const command = ttsCommand(config.command);
  const givesFile = command.some((word) => word.includes('{out}'));
  const maxOutputBytes = maxSpeechSeconds * config.sampleRateHz * 2 + maxSoundHeaderBytes;

  async function make(text: string, rate: number, signal: AbortSignal): Promise<Buffer> {
    const leave = await semaphore.acquire(signal);
    const run = (out: string) => {
      const values = { voice: config.voice ?? defaultVoice, rate: `${rate}`, stretch: `${1 / rate}`, out };
      const program = startProgram(fillIn(command, values), { signal, maxOutputBytes, onEnd: leave });
      program.write(Buffer.from(`${text.replace(/\p{Cc}+/gu, ' ')}\n`));
      return program.finish();
    };
    if (!givesFile) return run('');
    return withScratchFolder(async (folder) => {
      const file = join(folder, 'speech');
      await run(file);
      const { size } = await stat(file).catch(() => ({ size: 0 }));
      if (size > maxOutputBytes) throw malformed(`its file is longer than ${maxOutputBytes} bytes`);
      return size > 0 ? readFile(file) : Buffer.alloc(0);
    }).finally(leave);
  }

  async function* speak(text: string, { sampleRateHz, rate, signal }: SpeakOptions): AsyncGenerator<Int16Array> {
    const deadline = createDeadline(clock, signal);
    try {
      deadline.within(answerMs);
      const output = await make(text, rate, deadline.signal);
      deadline.hold();
      yield* resampled(inPieces(output, config.sampleRateHz * 2), config.sampleRateHz, sampleRateHz);
    } catch (error) {
      if (!signal.aborted) throw deadline.isLate ? tooLate() : error;
    } finally {
      deadline.end();
    }
  }

  return { name: 'command', capabilities: { streaming: false }, speak };
}

/** Yields to the event loop between pieces: resampling a long sentence at once would leave gaps in other calls. */
async function* inPieces(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
    await setImmediate();
  }
}
