import type { Expecting, Spelling } from '../agent.ts';
import type { ProviderFailure } from '../providers/provider-failure.ts';

/** What a provider can do; the engine decides by this, never by the provider's name. */
export interface SpeechToTextCapabilities {
  /** Gives transcripts while the caller is still speaking. */
  interim: boolean;
}

export interface SpeechToText {
  readonly name: string;
  readonly capabilities: SpeechToTextCapabilities;
  /**
   * Gets ready for an agent whose callers are likely to say this, where that takes time; a call that is opened earlier is
   * heard without it. Never rejects.
   */
  prepare?(likely: LikelySpeech): Promise<void>;
  /** Opens a stream for one call; it sends nothing before the first audio. */
  open(options: SpeechToTextOptions): SpeechToTextStream;
}

/** What callers of an agent are likely to say, for a recogniser that can be told. */
export interface LikelySpeech {
  /** Words of its trade. */
  phrases?: readonly string[] | undefined;
  /** How its callers ask and what it answers, to learn from: the same array in each call of the agent. */
  sentences?: readonly string[] | undefined;
}

/** Both callbacks are asynchronous: never called within `write` or `flush`, nor after `close` or an abort. */
export interface SpeechToTextOptions extends LikelySpeech {
  sampleRateHz: number;
  /** What the caller has just been asked for; asked when an utterance begins. */
  expecting?: (() => Expecting) | undefined;
  /** What is known of that which the caller may spell; null where nothing is. */
  spelling?: (() => Spelling | null) | undefined;
  /** An abort has the effect of `close`. */
  signal: AbortSignal;
  onWords(words: Words): void;
  /** Recognition of the current utterance failed; the stream can take the next. */
  onFailure(failure: ProviderFailure): void;
}

export interface Words {
  /** Transcript of the utterance so far, whole. */
  transcript: string;
  /** The transcript of this utterance will not change any more. */
  isFinal: boolean;
  /** Number of the utterance, from 0; failed utterances count. */
  utterance: number;
}

export interface SpeechToTextStream {
  /** Takes the caller's audio, PCM16 mono: only speech, with a little audio before and after it. */
  write(samples: Int16Array): void;
  /**
   * Ends the utterance. Each flush is answered by exactly one final `onWords` (with an empty transcript when there was
   * no speech) or one `onFailure`.
   */
  flush(): void;
  close(): void;
}
