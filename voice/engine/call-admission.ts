import { type CallMinutes, untilNextDayMs } from './call-minutes.ts';
import type { Clock } from './ports.ts';

export interface AdmissionLimits {
  callsAtOnce: number;
  dailyMinutes: number;
}

export interface AdmissionOptions {
  clock: Clock;
  limits: AdmissionLimits;
  minutes: CallMinutes;
  /** The process is late already: one more call with sound would be heard in those under way. */
  isLate?: (() => boolean) | undefined;
}

export type Admission =
  | { outcome: 'admitted'; place: CallPlace }
  | { outcome: 'busy' | 'daily-limit'; retryAfterSeconds: number };

/** One of the calls that may be on at once. */
export interface CallPlace {
  /** From now on its minutes count. */
  start(): void;
  /** When it started, by `Clock.now`; null before. */
  readonly startedAt: number | null;
  /** Gives the place back, once, and counts what the call took: since its start, unless `ms` says otherwise. */
  leave(ms?: number): void;
}

/** Decides whether one more call may begin, wherever it is held: calls at once, minutes of the day, lateness. */
export interface CallAdmission {
  admit(): Admission;
  readonly calls: number;
}

/** When to ask again after all places were taken. */
export const busyRetrySeconds = 30;
/** Below this number of calls, a late event loop has another cause, and refusing calls would not help. */
const minCallsForShedding = 5;

export function createCallAdmission({ clock, limits, minutes, isLate }: AdmissionOptions): CallAdmission {
  const places = new Set<CallPlace>();

  function takePlace(): CallPlace {
    let startedAt: number | null = null;
    const place: CallPlace = {
      start() {
        startedAt = clock.now();
      },
      get startedAt() {
        return startedAt;
      },
      leave(ms) {
        if (!places.delete(place) || startedAt === null) return;
        minutes.add(ms ?? clock.now() - startedAt, clock.wallTime());
      },
    };
    places.add(place);
    return place;
  }

  /** Finished calls of the day, and what those under way have taken of it so far. */
  function usedMs(): number {
    let used = minutes.usedMs(clock.wallTime());
    for (const { startedAt } of places) if (startedAt !== null) used += clock.now() - startedAt;
    return used;
  }

  return {
    admit() {
      const isFull = places.size >= limits.callsAtOnce || (places.size >= minCallsForShedding && isLate?.());
      if (isFull) return { outcome: 'busy', retryAfterSeconds: busyRetrySeconds };
      if (usedMs() >= limits.dailyMinutes * 60_000) {
        return { outcome: 'daily-limit', retryAfterSeconds: Math.ceil(untilNextDayMs(clock.wallTime()) / 1_000) };
      }
      return { outcome: 'admitted', place: takePlace() };
    },
    get calls() {
      return places.size;
    },
  };
}
