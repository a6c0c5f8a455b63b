const dayMs = 86_400_000;

/** Counts the time that calls take on one day, in UTC. */
export interface CallMinutes {
  add(startedAt: number, endedAt: number): void;
  /** Of the day that `now` is on. */
  usedMs(now: number): number;
}

/** `usedMs` is what this day's earlier calls took, should the process have been started in the middle of it. */
export function countMinutes(now: number, usedMs = 0): CallMinutes {
  let day = dayOf(now);
  let used = usedMs;

  function turnTo(time: number): void {
    if (dayOf(time) === day) return;
    day = dayOf(time);
    used = 0;
  }

  return {
    add(startedAt, endedAt) {
      turnTo(endedAt);
      used += endedAt - Math.max(startedAt, day * dayMs);
    },
    usedMs(time) {
      turnTo(time);
      return used;
    },
  };
}

export function untilNextDayMs(now: number): number {
  return (dayOf(now) + 1) * dayMs - now;
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}
