/** Time and timers; tests replace it by a fake. */
export interface Clock {
  /** Monotonic time in milliseconds from an arbitrary start; for all durations. */
  now(): number;
  /** Milliseconds since 1970, for storage and display. May jump when somebody sets the machine's clock. */
  wallTime(): number;
  /** Calls back once after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}
