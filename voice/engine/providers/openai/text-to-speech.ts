import { maxSpeechSeconds } from '../../../protocol/limits.ts';
import type { Clock } from '../../ports.ts';
import type { SpeakOptions, TextToSpeech } from '../../tts/text-to-speech.ts';
import type { TtsConfig } from '../../tts/tts-config.ts';
import { createDeadline } from '../deadline.ts';
import { malformed } from '../provider-failure.ts';
import { resampled } from '../resampled.ts';
import { post, readBody } from './post.ts';

type OpenaiTtsConfig = Extract<TtsConfig, { provider: 'openai' }>;

const firstSoundMs = 5_000;
const stallMs = 5_000;
/** The range of speeds that the API accepts. */
const slowest = 0.25;
const fastest = 4;

/**
 * Text-to-speech by any OpenAI-compatible server: one `POST /audio/speech` per sentence, streamed.
 * https://platform.openai.com/docs/api-reference/audio/createSpeech
 */
export function createOpenaiTextToSpeech(config: OpenaiTtsConfig, clock: Clock): TextToSpeech {
  async function* speak(text: string, { sampleRateHz, rate, signal }: SpeakOptions): AsyncGenerator<Int16Array> {
    const deadline = createDeadline(clock, signal);
    const wish = {
      model: config.model,
      voice: config.voice,
      input: text,
      response_format: 'pcm',
      ...(rate === 1 ? {} : { speed: Math.max(slowest, Math.min(fastest, rate)) }),
    };
    try {
      deadline.within(firstSoundMs);
      const response = await post(config, '/audio/speech', JSON.stringify(wish), deadline, clock);
      const maxBytes = maxSpeechSeconds * config.sampleRateHz * 2;
      if (!maybeSound(response)) {
        await response.body?.cancel();
        throw malformed('its answer is no PCM');
      }
      const body = readBody(response, { deadline, stallMs, maxBytes });
      yield* resampled(body, config.sampleRateHz, sampleRateHz);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      deadline.end();
    }
  }

  return { name: 'openai', capabilities: { streaming: true }, speak };
}

/** Servers use many media types for PCM; rejects only those that are certainly another format. */
function maybeSound(response: Response): boolean {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'application/octet-stream' || type === 'binary/octet-stream') return true;
  return /^audio\//.test(type) && !/mpeg|mp3|ogg|opus|aac|flac|webm|mp4/.test(type);
}
