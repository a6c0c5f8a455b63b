import type { Timers } from '../session/timers.ts';

/** Lowers the agent's volume on the page while a possible barge-in is undecided. */
export interface Duck {
  on(turn: number): void;
  /** The caller is silent again: un-ducks after `waitMs` if no transcript settles the question first. */
  ease(): void;
  off(): void;
  /** Ends ducking without a message: the turn is over, or another page plays it. */
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
