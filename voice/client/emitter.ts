/** Listeners by event, each with its arguments. One that throws is reported and harms neither the others nor the call. */
export interface Emitter<Events extends object> {
  /** Returns how to take the listener away again. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events, Name>): () => void;
  off<Name extends keyof Events>(name: Name, listener: Listener<Events, Name>): void;
  /** Nobody need listen, not even to `error`. */
  emit<Name extends keyof Events>(name: Name, ...payload: Payload<Events, Name>): void;
}

export type Payload<Events, Name extends keyof Events> = Events[Name] extends unknown[] ? Events[Name] : never;
export type Listener<Events, Name extends keyof Events> = (...payload: Payload<Events, Name>) => void;

export function createEmitter<Events extends object>(onListenerError: (error: unknown) => void): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<unknown>>();

  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
    off(name, listener) {
      listeners.get(name)?.delete(listener);
    },
    emit(name, ...payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as (...payload: unknown[]) => void)(...payload);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
  };
}
