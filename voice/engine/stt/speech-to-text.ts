import type { ProviderFailure } from '../providers/provider-failure.ts';

/** What a provider can do; the engine asks the data, never the name. */
export interface SpeechToTextCapabilities {
  /** Words while the caller still speaks. */
  interim: boolean;
}

export interface SpeechToText {
  readonly name: string;
  readonly capabilities: SpeechToTextCapabilities;
  /** Listens to one call. Nothing is sent before the first sound. */
  open(options: SpeechToTextOptions): SpeechToTextStream;
}

/** Both callbacks come later, never from within `write` or `flush`, and not after `close` or the signal. */
export interface SpeechToTextOptions {
  sampleRateHz: number;
  /** The same as `close`. */
  signal: AbortSignal;
  onWords(words: Words): void;
  /** Ends the utterance that was being heard; the stream can be used for the next. */
  onFailure(failure: ProviderFailure): void;
}

export interface Words {
  /** The utterance so far, whole. */
  transcript: string;
  /** Nothing more comes of the sound up to the last flush. */
  isFinal: boolean;
  /** Counts from 0; grows when an utterance is final or has failed. */
  utterance: number;
}

export interface SpeechToTextStream {
  /** Sound of the caller, PCM16 mono. Only speech (with a little before and after) is given to it. */
  write(samples: Int16Array): void;
  /**
   * The caller is silent: give what there is of this utterance as final (an empty transcript when there was nothing).
   * Always answered by exactly one final `onWords` or one `onFailure`.
   */
  flush(): void;
  close(): void;
}
