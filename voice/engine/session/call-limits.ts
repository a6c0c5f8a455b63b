import type { EndedReason } from '../../protocol/server-messages.ts';
import { callSentences } from './call-sentences.ts';
import type { Timers } from './timers.ts';

/** What one call may take. */
export interface CallLimits {
  maxCallSeconds: number;
  /** The caller is asked after half of it. */
  silenceSeconds: number;
}

const warningSeconds = 30;

export interface CallLimitOptions {
  timers: Timers;
  limits: CallLimits;
  /** Says something when the line is free. */
  notify(sentence: string): void;
  end(reason: EndedReason, sentence: string): void;
}

/** Watches over the length of a call, and over silence in it. */
export interface LimitWatch {
  start(): void;
  /** The caller is there: silence is counted anew. */
  active(): void;
  /** For when it is the caller's turn, and they say nothing; stopped when somebody speaks, or nobody can. */
  startSilenceTimer(): void;
  stopSilenceTimer(): void;
  /** Without a page, silence does not count; the call's length still does. */
  pause(): void;
  resume(): void;
}

export function watchLimits({ timers, limits, notify, end }: CallLimitOptions): LimitWatch {
  let asked = false;
  let paused = false;
  const halfSilenceMs = (limits.silenceSeconds * 1_000) / 2;

  return {
    start() {
      const warnSeconds = Math.min(warningSeconds, Math.floor(limits.maxCallSeconds / 2));
      timers.set('duration', limits.maxCallSeconds * 1_000, () => end('exceeded-max-duration', callSentences.over));
      timers.set('warning', (limits.maxCallSeconds - warnSeconds) * 1_000, () =>
        notify(callSentences.almostOver(warnSeconds)),
      );
    },
    active() {
      asked = false;
    },
    startSilenceTimer() {
      if (paused) return;
      timers.set('silence', halfSilenceMs, () => {
        if (asked) return end('silence-timed-out', callSentences.silence);
        asked = true;
        notify(callSentences.stillThere);
      });
    },
    stopSilenceTimer: () => timers.clear('silence'),
    pause() {
      paused = true;
      timers.clear('silence');
    },
    resume() {
      paused = false;
    },
  };
}
