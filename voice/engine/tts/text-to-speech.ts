export interface TextToSpeechCapabilities {
  /** Gives audio before the whole sentence is synthesised. */
  streaming: boolean;
}

export interface TextToSpeech {
  readonly name: string;
  readonly capabilities: TextToSpeechCapabilities;
  /**
   * Streams the audio of one sentence: PCM16 mono at `sampleRateHz`, in chunks of any length. An abort ends it without
   * an error.
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
