// What `flite` says to `pocketsphinx`, for `bench/voice.ts`: with its packaged model, or told of the agent and the caller.
import type { Expecting, Spelling } from '#/voice/engine/agent.ts';
import { createSpeechToText } from '#/voice/engine/stt/create-speech-to-text.ts';
import type { SpeechToText } from '#/voice/engine/stt/speech-to-text.ts';
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
      onProblem(error) {
        throw error;
      },
    },
  );
  await recogniser.prepare?.({ sentences });
  return recogniser;
}

/** What `flite` says in one of its voices, as calls hear it. */
export async function spoken(text: string, voice?: string): Promise<Int16Array> {
  const speaker = createTextToSpeech({ provider: 'command', command: 'flite', voice, sampleRateHz });
  const sound: number[] = [];
  const { signal } = new AbortController();
  for await (const samples of speaker.speak(text, { sampleRateHz, rate: 1, signal })) sound.push(...samples);
  return Int16Array.from(sound);
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
