import { useSyncExternalStore } from 'react';

const storedAs = 'frontdesk-single-keys';
const listeners = new Set<() => void>();
let enabled = readEnabled();

function readEnabled(): boolean {
  try {
    return localStorage.getItem(storedAs) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters act (WCAG 2.1.4 asks for a way to switch them off). */
export function useKeysEnabled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => enabled,
  );
}

export function setKeysEnabled(wanted: boolean): void {
  enabled = wanted;
  try {
    localStorage.setItem(storedAs, wanted ? 'on' : 'off');
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}
