export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

/** Counts by key in windows of one length, each beginning with its key's first count. */
export interface Counters {
  /** Counts one more; counts nothing and says how long the window lasts when `points` are used up. */
  take(key: string, points: number): Promise<Admission>;
  giveBack(key: string): Promise<void>;
}

/** A refusal for what is left of a window; never longer than a whole one, whatever a clock has done meanwhile. */
export function refusal(leftMs: number, windowMs: number): Admission {
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.min(leftMs, windowMs) / 1_000)) };
}
