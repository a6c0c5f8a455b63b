const dayMs = 86_400_000;

/** Sums the length of calls per UTC day. */
export interface CallMinutes {
  /** Adds a call of `ms` that ended at `endedAt` (wall clock); the part before midnight is not counted. */
  add(ms: number, endedAt: number): void;
  /** The sum for the day of `wallTime`. */
  usedMs(wallTime: number): number;
}

/** `usedMs` is the sum of today's earlier calls, for a process that starts in the middle of a day. */
export function countMinutes(wallTime: number, usedMs = 0): CallMinutes {
  let day = dayOf(wallTime);
  let used = usedMs;

  /** Keeps the sum when the clock is set back to an earlier day. */
  function turnTo(time: number): void {
    const next = dayOf(time);
    if (next > day) used = 0;
    day = next;
  }

  return {
    add(ms, endedAt) {
      turnTo(endedAt);
      used += Math.min(ms, endedAt - day * dayMs);
    },
    usedMs(time) {
      turnTo(time);
      return used;
    },
  };
}

/** The part of the last `ms` that belongs to the day of `wallTime`. */
export function todaysPartMs(ms: number, wallTime: number): number {
  return Math.min(ms, wallTime - dayOf(wallTime) * dayMs);
}

export function untilNextDayMs(wallTime: number): number {
  return (dayOf(wallTime) + 1) * dayMs - wallTime;
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}
