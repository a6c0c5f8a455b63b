const listeners = new Set<(requestId: string) => void>();

/** Calls the listener with each request that comes, spam included, until the signal. */
export function onArrival(listener: (requestId: string) => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}

export function tellArrival(requestId: string): void {
  for (const listener of listeners) listener(requestId);
}
