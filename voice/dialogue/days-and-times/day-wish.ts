import type { Day } from './day.ts';
import { boundBefore, withinBound } from './day-bounds.ts';

/** What a caller says about the day. */
export type DayWish =
  /** `byWeekday`: named as a weekday, so that 'the one after' is a week later. */
  | { kind: 'on'; day: Day; byWeekday?: true }
  | { kind: 'among'; days: readonly Day[] }
  /** The sooner the better, or any day. */
  | { kind: 'soonest' }
  | { kind: 'past'; day: Day }
  /** A weekday and a date that do not belong together; `day` is the date. */
  | { kind: 'mismatch'; day: Day }
  /** A date that no calendar has, as it is said: 'February 31'. */
  | { kind: 'none'; date: string };

export interface HeardDay {
  wish: DayWish;
  /** The other words, in which a time may stand. */
  rest: string[];
}

export function on(day: Day, today: Day, words: readonly string[], from: number, count: number): HeardDay {
  const rest = without(words, from, count);
  const bound = boundBefore(words, from);
  if (bound)
    return { wish: { kind: 'among', days: withinBound(day, today, bound).filter((each) => each >= today) }, rest };
  return { wish: day < today ? { kind: 'past', day } : { kind: 'on', day }, rest };
}

export function among(
  days: readonly Day[],
  today: Day,
  words: readonly string[],
  from: number,
  count: number,
): HeardDay {
  return {
    wish: { kind: 'among', days: days.filter((day) => day >= today) },
    rest: without(words, from, count),
  };
}

/** Leaves a mark where words were taken out, so that those around it are not read together. */
export function without(words: readonly string[], from: number, count: number): string[] {
  return [...words.slice(0, from), '', ...words.slice(from + count)];
}

export function find(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
