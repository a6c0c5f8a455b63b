import { maxBookingDays } from '../../protocol/limits.ts';
import { addDays, type Day, daysFrom } from './day.ts';

export type DayBound = 'from' | 'after' | 'before' | 'by';

/** A bound that stands before a day: 'after Tuesday', 'not before Friday', 'by Thursday'. */
export function boundBefore(words: readonly string[], from: number): DayBound | null {
  const at = words.findLastIndex((word, index) => index < from && !['the', 'next', 'this', 'coming'].includes(word));
  const isNot = words[at - 1] === 'not';
  // 'A week after Tuesday', 'a week from Tuesday' are days of their own.
  if (/^weeks?$/.test(words[at - 1] ?? '') || /^weeks?$/.test(words[at - 2] ?? '')) return null;
  switch (words[at]) {
    case 'from':
      return 'from';
    case 'after':
      return isNot ? 'by' : 'after';
    case 'before':
    case 'until':
      return isNot ? 'from' : 'before';
    case 'by':
      return 'by';
    case 'than':
      return words[at - 1] === 'later' ? 'by' : words[at - 1] === 'earlier' ? 'from' : null;
    default:
      return null;
  }
}

/** Days after a bound that are looked at. */
const boundDays = 14;

export function withinBound(day: Day, today: Day, bound: DayBound): Day[] {
  const until = (last: Day) => daysFrom(today, maxBookingDays).filter((each) => each <= last);
  switch (bound) {
    case 'from':
      return daysFrom(day, boundDays);
    case 'after':
      return daysFrom(addDays(day, 1), boundDays);
    case 'before':
      return until(addDays(day, -1));
    case 'by':
      return until(day);
  }
}
