// What the device itself can do for a call, to tell of before the tap. Asking downloads and starts nothing.

import { isModelReady, thisLanguageModel } from './language-model.ts';
import { isRecognisedHere, recognitionOf } from './recognition.ts';
import { isSafeToAsk } from './safe-to-ask.ts';

export interface DeviceAbilities {
  /** A language model is ready. */
  languageModel: boolean;
  /** Speech can be recognised without sending the sound anywhere. */
  recognition: boolean;
}

/** A browser that takes longer is told of as one that can do neither, and used as such. */
const answerLimitMs = 500;

/** Never rejects. */
export function askDevice(language: string): Promise<DeviceAbilities> {
  const neither = { languageModel: false, recognition: false };
  if (!isSafeToAsk(navigator)) return Promise.resolve(neither);
  const asked = Promise.all([
    isModelReady(thisLanguageModel()),
    isRecognisedHere(recognitionOf(globalThis), language),
  ]).then(([languageModel, recognition]) => ({ languageModel, recognition }));
  return Promise.race([
    asked,
    new Promise<DeviceAbilities>((resolve) => void setTimeout(() => resolve(neither), answerLimitMs)),
  ]);
}
