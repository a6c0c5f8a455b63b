import { useSyncExternalStore } from 'react';

/** As in global.css: the request stands beside the list. */
const split = globalThis.matchMedia('(width >= 68.75rem) and (height >= 30rem)');

export function useSplit(): boolean {
  return useSyncExternalStore(subscribe, () => split.matches);
}

function subscribe(listener: () => void): () => void {
  split.addEventListener('change', listener);
  return () => split.removeEventListener('change', listener);
}
