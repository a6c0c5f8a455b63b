import type { Clock } from '../ports.ts';
import { createCommandTextToSpeech } from '../providers/command/text-to-speech.ts';
import { createDeepgramTextToSpeech } from '../providers/deepgram/text-to-speech.ts';
import { createOpenaiTextToSpeech } from '../providers/openai/text-to-speech.ts';
import { createSystemClock } from '../system-clock.ts';
import { retryingTextToSpeech } from './retrying.ts';
import type { TextToSpeech } from './text-to-speech.ts';
import type { TtsConfig } from './tts-config.ts';

/** The configured provider, one per process; retries a retryable failure once. */
export function createTextToSpeech(config: TtsConfig, clock: Clock = createSystemClock()): TextToSpeech {
  return retryingTextToSpeech(adapterFor(config, clock), clock);
}

function adapterFor(config: TtsConfig, clock: Clock): TextToSpeech {
  switch (config.provider) {
    case 'openai':
      return createOpenaiTextToSpeech(config, clock);
    case 'deepgram':
      return createDeepgramTextToSpeech(config, clock);
    case 'command':
      return createCommandTextToSpeech(config, clock);
  }
}
