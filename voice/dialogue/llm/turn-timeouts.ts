import type { Clock } from '../../engine/ports.ts';
import { maxModelOutputTokens, maxModelSentences, maxToolRounds } from '../../protocol/limits.ts';

/** Limits of a language model's turn in time and length. */
export interface TurnLimits {
  /** The page gets `hang` after this time without output. */
  hangMs: number;
  /** Limit for the first output; after it the rules answer. */
  firstWordMs: number;
  /** Limit between two chunks of an answer. */
  stallMs: number;
  /** Limit for the whole turn. */
  turnMs: number;
  maxToolRounds: number;
  maxOutputTokens: number;
  maxSentences: number;
}

export const defaultTurnLimits: TurnLimits = {
  hangMs: 1_500,
  firstWordMs: 6_000,
  stallMs: 5_000,
  turnMs: 25_000,
  maxToolRounds,
  maxOutputTokens: maxModelOutputTokens,
  maxSentences: maxModelSentences,
};

export type Waited<T> = { came: T } | 'hang' | 'too-late';

export interface TurnTimeouts {
  /** Awaits a promise; returns `hang` once when it is slow, and `too-late` at the deadline. */
  wait<T>(awaited: Promise<T>): Promise<Waited<T>>;
  /** Output arrived: `stallMs` counts from here. */
  progress(): void;
}

/** The timeouts of one turn; timers run only during `wait`. */
export function createTurnTimeouts(clock: Clock, limits: TurnLimits): TurnTimeouts {
  const start = clock.now();
  let deadline = start + limits.firstWordMs;
  let hangAt: number | null = start + limits.hangMs;

  return {
    progress() {
      deadline = clock.now() + limits.stallMs;
      hangAt = null;
    },
    async wait<T>(awaited: Promise<T>): Promise<Waited<T>> {
      const stops: (() => void)[] = [];
      const at = (time: number, verdict: 'hang' | 'too-late') =>
        new Promise<'hang' | 'too-late'>((resolve) => {
          stops.push(clock.after(Math.max(0, time - clock.now()), () => resolve(verdict)));
        });
      const verdicts = [at(Math.min(deadline, start + limits.turnMs), 'too-late')];
      if (hangAt !== null) verdicts.push(at(hangAt, 'hang'));
      try {
        const waited = await Promise.race([awaited.then((came) => ({ came })), ...verdicts]);
        if (waited === 'hang') hangAt = null;
        return waited;
      } finally {
        for (const stop of stops) stop();
      }
    },
  };
}
