/** How many requests a turn handles while connections wait. A turn of so many takes a few milliseconds. */
const mostWhileOthersWait = 16;

/** The turns of the event loop in which a server reads and handles requests. */
export interface Turns {
  /** Counts a connection that was accepted. */
  accept(): void;
  /** When the turn began in which this is called, as `performance.now()`: what is read in it came before. */
  beganAtMs(): number;
  /** Handles a request, in this turn or, after those that came before it, in a later one. */
  handle(work: () => void): void;
}

/**
 * Node accepts one connection in each turn of the event loop (libuv, `uv__server_io`) and reads everything that came on
 * those it has. Hundreds of busy ones make turns of hundreds of milliseconds, and new visitors wait one turn each. So
 * from the turn in which a connection is accepted to the first in which none is, turns are kept short.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let beganAtMs: number | null = null;
  let handled = 0;
  let hasAccepted = false;
  let most = Number.POSITIVE_INFINITY;

  function begin(): number {
    if (beganAtMs === null) {
      beganAtMs = performance.now();
      setImmediate(end);
    }
    return beganAtMs;
  }

  function end(): void {
    most = hasAccepted ? mostWhileOthersWait : Number.POSITIVE_INFINITY;
    beganAtMs = null;
    hasAccepted = false;
    handled = 0;
    const next = waiting.splice(0, most);
    if (next.length === 0) return;
    begin();
    handled = next.length;
    for (const work of next) work();
  }

  return {
    accept() {
      begin();
      hasAccepted = true;
      most = mostWhileOthersWait;
    },
    beganAtMs: begin,
    handle(work) {
      begin();
      if (handled >= most || waiting.length > 0) waiting.push(work);
      else {
        handled++;
        work();
      }
    },
  };
}
