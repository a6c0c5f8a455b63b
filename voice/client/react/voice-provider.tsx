import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Capabilities } from '../backends/backend.ts';
import type { CallState } from '../call-state.ts';
import type { CallStore } from '../call-store.ts';
import type { MicrophonePermission } from '../voice.ts';

const VoiceContext = createContext<CallStore | null>(null);

/** Hands a store down. The store is made once, outside of rendering; nothing begins by being shown. */
export function VoiceProvider({ store, children }: { store: CallStore; children: ReactNode }) {
  return <VoiceContext value={store}>{children}</VoiceContext>;
}

/** What a card can do. */
export function useCallStore(): CallStore {
  const store = use(VoiceContext);
  if (!store) throw new Error('A VoiceProvider is needed around this component.');
  return store;
}

/**
 * The call, or a part of it: a component is rendered again when that part is another. `select` picks something the state
 * holds, or a plain value; it makes no new object.
 */
export function useCall(): CallState;
export function useCall<Part>(select: (call: CallState) => Part): Part;
export function useCall(select: (call: CallState) => unknown = (call) => call): unknown {
  const store = useCallStore();
  const read = () => select(store.getState().call);
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useMicrophone(): MicrophonePermission {
  const store = useCallStore();
  const read = () => store.getState().microphone;
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What the way calls are held can do; null until its code has come. */
export function useCapabilities(): Capabilities | null {
  const store = useCallStore();
  const read = () => store.getState().capabilities;
  return useSyncExternalStore(store.subscribe, read, read);
}
