export interface Refusal {
  admitted: false;
  retryAfterSeconds: number;
}

export type Admission = { admitted: true } | Refusal;

/** `counts` are how many there are now, in the order of what was asked. */
export type Counts = { admitted: true; counts: number[] } | Refusal;

/** A counter and how many it may count in a window. */
export interface Wanted {
  key: string;
  points: number;
}

/** Fixed-window counters by key. A key's window begins with its first count. */
export interface Counters {
  /** Counts one more in each. When one is used up, none is counted, and its window says how long to wait. */
  take(wanted: readonly Wanted[]): Promise<Counts>;
  giveBack(keys: readonly string[]): Promise<void>;
}

/** A refusal for the rest of a window; at most a whole window, even when a clock was set back meanwhile. */
export function refusal(leftMs: number, windowMs: number): Refusal {
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.min(leftMs, windowMs) / 1_000)) };
}
