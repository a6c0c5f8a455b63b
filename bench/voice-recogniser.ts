// What `flite` says to `pocketsphinx`, for `bench/voice.ts`: with its packaged model, or told of the agent and the caller.
import { upFrameSamples } from '#/voice/audio/frames.ts';
import type { Expecting, Spelling } from '#/voice/engine/agent.ts';
import { createSpeechInput } from '#/voice/engine/media/speech-input.ts';
import { createEnergyVad } from '#/voice/engine/media/vad/vad.ts';
import type { Clock } from '#/voice/engine/ports.ts';
import { createTimers } from '#/voice/engine/session/timers.ts';
import { createSpeechToText } from '#/voice/engine/stt/create-speech-to-text.ts';
import type { SpeechToText } from '#/voice/engine/stt/speech-to-text.ts';
import { createSystemClock } from '#/voice/engine/system-clock.ts';
import { createTextToSpeech } from '#/voice/engine/tts/create-text-to-speech.ts';

const sampleRateHz = 16_000;

export const recognisers = ['packaged model', 'told of the agent'] as const;
export type RecogniserName = (typeof recognisers)[number];

const commands: Record<RecogniserName, string> = {
  // As the setting `pocketsphinx` runs it, with nothing told.
  'packaged model': `sh -c 'cat | pocketsphinx_continuous -infile /dev/stdin -logfn /dev/null'`,
  'told of the agent': 'pocketsphinx',
};

/** Ready for calls of an agent with these sentences. */
export async function createRecogniser(name: RecogniserName, sentences: readonly string[]): Promise<SpeechToText> {
  const recogniser = createSpeechToText(
    { provider: 'command', command: commands[name], sampleRateHz },
    {
      clock: patientClock(),
      onProblem(error) {
        throw error;
      },
    },
  );
  await recogniser.prepare?.({ sentences });
  return recogniser;
}

/** A busy machine takes longer than the limits of a call; what is heard is the same. */
function patientClock(): Clock {
  const clock = createSystemClock();
  return { ...clock, after: (ms, callback) => clock.after(patience * ms, callback) };
}

const patience = 6;

/** What `flite` says in one of its voices, as calls hear it. */
export async function spoken(text: string, voice?: string): Promise<Int16Array> {
  const speaker = createTextToSpeech({ provider: 'command', command: 'flite', voice, sampleRateHz });
  const sound: number[] = [];
  const { signal } = new AbortController();
  for await (const samples of speaker.speak(text, { sampleRateHz, rate: 1, signal })) sound.push(...samples);
  return Int16Array.from(sound);
}

const pausesMs = [500, 700, 900, 1_200];

/** The same with a pause behind each letter and each group of up to three other words, as people spell on the telephone. */
export async function spokenWithPauses(text: string, voice?: string): Promise<Int16Array> {
  const groups = text.match(/\b\p{L}\b(?! dot com)|(?:[\p{L}']{2,}(?: |$)){1,3}/gu) ?? [];
  const sound: number[] = [];
  for (const [at, group] of groups.entries()) {
    const pauseMs = pausesMs[at % pausesMs.length] as number;
    sound.push(
      ...(await spoken(group.trim().replace('gmail', 'g mail'), voice)),
      ...new Int16Array((pauseMs * sampleRateHz) / 1_000),
    );
  }
  return Int16Array.from(sound);
}

/** As `openCall`; the engine cuts the sound of a turn into utterances, as it does in a call. */
export function openCutCall(recogniser: SpeechToText, sentences: readonly string[], expecting: () => Expecting) {
  const call = new AbortController();
  let words: string[] = [];
  let settled = Promise.withResolvers<void>();
  const clock = createSystemClock();
  const timers = createTimers(clock, (error) => {
    throw error;
  });
  const input = createSpeechInput({
    clock,
    timers,
    recogniser,
    likely: { sentences },
    expecting,
    spelling: () => null,
    vad: createEnergyVad(),
    signal: call.signal,
    onBegan() {},
    onVoiced() {},
    onEnded() {},
    onWords(utterance, transcript) {
      words[utterance] = transcript;
    },
    onFailure: ({ detail }) => settled.reject(new Error(detail)),
    onSettled: () => settled.resolve(),
  });
  let seq = 0;
  const silence = new Int16Array(2 * sampleRateHz);
  return {
    async hear(sound: Int16Array): Promise<string> {
      words = [];
      settled = Promise.withResolvers();
      for (const samples of [sound, silence])
        for (let at = 0; at + upFrameSamples <= samples.length; at += upFrameSamples) {
          input.hear(seq++, samples.subarray(at, at + upFrameSamples), false);
          if (!input.voice.unrecognised) continue;
          await settled.promise;
          settled = Promise.withResolvers();
        }
      return words.filter(Boolean).join(' ');
    },
    end() {
      input.close();
      call.abort();
    },
  };
}

export function openCall(
  recogniser: SpeechToText,
  sentences: readonly string[],
  expecting: () => Expecting = () => 'anything',
  spelling: () => Spelling | null = () => null,
) {
  const call = new AbortController();
  let answer = Promise.withResolvers<string>();
  const stream = recogniser.open({
    sampleRateHz,
    sentences,
    expecting,
    spelling,
    signal: call.signal,
    onWords({ transcript, isFinal }) {
      if (isFinal) answer.resolve(transcript);
    },
    onFailure: ({ detail }) => answer.reject(new Error(detail)),
  });

  return {
    hear(sound: Int16Array): Promise<string> {
      answer = Promise.withResolvers();
      stream.write(sound);
      stream.flush();
      return answer.promise;
    },
    end: () => call.abort(),
  };
}
