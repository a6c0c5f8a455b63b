import type { Clock } from '../../engine/ports.ts';
import { maxModelOutputTokens, maxModelSentences, maxToolRounds } from '../../protocol/limits.ts';

/** How long a turn of a language model may take, and how much it may say. */
export interface TurnLimits {
  /** After this much silence the page is told that something is slow. */
  hangMs: number;
  /** The first word must come within this, or the rules answer. */
  firstWordMs: number;
  /** Between two pieces of an answer. */
  stallMs: number;
  /** For the whole turn. */
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
  /** Waits for what is awaited, once until it is slow (`hang`) and then until it is too late. */
  wait<T>(awaited: Promise<T>): Promise<Waited<T>>;
  /** Something came: from here the time between two pieces counts. */
  progress(): void;
}

/** The timeouts of one turn. They hold no timer while nobody waits. */
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
