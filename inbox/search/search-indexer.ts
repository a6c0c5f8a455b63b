import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import { indexQueued } from './search-index.ts';

/** Calls and other programs write without telling. */
const pollMs = 2_000;

/** Keeps the words up to date that were changed outside our own writes of requests. */
export function startSearchIndexer(database: Database, onProblem: (error: unknown) => void) {
  let stopped = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    try {
      while (!stopped && (await indexQueued(database)) > 0) await eventsRead();
    } catch (error) {
      onProblem(error);
    }
    working = null;
  }

  function wake(): void {
    if (!stopped) working ??= work();
  }

  const polling = setInterval(wake, pollMs);
  wake();
  return {
    /** Resolves when the write under way has ended. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(polling);
      await working;
    },
  };
}
