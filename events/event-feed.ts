import type { Database } from '#/database/open.ts';
import { type Change, lastEventNumber, listChanges } from './list-events.ts';

/** Another server or a maintenance script may have written: this often the feed looks for itself. */
const pollMs = 1_000;

/** Calls back after a time, unless the returned function is called before. */
export interface Timer {
  after(ms: number, callback: () => void): () => void;
}

/** Reads new events once for all who follow them in this process. */
export interface EventFeed {
  /** Calls `listener` with new events, in order, until the returned function is called. */
  follow(listener: (changes: readonly Change[]) => void): () => void;
  /** Reads what is new, and gives the number of the last event: all events after it reach those who follow now. */
  position(): Promise<number>;
}

export function createEventFeed(database: Database, timer: Timer): EventFeed {
  const followers = new Set<(changes: readonly Change[]) => void>();
  let last: number | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<number> | null = null;
  let stop = () => {};

  /** Begins after this call, so that it sees every event committed before it; calls that wait share one read. */
  function readNew(): Promise<number> {
    next ??= running.then(() => {
      next = null;
      const reading = read();
      running = reading.catch(() => {});
      return reading;
    });
    return next;
  }

  async function read(): Promise<number> {
    let number = last ?? (await lastEventNumber(database.db));
    for (;;) {
      last = number;
      const changes = await listChanges(database.db, number);
      const newest = changes.at(-1);
      if (!newest) return number;
      number = newest.number;
      last = number;
      for (const follower of followers) follower(changes);
    }
  }

  /** An unavailable database is asked again at the next poll. */
  function look(): void {
    readNew().catch(() => {});
  }

  function start(): void {
    last = null;
    const forget = database.onCommit(look);
    let cancel = timer.after(pollMs, poll);
    function poll(): void {
      look();
      cancel = timer.after(pollMs, poll);
    }
    stop = () => {
      forget();
      cancel();
    };
  }

  return {
    follow(listener) {
      if (followers.size === 0) start();
      followers.add(listener);
      return () => {
        if (followers.delete(listener) && followers.size === 0) stop();
      };
    },
    position: readNew,
  };
}
