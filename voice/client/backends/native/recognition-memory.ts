import type { Browser } from './browser.ts';

/** What is known of this browser's recogniser, for as long as the tab lives: some offer one that never answers. */
export interface RecognitionMemory {
  isRefused(): boolean;
  hasWorked(): boolean;
  works(): void;
  refused(): void;
  /** The visitor wants it tried again. */
  forget(): void;
}

const key = 'recognition';

export function createRecognitionMemory(storage: Browser['storage']): RecognitionMemory {
  let known: string | null = null;
  try {
    known = storage?.getItem(key) ?? null;
  } catch {
    // A browser may refuse its storage; then we know nothing.
  }

  function learn(fact: 'works' | 'refused' | null): void {
    if (fact === known) return;
    known = fact;
    try {
      if (fact) storage?.setItem(key, fact);
      else storage?.removeItem(key);
    } catch {
      // As above; what we learnt holds for this page.
    }
  }

  return {
    isRefused: () => known === 'refused',
    hasWorked: () => known === 'works',
    works: () => learn('works'),
    refused: () => learn('refused'),
    forget: () => learn(null),
  };
}
