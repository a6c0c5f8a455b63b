import type { TurnLatency } from '../ports.ts';

/** Puts together what one turn took: what the session knows, and what came of its sound. */
export interface TurnTimes {
  /** The session's part, at the first sentence of an answer. */
  answered(latency: TurnLatency, at: number, recognitionMs: number | undefined): void;
  /** The first sound was made, sent or played. */
  first(turn: number, what: 'made' | 'sent' | 'played', at: number): void;
  /** The turn is over, whatever is missing. */
  close(): void;
}

/** `onTimes` is called once for each answer, when the first of its sound is played or never will be. */
export function createTurnTimes(onTimes: (latency: TurnLatency) => void): TurnTimes {
  let open: { latency: TurnLatency; at: number; made?: number; sent?: number } | null = null;

  function close(): void {
    if (open) onTimes(open.latency);
    open = null;
  }

  return {
    answered(latency, at, recognitionMs) {
      close();
      open = { latency: { ...latency, ...(recognitionMs !== undefined && { recognitionMs }) }, at };
    },
    first(turn, what, at) {
      if (open?.latency.turn !== turn) return;
      const { latency } = open;
      if (what === 'made' && open.made === undefined) {
        open.made = at;
        latency.speechMs = at - open.at;
      } else if (what === 'sent' && open.made !== undefined && open.sent === undefined) {
        open.sent = at;
        latency.overheadMs += at - open.made;
      } else if (what === 'played' && open.sent !== undefined) {
        latency.playoutMs = Math.max(0, at - open.sent);
        close();
      }
    },
    close,
  };
}
