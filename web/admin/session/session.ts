import { useSyncExternalStore } from 'react';
import { accountHeader } from '#/accounts/account-header.ts';

let ended = false;
let number = 0;
const listeners = new Set<() => void>();

let account: string | null = null;

/** The account that the page shows; null while nobody is known to be signed in. */
export function setAccount(id: string | null): void {
  account = id;
}

/** The account that the page shows. */
export function shownAccount(): string | null {
  return account;
}

/** Of each call: the server knows nobody when another person has signed in with this browser since. */
export function accountHeaders(): Record<string, string> {
  return account === null ? {} : { [accountHeader]: account };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const drops: (() => void)[] = [];

/** Has something dropped when whoever is signed in leaves: the next person at this browser sees nothing of the last. */
export function onSignOut(drop: () => void): void {
  drops.push(drop);
}

/** They have signed out. */
export function leaveSession(): void {
  for (const drop of drops) drop();
}

/** The server no longer knows who this is: the page stays, and asks for the password. */
export function endSession(): void {
  ended = true;
  tell();
}

/** Somebody has signed in again, or has left the page that asked for it. */
export function resumeSession(): void {
  ended = false;
  number++;
  tell();
}

const hasEnded = () => ended;

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, hasEnded, hasEnded);
}

const currentNumber = () => number;

/** Grows with each sign-in on the page: what waits for one tries again. */
export function useSessionNumber(): number {
  return useSyncExternalStore(subscribe, currentNumber, currentNumber);
}
