import type { TurnLatency } from '../ports.ts';

/** Assembles the latency of one turn from the session's part and the audio's part. */
export interface TurnTimes {
  /** The session's part, known at the first sentence of an answer. */
  answered(latency: TurnLatency, at: number, recognitionMs: number | undefined): void;
  /** The first audio was made, sent or played. */
  first(turn: number, what: 'made' | 'sent' | 'played', at: number): void;
  /** The turn is over: reports what is known. */
  close(): void;
}

/** `onTimes` is called once per answer: when its first audio is played, or when the turn ends without that. */
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
