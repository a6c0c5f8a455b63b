import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { bytesOf, joinSamples } from '../../../audio/pcm.ts';
import { createPcm16Resampler } from '../../../audio/pcm16-resampler.ts';
import { maxTranscriptBytes, maxTranscriptLength } from '../../../protocol/limits.ts';
import type { Clock } from '../../ports.ts';
import type { SpeechToText } from '../../stt/speech-to-text.ts';
import type { SttConfig } from '../../stt/stt-config.ts';
import { createDeadline } from '../deadline.ts';
import { malformed, tooLate } from '../provider-failure.ts';
import { createUtteranceSpeechToText, type Hearing } from '../utterances.ts';
import { encodeWav } from '../wav.ts';
import { fillIn } from './command-line.ts';
import { sttCommand } from './presets.ts';
import { startProgram } from './program.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

type CommandSttConfig = Extract<SttConfig, { provider: 'command' }>;

/** Limit from the end of the utterance, the wait for a permit included. */
const answerMs = 20_000;
const words = z.string().max(maxTranscriptLength);

/**
 * Speech-to-text by a local program, started for each utterance. It reads PCM16 mono from its input or, when its
 * command line contains `{in}`, a WAV file at that path, and prints the transcript. A program that reads its input
 * starts with the first audio if a permit is free, and recognises while the caller speaks.
 */
export function createCommandSpeechToText(
  config: CommandSttConfig,
  clock: Clock,
  { early = createSemaphore(), late = createSemaphore() }: { early?: Semaphore; late?: Semaphore } = {},
): SpeechToText {
  const command = sttCommand(config.command);
  const takesFile = command.some((word) => word.includes('{in}'));

  return createUtteranceSpeechToText('command', (sampleRateHz, signal): Hearing => {
    const resampler = createPcm16Resampler(sampleRateHz, config.sampleRateHz);
    const deadline = createDeadline(clock, signal);
    const start = (line: [string, ...string[]], leave: () => void) =>
      startProgram(line, { signal: deadline.signal, maxOutputBytes: maxTranscriptBytes, onEnd: leave });

    const kept: Int16Array[] = [];
    const place = takesFile ? null : early.tryAcquire();
    const program = place && start(command, place);
    const hear = (samples: Int16Array) => {
      if (program) program.write(bytesOf(samples));
      else kept.push(samples);
    };

    async function recognise(): Promise<Buffer> {
      if (program) return program.finish();
      const leave = await late.acquire(deadline.signal);
      if (takesFile) {
        return withScratchFolder(async (folder) => {
          const file = join(folder, 'speech.wav');
          await writeFile(file, encodeWav(joinSamples(kept), config.sampleRateHz));
          return start(fillIn(command, { in: file }), leave).finish();
        }).finally(leave);
      }
      const started = start(command, leave);
      for (const samples of kept) started.write(bytesOf(samples));
      return started.finish();
    }

    return {
      write: (samples) => hear(resampler.process(samples)),
      async finish() {
        hear(resampler.flush());
        deadline.within(answerMs);
        try {
          return textOf(await recognise());
        } catch (error) {
          throw deadline.isLate ? tooLate() : error;
        } finally {
          deadline.end();
        }
      },
    };
  });
}

function textOf(output: Buffer): string {
  const parsed = words.safeParse(output.toString());
  if (!parsed.success) throw malformed('it prints more than an utterance has words');
  return parsed.data;
}
