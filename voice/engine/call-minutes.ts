const dayMs = 86_400_000;

/** Counts the time that calls take on one day, in UTC. */
export interface CallMinutes {
  /** A call that took so long has ended at this time of the wall clock; what of it was before midnight is not counted. */
  add(ms: number, endedAt: number): void;
  /** Of the day that `wallTime` is on. */
  usedMs(wallTime: number): number;
}

/** `usedMs` is what this day's earlier calls took, should the process have been started in the middle of it. */
export function countMinutes(wallTime: number, usedMs = 0): CallMinutes {
  let day = dayOf(wallTime);
  let used = usedMs;

  /** A clock that is set back to yesterday forgives nothing. */
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

export function untilNextDayMs(wallTime: number): number {
  return (dayOf(wallTime) + 1) * dayMs - wallTime;
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}
