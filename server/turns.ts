/** How many requests a turn handles while connections wait. A turn of so many takes a few milliseconds. */
const mostWhileOthersWait = 16;

/** The turns of the event loop in which a server reads and handles requests. */
export interface Turns {
  /** Notes that a connection was accepted in this turn. */
  accept(): void;
  /**
   * When the turn began in which this is called, as `performance.now()`: what is read in it came before. A turn begins for
   * this with the first call of any function here.
   */
  beganAtMs(): number;
  /**
   * Handles a request, in this turn or, after those that came before it, in a later one. `work` returns false where there
   * was nothing left to do, which counts for nothing.
   */
  handle(work: () => boolean): void;
}

/**
 * Node accepts one connection in each turn of the event loop (libuv, `uv__server_io`) and reads everything that came on
 * those it has. Hundreds of busy ones make turns of hundreds of milliseconds, and new visitors wait one turn each. So
 * from the turn in which a connection is accepted to the first in which none is, turns are kept short.
 */
export function createTurns(): Turns {
  const waiting: (() => boolean)[] = [];
  let beganAtMs: number | null = null;
  let handled = 0;
  let hasAccepted = false;
  let mostInThisTurn = Number.POSITIVE_INFINITY;

  function begin(): number {
    if (beganAtMs === null) {
      beganAtMs = performance.now();
      setImmediate(end);
    }
    return beganAtMs;
  }

  function end(): void {
    mostInThisTurn = hasAccepted ? mostWhileOthersWait : Number.POSITIVE_INFINITY;
    beganAtMs = null;
    hasAccepted = false;
    handled = 0;
    if (waiting.length === 0) return;
    begin();
    let taken = 0;
    while (handled < mostInThisTurn && taken < waiting.length) if (waiting[taken++]?.()) handled++;
    waiting.splice(0, taken);
  }

  return {
    accept() {
      begin();
      hasAccepted = true;
      mostInThisTurn = mostWhileOthersWait;
    },
    beganAtMs: begin,
    handle(work) {
      begin();
      if (handled >= mostInThisTurn || waiting.length > 0) waiting.push(work);
      else if (work()) handled++;
    },
  };
}
