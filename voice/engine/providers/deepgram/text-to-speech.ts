import { maxSpeechSeconds } from '../../../protocol/limits.ts';
import type { Clock } from '../../ports.ts';
import type { SpeakOptions, TextToSpeech } from '../../tts/text-to-speech.ts';
import type { TtsConfig } from '../../tts/tts-config.ts';
import { createDeadline } from '../deadline.ts';
import { malformed, ProviderError, type ProviderFailure, tooLate } from '../provider-failure.ts';
import { resampled } from '../resampled.ts';
import { openProviderSocket, parseMessage, socketAddress } from './socket.ts';

type DeepgramTtsConfig = Extract<TtsConfig, { provider: 'deepgram' }>;

const soundRateHz = 24_000;
const firstSoundMs = 5_000;
const stallMs = 5_000;
const maxBytes = maxSpeechSeconds * soundRateHz * 2;
const tooLong = malformed(`its sound is longer than ${maxSpeechSeconds} s`).failure;
/** The range of speeds that the API accepts. */
const slowest = 0.7;
const fastest = 1.5;

/**
 * Text-to-speech by Deepgram's streaming socket, one per sentence: a socket accepts 20 `Flush` messages a minute.
 * https://developers.deepgram.com/reference/text-to-speech/speak-streaming
 */
export function createDeepgramTextToSpeech(config: DeepgramTtsConfig, clock: Clock): TextToSpeech {
  async function* hear(text: string, rate: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const deadline = createDeadline(clock, signal);
    const came: (Uint8Array | ProviderFailure | 'end')[] = [];
    let wake = () => {};
    let cameBytes = 0;
    const give = (piece: (typeof came)[number]) => {
      if (piece instanceof Uint8Array) cameBytes += piece.length;
      if (cameBytes <= maxBytes) came.push(piece);
      else if (came.at(-1) !== tooLong) came.push(tooLong);
      wake();
    };
    const onAbort = () => wake();
    deadline.signal.addEventListener('abort', onAbort);
    const address = socketAddress(
      config.baseUrl,
      '/v1/speak',
      Object.entries({
        model: config.model,
        encoding: 'linear16',
        sample_rate: `${soundRateHz}`,
        ...(rate === 1 ? {} : { speed: `${Math.max(slowest, Math.min(fastest, rate))}` }),
      }),
    );
    const socket = openProviderSocket(address, {
      apiKey: config.apiKey,
      clock,
      onMessage: (data, isBinary) => {
        const piece = isBinary ? data : whatItSays(data);
        if (piece) give(piece);
      },
      onEnd: give,
    });
    let hasBegun = false;
    try {
      socket.send(JSON.stringify({ type: 'Speak', text }));
      socket.send(JSON.stringify({ type: 'Flush' }));
      for (;;) {
        const piece = came.shift();
        if (piece === 'end') return;
        if (piece instanceof Uint8Array) {
          hasBegun = true;
          yield piece;
        } else if (piece) {
          throw new ProviderError(piece);
        } else {
          if (deadline.signal.aborted) throw tooLate();
          deadline.within(hasBegun ? stallMs : firstSoundMs);
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          deadline.hold();
        }
      }
    } finally {
      deadline.signal.removeEventListener('abort', onAbort);
      deadline.end();
      socket.close(JSON.stringify({ type: signal.aborted ? 'Clear' : 'Close' }));
    }
  }

  async function* speak(text: string, { sampleRateHz, rate, signal }: SpeakOptions): AsyncGenerator<Int16Array> {
    if (signal.aborted) return;
    try {
      yield* resampled(hear(text, rate, signal), soundRateHz, sampleRateHz);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  return { name: 'deepgram', capabilities: { streaming: true }, speak };
}

/** `end` of the audio, a failure, or null for a message of no interest. */
function whatItSays(data: Buffer): ProviderFailure | 'end' | null {
  const message = parseMessage(data);
  if (!message) return { code: 'malformed', retryable: true, detail: 'its message is none of the protocol' };
  if (message.type === 'Flushed') return 'end';
  if (message.type === 'Error') return { code: 'failed', retryable: true, detail: 'it reports an error' };
  // After a warning, Deepgram accepts no more text for now and would send no audio.
  if (message.type === 'Warning') return { code: 'limited', retryable: true, detail: 'it warns of a limit' };
  return null;
}
