import type { Timers } from '../session/timers.ts';

/** Ducks the agent's sound on the page until it is known whether the caller barges in. */
export interface Duck {
  on(turn: number): void;
  /** The caller is silent again; their words may still come, but are not waited for long. */
  ease(): void;
  off(): void;
  /** The turn is over, or another page plays it: ducking ends. */
  forget(): void;
}

export function createDuck(timers: Timers, waitMs: number, tell: (turn: number, on: boolean) => void): Duck {
  let ducked: number | null = null;

  function off(): void {
    if (ducked !== null) tell(ducked, false);
    forget();
  }

  function forget(): void {
    ducked = null;
    timers.clear('duck');
  }

  return {
    on(turn) {
      timers.clear('duck');
      if (ducked === turn) return;
      ducked = turn;
      tell(turn, true);
    },
    ease() {
      if (ducked !== null) timers.set('duck', waitMs, off);
    },
    off,
    forget,
  };
}
