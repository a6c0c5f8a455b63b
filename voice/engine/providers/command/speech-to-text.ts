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
import { type CommandCall, type OpenCommandCall, openUntuned } from './command-call.ts';
import { fillIn } from './command-line.ts';
import { sttCommand } from './presets.ts';
import { type Program, startProgram } from './program.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

type CommandSttConfig = Extract<SttConfig, { provider: 'command' }>;

/** Limit from the end of the utterance, the wait for a permit included. */
const answerMs = 20_000;
/** So much speech tells how a caller sounds. */
const measuredSeconds = 1.5;
/** Of a program that prints more than a transcript. */
const maxPrintedBytes = 8 * 1_024 * 1_024;
const words = z.string().max(maxTranscriptLength);

export interface CommandSttOptions {
  early?: Semaphore;
  late?: Semaphore;
  /** Gives the command for each utterance of a call; by default it is always that of the settings. */
  openCall?: OpenCommandCall;
}

/**
 * Speech-to-text by a local program, started for each utterance. It reads PCM16 mono from its input or, when its
 * command line contains `{in}`, a WAV file at that path, and prints the transcript. A program that reads its input
 * starts with the first audio if a permit is free, and recognises while the caller speaks; one that can be told how the
 * caller sounds starts when that is known.
 */
export function createCommandSpeechToText(
  config: CommandSttConfig,
  clock: Clock,
  { early = createSemaphore(), late = createSemaphore(), ...options }: CommandSttOptions = {},
): SpeechToText {
  const openCall = options.openCall ?? openUntuned(sttCommand(config.command));

  return createUtteranceSpeechToText('command', (options, closed) => {
    const call = openCall(options, closed);
    return (sampleRateHz, signal) => beginHearing(call, sampleRateHz, signal);
  });

  function beginHearing(call: CommandCall, sampleRateHz: number, signal: AbortSignal): Hearing {
    const resampler = createPcm16Resampler(sampleRateHz, config.sampleRateHz);
    const deadline = createDeadline(clock, signal);
    /** Half a second: programs measure what has ended. */
    const silence = new Uint8Array(config.sampleRateHz);
    const kept: Int16Array[] = [];
    let keptSamples = 0;
    let program: Program | null = null;
    let read: ((output: string) => Promise<string>) | undefined;
    let measuring: Promise<void> | null = null;

    function start(line: [string, ...string[]], onEnd: () => void): Program {
      const maxOutputBytes = read ? maxPrintedBytes : maxTranscriptBytes;
      const started = startProgram(line, { signal: deadline.signal, maxOutputBytes, onEnd });
      for (const samples of kept) started.write(bytesOf(samples));
      return started;
    }

    function startEarly(): void {
      const leave = call.takesFile ? null : early.tryAcquire();
      if (!leave) return;
      const { line, ended, ...next } = call.next();
      read = next.read;
      program = start(line, () => {
        leave();
        ended();
      });
    }

    function measure(): Promise<void> {
      return call.measure((line) => {
        const program = start(line, () => {});
        program.write(silence);
        return program.finish();
      });
    }

    function hear(samples: Int16Array): void {
      if (program) {
        program.write(bytesOf(samples));
        return;
      }
      kept.push(samples);
      keptSamples += samples.length;
      if (measuring || call.isMeasured || keptSamples < measuredSeconds * config.sampleRateHz) return;
      const leave = early.tryAcquire();
      if (leave) measuring = measure().finally(leave).then(startEarly);
    }

    async function recognise(): Promise<Buffer> {
      await measuring;
      if (program) return program.finish();
      const leave = await late.acquire(deadline.signal);
      try {
        if (!call.isMeasured) await measure();
        const { line, ended, ...next } = call.next();
        read = next.read;
        if (!call.takesFile) return await start(line, ended).finish();
        return await withScratchFolder(async (folder) => {
          const file = join(folder, 'speech.wav');
          await writeFile(file, encodeWav(joinSamples(kept), config.sampleRateHz));
          const options = { signal: deadline.signal, maxOutputBytes: maxTranscriptBytes, onEnd: ended };
          return startProgram(fillIn(line, { in: file }), options).finish();
        });
      } finally {
        leave();
      }
    }

    if (call.isMeasured) startEarly();
    return {
      write: (samples) => hear(resampler.process(samples)),
      async finish() {
        hear(resampler.flush());
        deadline.within(answerMs);
        try {
          return await textOf(await recognise(), read);
        } catch (error) {
          throw deadline.isLate ? tooLate() : error;
        } finally {
          deadline.end();
        }
      },
    };
  }
}

async function textOf(output: Buffer, read = async (text: string) => text): Promise<string> {
  const parsed = words.safeParse(await read(output.toString()));
  if (!parsed.success) throw malformed('it prints more than an utterance has words');
  return parsed.data;
}
