import type { RecognitionLike } from '../backends/native/browser.ts';

/** The Web Speech API's SpeechRecognition as a class; `available` is not in every browser. */
export interface RecognitionClass {
  new (): RecognitionLike;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** The recogniser of a window; null where it has none. */
export function recognitionOf(window: object): RecognitionClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Record<string, RecognitionClass | undefined>;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Whether speech in this language can be recognised on the device without a download. Never rejects. */
export async function isRecognisedHere(recognition: RecognitionClass | null, language: string): Promise<boolean> {
  try {
    return (await recognition?.available?.({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}
