/** The time, and what happens later; in tests both are a script's. */
export interface Clock {
  /** Milliseconds from some moment on, never set back or forth: every span is measured with it. */
  now(): number;
  /** Milliseconds since 1970, for what is stored or shown. Whoever keeps the machine may set it at any time. */
  wallTime(): number;
  /** Calls back once after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}
