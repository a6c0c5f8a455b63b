import type { CallStore } from '#/voice/client/store.ts';

/** A server that does not greet by then is not waited for. */
const greetingLimitMs = 2_000;

/** Resolves once the assistant has greeted, so that its greeting stands before the first message; or there is no chat. */
export function greeted(store: CallStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, greetingLimitMs);
    const forget = store.subscribe(look);
    look();

    function look(): void {
      const { call } = store.getState();
      if (call.status === 'idle' || (call.status === 'in-call' && call.finals.length > 0)) done();
    }

    function done(): void {
      clearTimeout(timer);
      forget();
      resolve();
    }
  });
}
