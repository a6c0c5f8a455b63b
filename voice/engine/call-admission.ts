import { type CallMinutes, todaysPartMs, untilNextDayMs } from './call-minutes.ts';
import type { Clock } from './ports.ts';

export interface AdmissionLimits {
  callsAtOnce: number;
  dailyMinutes: number;
}

export interface AdmissionOptions {
  clock: Clock;
  limits: AdmissionLimits;
  minutes: CallMinutes;
  /** True while the event loop is late: another call with audio would make the audio of running calls stutter. */
  isLate?: (() => boolean) | undefined;
}

export type Admission =
  | { outcome: 'admitted'; place: CallPlace }
  | { outcome: 'busy' | 'daily-limit'; retryAfterSeconds: number };

/** A permit for one of the `callsAtOnce` calls. */
export interface CallPlace {
  /** Starts counting the call's minutes. */
  start(): void;
  /** Time of `start` by `Clock.now`; null before it. */
  readonly startedAt: number | null;
  /** Releases the permit and adds the call's length (`ms`, or the time since `start`) to the minutes; idempotent. */
  leave(ms?: number): void;
}

/** Decides whether a call of any backend may begin, by concurrent calls, minutes used today and event-loop delay. */
export interface CallAdmission {
  admit(): Admission;
  /** Minutes of today are left, for another call or for more of a running one. */
  readonly hasMinutes: boolean;
  readonly calls: number;
}

/** `Retry-After` of an answer that all permits are taken. */
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

  /** Minutes of today's finished calls plus today's part of the calls under way. */
  function usedMs(): number {
    const wallTime = clock.wallTime();
    let used = minutes.usedMs(wallTime);
    for (const { startedAt } of places) {
      if (startedAt !== null) used += todaysPartMs(clock.now() - startedAt, wallTime);
    }
    return used;
  }

  const hasMinutes = () => usedMs() < limits.dailyMinutes * 60_000;

  return {
    get hasMinutes() {
      return hasMinutes();
    },
    admit() {
      const isFull = places.size >= limits.callsAtOnce || (places.size >= minCallsForShedding && isLate?.());
      if (isFull) return { outcome: 'busy', retryAfterSeconds: busyRetrySeconds };
      if (!hasMinutes()) {
        return { outcome: 'daily-limit', retryAfterSeconds: Math.ceil(untilNextDayMs(clock.wallTime()) / 1_000) };
      }
      return { outcome: 'admitted', place: takePlace() };
    },
    get calls() {
      return places.size;
    },
  };
}
