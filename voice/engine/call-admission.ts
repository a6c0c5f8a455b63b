import { type CallMinutes, todaysPartMs, untilNextDayMs } from './call-minutes.ts';
import type { Clock } from './ports.ts';

export interface AdmissionLimits {
  callsAtOnce: number;
  /** The limit of the address's network is a multiple of it, and at most half of `callsAtOnce`. */
  callsAtOncePerAddress: number;
  dailyMinutes: number;
  dailyMinutesPerNetwork: number;
}

/** The addresses of one owner or carrier; `factor` is what they may have, as a multiple of one address's share. */
export interface CallerNetwork {
  key: string;
  factor: number;
}

export interface AdmissionOptions {
  clock: Clock;
  limits: AdmissionLimits;
  minutes: CallMinutes;
  /** Null for an address that is in no network. */
  networkOf(address: string): CallerNetwork | null;
  /** True while the event loop is late: another call with audio would make the audio of running calls stutter. */
  isLate?: (() => boolean) | undefined;
}

export type Admission =
  | { outcome: 'admitted'; place: CallPlace }
  | { outcome: AdmissionRefusal; retryAfterSeconds: number };

/** `address-busy` and `network-daily-limit`: others may still call. */
export type AdmissionRefusal = 'busy' | 'daily-limit' | 'address-busy' | 'network-daily-limit';

/** A permit for one of the `callsAtOnce` calls. */
export interface CallPlace {
  /** Starts counting the call's minutes. */
  start(): void;
  /** Time of `start` by `Clock.now`; null before it. */
  readonly startedAt: number | null;
  /** Minutes of today are left for more of this call. */
  readonly hasMinutes: boolean;
  /** Releases the permit and adds the call's length (`ms`, or the time since `start`) to the minutes; idempotent. */
  leave(ms?: number): void;
}

/**
 * Decides whether a call of any backend may begin, by concurrent calls and minutes used today, of all callers and of one
 * caller's network, and by event-loop delay.
 */
export interface CallAdmission {
  /** `address`: the caller's, whose share is counted; null counts against the totals alone. */
  admit(address: string | null, callId: string): Admission | Promise<Admission>;
  readonly calls: number;
}

/** The admission of one process, which answers at once. */
export interface OwnAdmission extends CallAdmission {
  admit(address: string | null): Admission;
}

/** `Retry-After` of an answer that all permits are taken. */
export const busyRetrySeconds = 30;
/** Below this number of calls, a late event loop has another cause, and refusing calls would not help. */
const minCallsForShedding = 5;

interface Holder {
  address: string | null;
  network: CallerNetwork | null;
}

export function createCallAdmission(options: AdmissionOptions): OwnAdmission {
  const { clock, limits, minutes, networkOf, isLate } = options;
  const places = new Map<CallPlace, Holder>();

  function takePlace(holder: Holder): CallPlace {
    let startedAt: number | null = null;
    const place: CallPlace = {
      start() {
        startedAt = clock.now();
      },
      get startedAt() {
        return startedAt;
      },
      get hasMinutes() {
        return minutesRefusal(holder) === null;
      },
      leave(ms) {
        if (!places.delete(place) || startedAt === null) return;
        minutes.add(ms ?? clock.now() - startedAt, clock.wallTime(), keyOf(holder));
      },
    };
    places.set(place, holder);
    return place;
  }

  /** Minutes of today's finished calls plus today's part of the calls under way; of one network, or with null of all. */
  function usedMs(network: string | null): number {
    const wallTime = clock.wallTime();
    let used = minutes.usedMs(wallTime, network);
    for (const [{ startedAt }, holder] of places) {
      const counts = network === null || keyOf(holder) === network;
      if (counts && startedAt !== null) used += todaysPartMs(clock.now() - startedAt, wallTime);
    }
    return used;
  }

  function minutesRefusal(holder: Holder): AdmissionRefusal | null {
    if (usedMs(null) >= limits.dailyMinutes * 60_000) return 'daily-limit';
    const key = keyOf(holder);
    return key !== null && usedMs(key) >= limits.dailyMinutesPerNetwork * 60_000 ? 'network-daily-limit' : null;
  }

  function placeRefusal({ address, network }: Holder): AdmissionRefusal | null {
    if (places.size >= limits.callsAtOnce || (places.size >= minCallsForShedding && isLate?.())) return 'busy';
    if (address === null) return null;
    const others = [...places.values()];
    const ofAddress = others.filter((other) => other.address === address).length;
    const ofNetwork = others.filter((other) => network !== null && other.network?.key === network.key).length;
    const { callsAtOnce, callsAtOncePerAddress } = limits;
    const most = Math.min(callsAtOncePerAddress * (network?.factor ?? 1), Math.ceil(callsAtOnce / 2));
    return ofAddress >= callsAtOncePerAddress || ofNetwork >= most ? 'address-busy' : null;
  }

  return {
    admit(address) {
      const holder = { address, network: address === null ? null : networkOf(address) };
      const refusal = placeRefusal(holder) ?? minutesRefusal(holder);
      return refusal ? refusalOf(refusal, clock.wallTime()) : { outcome: 'admitted', place: takePlace(holder) };
    },
    get calls() {
      return places.size;
    },
  };
}

/** Says when a refused caller may try again. */
export function refusalOf(outcome: AdmissionRefusal, wallTime: number): Exclude<Admission, { outcome: 'admitted' }> {
  const isOfMinutes = outcome === 'daily-limit' || outcome === 'network-daily-limit';
  const retryAfterSeconds = isOfMinutes ? Math.ceil(untilNextDayMs(wallTime) / 1_000) : busyRetrySeconds;
  return { outcome, retryAfterSeconds };
}

/** Whose share of the day a call's minutes come from. */
function keyOf({ address, network }: Holder): string | null {
  return network?.key ?? address;
}
