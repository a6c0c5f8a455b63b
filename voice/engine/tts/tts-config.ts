/** The text-to-speech provider and its settings. */
export type TtsConfig =
  | {
      provider: 'openai';
      baseUrl: string;
      apiKey: string | undefined;
      model: string;
      voice: string;
      sampleRateHz: number;
    }
  | { provider: 'deepgram'; baseUrl: string; apiKey: string; model: string }
  | { provider: 'command'; command: string; voice: string | undefined; sampleRateHz: number };
