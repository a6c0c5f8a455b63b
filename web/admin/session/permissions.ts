import { useSyncExternalStore } from 'react';

let permissions: readonly string[] = [];
const listeners = new Set<() => void>();

/** What whoever is signed in may do, as the server told last; it asks itself at each call. */
export function setPermissions(given: readonly string[]): void {
  if (given.join() === permissions.join()) return;
  permissions = given;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => permissions;

export function usePermissions(): readonly string[] {
  return useSyncExternalStore(subscribe, current, current);
}

/** Whether requests are theirs to change, and not only to read. */
export function useMayWrite(): boolean {
  return usePermissions().includes('submissions:write');
}
