interface Refusal {
  admitted: false;
  retryAfterSeconds: number;
}

export type Admission = { admitted: true } | Refusal;

/** `count` is how many there are in the window now. */
export type Count = { admitted: true; count: number } | Refusal;

/** Fixed-window counters by key. A key's window begins with its first count. */
export interface Counters {
  /** Counts one more. When `points` are used up, it counts nothing and returns how long the window still lasts. */
  take(key: string, points: number): Promise<Count>;
  giveBack(key: string): Promise<void>;
}

/** A refusal for the rest of a window; at most a whole window, even when a clock was set back meanwhile. */
export function refusal(leftMs: number, windowMs: number): Refusal {
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.min(leftMs, windowMs) / 1_000)) };
}
