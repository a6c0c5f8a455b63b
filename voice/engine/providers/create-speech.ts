import type { Clock } from '../ports.ts';
import { createSystemClock } from '../system-clock.ts';
import { createCommandSpeechToText } from './command/command-speech-to-text.ts';
import { createCommandTextToSpeech } from './command/command-text-to-speech.ts';
import { createDeepgramSpeechToText } from './deepgram/deepgram-speech-to-text.ts';
import { createDeepgramTextToSpeech } from './deepgram/deepgram-text-to-speech.ts';
import { createOpenaiSpeechToText } from './openai/openai-speech-to-text.ts';
import { createOpenaiTextToSpeech } from './openai/openai-text-to-speech.ts';
import { retryingSpeechToText } from './retrying-speech-to-text.ts';
import { retryingTextToSpeech } from './retrying-text-to-speech.ts';
import type { SttConfig, TtsConfig } from './speech-config.ts';
import type { SpeechToText } from './speech-to-text.ts';
import type { TextToSpeech } from './text-to-speech.ts';

/** The provider of the settings for the whole process; what may help is tried once more. */
export function createSpeechToText(config: SttConfig, clock: Clock = createSystemClock()): SpeechToText {
  return retryingSpeechToText(adapterFor(config, clock), clock);
}

function adapterFor(config: SttConfig, clock: Clock): SpeechToText {
  switch (config.provider) {
    case 'openai':
      return createOpenaiSpeechToText(config, clock);
    case 'deepgram':
      return createDeepgramSpeechToText(config, clock);
    case 'command':
      return createCommandSpeechToText(config, clock);
  }
}

/** The same for speaking. */
export function createTextToSpeech(config: TtsConfig, clock: Clock = createSystemClock()): TextToSpeech {
  return retryingTextToSpeech(speakerFor(config, clock), clock);
}

function speakerFor(config: TtsConfig, clock: Clock): TextToSpeech {
  switch (config.provider) {
    case 'openai':
      return createOpenaiTextToSpeech(config, clock);
    case 'deepgram':
      return createDeepgramTextToSpeech(config, clock);
    case 'command':
      return createCommandTextToSpeech(config, clock);
  }
}
