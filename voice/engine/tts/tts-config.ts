/** Which provider speaks, and how it is reached. */
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
