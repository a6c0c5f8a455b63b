import { useSyncExternalStore } from 'react';

let question: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is to ask for the password, because a call wants it given anew. */
export function usePasswordNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => question !== null);
}

/** The password was given, or its question closed. */
export function answerPasswordNeed(given: boolean): void {
  question?.resolve(given);
  set(null);
}

/**
 * Asks for the password if that is why a call was refused, else resolves to null; resolves to whether it was given, and the
 * call may be made again.
 */
export async function givePassword(refused: Response): Promise<boolean | null> {
  // The page of the own account asks for it in its place.
  if (refused.url.includes('/api/account/passkeys')) return null;
  const problem = await refused.json().catch(() => null);
  if (!String(problem?.type).endsWith(':password-needed')) return null;
  if (!question) set(Promise.withResolvers());
  return question?.promise ?? null;
}
