import type { Clock } from '../../protocol/clock.ts';
import { maxCallExtensions, maxExtensionSeconds } from '../../protocol/limits.ts';
import type { CallTime, EndedReason } from '../../protocol/server-messages.ts';
import { type CallSentences, callSentences } from './call-sentences.ts';
import type { Timers } from './timers.ts';

/** Limits of one call. */
export interface CallLimits {
  /** Each of at most `maxCallExtensions` extensions adds as much, at most `maxExtensionSeconds`. */
  maxCallSeconds: number;
  /** The call ends after this silence; after half of it, the agent asks whether the caller is there. */
  silenceSeconds: number;
}

const warningSeconds = 30;
/** Left when the warning begins to be said, which takes about five seconds: 20 remain to react (WCAG 2.2.1). */
const saidWarningSeconds = 25;

export interface CallLimitOptions {
  clock: Clock;
  timers: Timers;
  limits: CallLimits;
  /** By default those of a call by voice. */
  sentences?: CallSentences;
  /** The server has minutes left for a longer call. */
  mayExtend(): boolean;
  /** Says the sentence when neither side is speaking; `null` says nothing any more. */
  notify(sentence: () => string | null): void;
  /** Tells the page how long the call may take, and whether it is about to end. */
  tell(time: CallTime): void;
  end(reason: EndedReason, sentence: string): void;
}

/** Enforces the maximum length of a call and of silence in it, each with a warning before it ends the call. */
export interface LimitWatch {
  start(): void;
  /** Something is heard of the caller: the next silence counts as the first. */
  active(): void;
  /** The caller says or does something: as `active`; after a warning of its end, the call is extended. */
  goOn(): void;
  /** Runs while it is the caller's turn and they say nothing. */
  startSilenceTimer(): void;
  stopSilenceTimer(): void;
  /** Without a page, silence does not count; the call's length still does. */
  pause(): void;
  resume(): void;
}

export function watchLimits(options: CallLimitOptions): LimitWatch {
  const { clock, timers, limits, sentences = callSentences, mayExtend, notify, tell, end } = options;
  const halfSilenceMs = (limits.silenceSeconds * 1_000) / 2;
  const warnSeconds = Math.min(warningSeconds, Math.floor(limits.maxCallSeconds / 2));
  const extensionSeconds = Math.min(limits.maxCallSeconds, maxExtensionSeconds);
  let asked = false;
  let paused = false;
  let startedAt = 0;
  let maxSeconds = limits.maxCallSeconds;
  let extensions = 0;
  /** The caller was warned that the call's time is up; `isAssured` once it has been said, or shown to a page that is back. */
  let warned: { mayStay: boolean; isAssured: boolean } | null = null;

  function tellTime(): void {
    const elapsedSeconds = (clock.now() - startedAt) / 1_000;
    tell({ elapsedSeconds, maxSeconds, ending: ending(elapsedSeconds) });
  }

  function ending(elapsedSeconds: number): CallTime['ending'] {
    if (warned) {
      const leftSeconds = Math.max(0, Math.round(maxSeconds - elapsedSeconds));
      return { because: 'length', leftSeconds, mayStay: warned.mayStay };
    }
    return asked ? { because: 'silence', leftSeconds: Math.round(halfSilenceMs / 1_000), mayStay: true } : null;
  }

  function isExtensible(): boolean {
    return extensions < maxCallExtensions && mayExtend();
  }

  function countDown(): void {
    const leftMs = startedAt + maxSeconds * 1_000 - clock.now();
    timers.set('duration', leftMs, () => finish('exceeded-max-duration', sentences.over));
    timers.set('warning', leftMs - warnSeconds * 1_000, warn);
  }

  function warn(): void {
    const mine = { mayStay: isExtensible(), isAssured: false };
    warned = mine;
    tellTime();
    notify(() => {
      if (warned !== mine) return null;
      assure();
      return (mine.mayStay ? sentences.almostOver : sentences.lastSeconds)(warnSeconds);
    });
  }

  /** Leaves the caller time to react, once a warning. */
  function assure(): void {
    if (!warned || warned.isAssured || paused) return;
    warned.isAssured = true;
    const leftMs = startedAt + maxSeconds * 1_000 - clock.now();
    const neededMs = Math.min(warnSeconds, saidWarningSeconds) * 1_000;
    if (leftMs < neededMs) timers.set('duration', neededMs, () => finish('exceeded-max-duration', sentences.over));
  }

  /** The server decides; a refusal is told once. */
  function extend(): void {
    if (isExtensible()) {
      extensions++;
      maxSeconds += extensionSeconds;
      warned = null;
      countDown();
      tellTime();
    } else if (warned?.mayStay) {
      warned.mayStay = false;
      tellTime();
      notify(() => sentences.noExtension);
    }
  }

  function finish(reason: EndedReason, sentence: string): void {
    warned = null;
    asked = false;
    tellTime(); // nothing can be done about it any more
    end(reason, sentence);
  }

  function active(): void {
    if (!asked) return;
    asked = false;
    tellTime();
  }

  return {
    start() {
      startedAt = clock.now();
      countDown();
      tellTime();
    },
    active,
    goOn() {
      active();
      if (warned) extend();
    },
    startSilenceTimer() {
      if (paused) return;
      timers.set('silence', halfSilenceMs, () => {
        if (asked) return finish('silence-timed-out', sentences.silence);
        asked = true;
        tellTime();
        notify(() => (asked ? sentences.stillThere : null));
      });
    },
    stopSilenceTimer: () => timers.clear('silence'),
    pause() {
      paused = true;
      timers.clear('silence');
    },
    resume() {
      paused = false;
      assure();
      tellTime();
    },
  };
}
