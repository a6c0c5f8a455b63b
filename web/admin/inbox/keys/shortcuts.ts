import { useSyncExternalStore } from 'react';
import { slash } from '#/web/ui/key-names.ts';

/** The keys of the inbox, as the help lists them. */
export const shortcuts = [
  { keys: ['j', '↓'], text: 'Next request' },
  { keys: ['k', '↑'], text: 'Previous request' },
  { keys: ['Enter'], text: 'Open the request' },
  { keys: ['Esc'], text: 'Back to the list' },
  { keys: ['c'], text: 'Mark as contacted' },
  { keys: ['e'], text: 'Mark as completed' },
  { keys: ['a'], text: 'Assign to me' },
  { keys: ['d'], text: 'Delete' },
  { keys: ['z'], text: 'Undo the last change' },
  { keys: [slash], text: 'Search' },
  { keys: ['?'], text: 'Show these keys' },
] as const;

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
