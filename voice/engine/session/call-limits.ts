import type { EndedReason } from '../../protocol/server-messages.ts';
import { callSentences } from './call-sentences.ts';
import type { Timers } from './timers.ts';

/** Limits of one call. */
export interface CallLimits {
  maxCallSeconds: number;
  /** The call ends after this silence; after half of it, the agent asks whether the caller is there. */
  silenceSeconds: number;
}

const warningSeconds = 30;

export interface CallLimitOptions {
  timers: Timers;
  limits: CallLimits;
  /** Says a sentence when neither side is speaking. */
  notify(sentence: string): void;
  end(reason: EndedReason, sentence: string): void;
}

/** Enforces the maximum length of a call and of silence in it. */
export interface LimitWatch {
  start(): void;
  /** The caller is active: the next silence counts as the first. */
  active(): void;
  /** Runs while it is the caller's turn and they say nothing. */
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
