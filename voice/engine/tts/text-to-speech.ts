export interface TextToSpeechCapabilities {
  /** Begins to give sound before the whole is made. */
  streaming: boolean;
}

export interface TextToSpeech {
  readonly name: string;
  readonly capabilities: TextToSpeechCapabilities;
  /**
   * The sound of one sentence as it comes, PCM16 mono of `sampleRateHz`, in chunks of any length. An abort ends it
   * without an error.
   * @throws {ProviderError}
   */
  speak(text: string, options: SpeakOptions): AsyncIterable<Int16Array>;
}

export interface SpeakOptions {
  sampleRateHz: number;
  /** 1 is the voice's own speed, 2 is twice as fast. */
  rate: number;
  signal: AbortSignal;
}
