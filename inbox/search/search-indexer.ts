import { setImmediate as eventsRead, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import { indexSome, isUpToDate } from './search-backlog.ts';

/** How long a request waits for its words in the index, unless somebody searches before. */
const pollMs = 2_000;
/** While requests are written: the work for the index is then some hundredths of the time. */
const betweenWritesMs = 250;

/** Enters the words of new and changed requests, at once when nothing else is written, else little by little. */
export function startSearchIndexer(database: Database, onProblem: (error: unknown) => void) {
  const stopped = new AbortController();
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    try {
      let lastEvent: number | null = null;
      if (await isUpToDate(database.db)) return;
      while (!stopped.signal.aborted) {
        const step = await indexSome(database, { waits: false });
        if (step.outcome !== 'more') break;
        if (lastEvent === step.lastEvent) await eventsRead();
        else await pause(betweenWritesMs, undefined, { signal: stopped.signal });
        lastEvent = step.lastEvent;
      }
    } catch (error) {
      if (!stopped.signal.aborted) onProblem(error);
    }
  }

  function wake(): void {
    if (stopped.signal.aborted) return;
    working ??= work().finally(() => {
      working = null;
    });
  }

  const polling = setInterval(wake, pollMs);
  wake();
  return {
    /** Resolves when the write under way has ended. */
    async stop(): Promise<void> {
      stopped.abort();
      clearInterval(polling);
      await working;
    },
  };
}
