/** A value that tells when it changes. */
export interface Observable<Value extends object> {
  /** The same object until something changes. */
  getState(): Value;
  set(change: Partial<Value>): void;
  subscribe(listener: () => void): () => void;
}

export function createObservable<Value extends object>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    getState: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
