import type { InCall } from '../../client/call-state.ts';
import { createCallStore } from '../../client/call-store.ts';
import { createVoice } from '../../client/create-voice.ts';
import type { TabStorage } from '../../client/tab-storage.ts';
import type { Voice } from '../../client/voice.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createScriptedBackend } from './scripted-backend.ts';

/** A call store over a scripted backend and a fake clock. */
export function holdStore(loadClient?: (client: Voice) => Promise<Voice>, storage: TabStorage | null = null) {
  const clock = createFakeClock();
  const backend = createScriptedBackend();
  const client = createVoice({ backend, clock });
  const store = createCallStore({
    loadClient: () => (loadClient ? loadClient(client) : Promise.resolve(client)),
    target: 'frontdesk',
    storage,
    now: clock.now,
  });
  return {
    clock,
    backend,
    client,
    store,
    state: () => store.getState().call,
    inCall(): InCall {
      const { call } = store.getState();
      if (call.status !== 'in-call') throw new Error(`the call is ${call.status}`);
      return call;
    },
    async call() {
      const started = store.start();
      await clock.advance(0);
      await started;
      backend.deliver({ type: 'listening' });
    },
  };
}
