const dayMs = 86_400_000;

/** Networks whose minutes of a day are counted; beyond that, those of the network that came first are forgotten. */
export const maxCountedNetworks = 100_000;

/** Sums the length of calls per UTC day, of all callers and of each network. */
export interface CallMinutes {
  /** Adds a call of `ms` that ended at `endedAt` (wall clock); the part before midnight is not counted. */
  add(ms: number, endedAt: number, network: string | null): void;
  /** The sum for the day of `wallTime`, of one network or, with null, of all calls. */
  usedMs(wallTime: number, network: string | null): number;
}

/**
 * `usedMs` is the sum of today's earlier calls, for a process that starts in the middle of a day. Stored calls have no
 * address, so those of each network begin anew with the process.
 */
export function countMinutes(wallTime: number, usedMs = 0): CallMinutes {
  let day = dayOf(wallTime);
  let used = usedMs;
  const usedBy = new Map<string, number>();

  /** Keeps the sum when the clock is set back to an earlier day. */
  function turnTo(time: number): void {
    const next = dayOf(time);
    if (next > day) {
      used = 0;
      usedBy.clear();
    }
    day = next;
  }

  return {
    add(ms, endedAt, network) {
      turnTo(endedAt);
      const todays = Math.min(ms, endedAt - day * dayMs);
      used += todays;
      if (network === null) return;
      const [oldest] = usedBy.keys();
      if (usedBy.size >= maxCountedNetworks && oldest !== undefined && !usedBy.has(network)) usedBy.delete(oldest);
      usedBy.set(network, (usedBy.get(network) ?? 0) + todays);
    },
    usedMs(time, network) {
      turnTo(time);
      return network === null ? used : (usedBy.get(network) ?? 0);
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
