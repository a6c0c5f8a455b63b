import type { Clock } from '../ports.ts';
import { createCommandSpeechToText } from '../providers/command/speech-to-text.ts';
import { createDeepgramSpeechToText } from '../providers/deepgram/speech-to-text.ts';
import { createOpenaiSpeechToText } from '../providers/openai/speech-to-text.ts';
import { createPocketsphinxSpeechToText } from '../providers/pocketsphinx/speech-to-text.ts';
import { createSystemClock } from '../system-clock.ts';
import { retryingSpeechToText } from './retrying.ts';
import type { SpeechToText } from './speech-to-text.ts';
import type { SttConfig } from './stt-config.ts';

export interface CreateSpeechToTextOptions {
  clock?: Clock;
  /** Something failed that the provider can do without. */
  onProblem?: (error: unknown) => void;
}

/** The configured provider, one per process; retries a retryable failure once. */
export function createSpeechToText(config: SttConfig, options: CreateSpeechToTextOptions = {}): SpeechToText {
  const { clock = createSystemClock(), onProblem = () => {} } = options;
  return retryingSpeechToText(adapterFor(config, clock, onProblem), clock);
}

function adapterFor(config: SttConfig, clock: Clock, onProblem: (error: unknown) => void): SpeechToText {
  switch (config.provider) {
    case 'openai':
      return createOpenaiSpeechToText(config, clock);
    case 'deepgram':
      return createDeepgramSpeechToText(config, clock);
    case 'command':
      return config.command === 'pocketsphinx'
        ? createPocketsphinxSpeechToText(config, clock, onProblem)
        : createCommandSpeechToText(config, clock);
  }
}
