import type { Clock } from '../ports.ts';
import { createCommandSpeechToText } from '../providers/command/speech-to-text.ts';
import { createDeepgramSpeechToText } from '../providers/deepgram/speech-to-text.ts';
import { createOpenaiSpeechToText } from '../providers/openai/speech-to-text.ts';
import { createSystemClock } from '../system-clock.ts';
import { retryingSpeechToText } from './retrying.ts';
import type { SpeechToText } from './speech-to-text.ts';
import type { SttConfig } from './stt-config.ts';

/** The configured provider, one per process; retries a retryable failure once. */
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
