import { useSyncExternalStore } from 'react';

/** As in global.css: the request stands beside the list. Undefined where a server draws the app. */
const split = globalThis.matchMedia?.('(width >= 68.75rem) and (height >= 30rem)');
const isSplit = () => split?.matches ?? false;

export function useSplit(): boolean {
  return useSyncExternalStore(subscribe, isSplit, isSplit);
}

function subscribe(listener: () => void): () => void {
  split.addEventListener('change', listener);
  return () => split.removeEventListener('change', listener);
}
