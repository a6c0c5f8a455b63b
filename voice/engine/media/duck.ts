import type { ServerMessage } from '../../protocol/server-messages.ts';
import type { Timers } from '../session/timers.ts';

/** Has the page play the agent softly while it is not known whether the caller interrupts. */
export interface Duck {
  on(turn: number): void;
  /** The caller is silent again; their words may still come, but are not waited for long. */
  ease(): void;
  off(): void;
  /** The turn is over, or another page plays it: nothing is soft any more. */
  forget(): void;
}

export function createDuck(timers: Timers, waitMs: number, send: (message: ServerMessage) => void): Duck {
  let ducked: number | null = null;

  function off(): void {
    if (ducked !== null) send({ type: 'duck', turn: ducked, on: false });
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
      send({ type: 'duck', turn, on: true });
    },
    ease() {
      if (ducked !== null) timers.set('duck', waitMs, off);
    },
    off,
    forget,
  };
}
