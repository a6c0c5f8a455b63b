import type { BusinessHours } from '#/content/promises.ts';

const dayMs = 24 * 3_600_000;

/** Counts time within business hours. Times are milliseconds since 1970. */
export interface BusinessTime {
  /** The moment at which so much business time has passed since `startMs`. */
  after(startMs: number, amountMs: number): number;
  /** The last moment from which so much business time, or more, has passed until `endMs`. */
  before(endMs: number, amountMs: number): number;
  /** The business time from one moment to a later one. */
  between(startMs: number, endMs: number): number;
}

/** Every hour of every day counts. */
export const roundTheClock: BusinessTime = {
  after: (startMs, amountMs) => startMs + amountMs,
  before: (endMs, amountMs) => endMs - amountMs,
  between: (startMs, endMs) => Math.max(0, endMs - startMs),
};

interface Opening {
  fromMs: number;
  untilMs: number;
}

/**
 * Openings last from the one time to the other by the clock of the time zone, so that one on a day on which the clocks
 * change may be an hour longer or shorter. No zone is more than a day from UTC.
 */
export function createBusinessTime({ days, from, until, timeZone }: BusinessHours): BusinessTime {
  const openDays = new Set(days);
  const openings = new Map<number, Opening | null>();
  const start = Temporal.PlainTime.from(from);
  const end = until === '24:00' ? null : Temporal.PlainTime.from(until);

  /** The opening of a day, counted from 1970-01-01; null when it is closed. */
  function openingOf(day: number): Opening | null {
    const known = openings.get(day);
    if (known !== undefined) return known;
    const date = new Temporal.PlainDate(1970, 1, 1).add({ days: day });
    const msAt = (on: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
      on.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
    const opening = openDays.has(date.dayOfWeek)
      ? {
          fromMs: msAt(date, start),
          untilMs: end ? msAt(date, end) : msAt(date.add({ days: 1 }), new Temporal.PlainTime()),
        }
      : null;
    if (openings.size >= maxKnownDays) openings.clear();
    openings.set(day, opening);
    return opening;
  }

  return {
    after(startMs, amountMs) {
      let left = amountMs;
      for (let day = dayOf(startMs) - 1; ; day++) {
        const opening = openingOf(day);
        if (!opening || opening.untilMs <= startMs) continue;
        const fromMs = Math.max(opening.fromMs, startMs);
        if (opening.untilMs - fromMs >= left) return fromMs + left;
        left -= Math.max(0, opening.untilMs - fromMs);
      }
    },
    before(endMs, amountMs) {
      let left = amountMs;
      for (let day = dayOf(endMs) + 1; ; day--) {
        const opening = openingOf(day);
        if (!opening || opening.fromMs >= endMs) continue;
        const untilMs = Math.min(opening.untilMs, endMs);
        if (untilMs - opening.fromMs >= left) return untilMs - left;
        left -= Math.max(0, untilMs - opening.fromMs);
      }
    },
    between(startMs, endMs) {
      let sum = 0;
      for (let day = dayOf(startMs) - 1; day <= dayOf(endMs) + 1; day++) {
        const opening = openingOf(day);
        if (opening) sum += Math.max(0, Math.min(opening.untilMs, endMs) - Math.max(opening.fromMs, startMs));
      }
      return sum;
    },
  };
}

/** Days of which the opening is remembered: asking the time zone takes longer than all else. */
const maxKnownDays = 4_000;

function dayOf(ms: number): number {
  return Math.floor(ms / dayMs);
}
