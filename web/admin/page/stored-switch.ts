import { useSyncExternalStore } from 'react';

/** A choice of whoever works at this browser, which keeps it: the same in all its tabs. */
export interface StoredSwitch {
  isOn(): boolean;
  set(on: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createStoredSwitch(storedAs: string, atFirst: boolean): StoredSwitch {
  const listeners = new Set<() => void>();
  let on = read();

  function read(): boolean {
    if (!globalThis.window) return atFirst;
    try {
      return (localStorage.getItem(storedAs) ?? (atFirst ? 'on' : 'off')) === 'on';
    } catch {
      return atFirst;
    }
  }

  function take(next: boolean): void {
    on = next;
    for (const listener of listeners) listener();
  }

  // Told of what another tab stores.
  globalThis.window?.addEventListener('storage', () => take(read()));
  return {
    isOn: () => on,
    set(wanted) {
      try {
        localStorage.setItem(storedAs, wanted ? 'on' : 'off');
      } catch {
        // Without storage the choice holds until the page is left.
      }
      take(wanted);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStoredSwitch({ subscribe, isOn }: StoredSwitch): boolean {
  return useSyncExternalStore(subscribe, isOn, isOn);
}
