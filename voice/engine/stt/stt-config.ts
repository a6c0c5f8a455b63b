/** Which provider hears, and how it is reached. */
export type SttConfig =
  | {
      provider: 'openai';
      baseUrl: string;
      apiKey: string | undefined;
      model: string;
      /** As the provider writes it, such as `en`; it finds out for itself without one. */
      language: string | undefined;
    }
  | { provider: 'deepgram'; baseUrl: string; apiKey: string; model: string; language: string | undefined }
  | { provider: 'command'; command: string; sampleRateHz: number };
