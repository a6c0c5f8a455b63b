import { isSafeToAsk } from './safe-to-ask.ts';

/** What of the Prompt API is used (`LanguageModel`, https://webmachinelearning.github.io/prompt-api/). */
export interface LanguageModelLike {
  availability(options: LanguageOptions): Promise<string>;
  create(
    options: LanguageOptions & {
      initialPrompts: { role: 'system'; content: string }[];
      signal: AbortSignal;
      monitor(monitor: DownloadMonitor): void;
    },
  ): Promise<ModelSessionLike>;
}
export interface ModelSessionLike {
  prompt(
    text: string,
    options: { responseConstraint: object; omitResponseConstraintInput: boolean; signal: AbortSignal },
  ): Promise<string>;
  clone(options: { signal: AbortSignal }): Promise<ModelSessionLike>;
  destroy(): void;
}
export interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface LanguageOptions {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

/** Asked about and created with the same options, as the answer to the first depends on them. */
export const languageOptions: LanguageOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Whether a model is on this device, so that using it downloads nothing. Never rejects. */
export async function isModelReady(languageModel: LanguageModelLike | null): Promise<boolean> {
  try {
    return (await languageModel?.availability(languageOptions)) === 'available';
  } catch {
    return false;
  }
}

/** The one of the browser we are in; null in most, and where asking it is not safe. */
export function thisLanguageModel(): LanguageModelLike | null {
  if (!isSafeToAsk(navigator)) return null;
  return (globalThis as { LanguageModel?: LanguageModelLike }).LanguageModel ?? null;
}
