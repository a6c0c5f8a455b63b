/** The speech-to-text provider and its settings. */
export type SttConfig =
  | {
      provider: 'openai';
      baseUrl: string;
      apiKey: string | undefined;
      model: string;
      /** In the provider's notation, such as `en`; without one, the provider detects the language. */
      language: string | undefined;
    }
  | { provider: 'deepgram'; baseUrl: string; apiKey: string; model: string; language: string | undefined }
  | { provider: 'command'; command: string; sampleRateHz: number };
