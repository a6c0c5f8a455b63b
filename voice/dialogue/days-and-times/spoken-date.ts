import { addDays, type Day, dayFrom, numbersOf, weekdayOf } from './day.ts';
import { numberIn, ordinalIn } from './time-words.ts';
import type { Weekday } from './weekdays.ts';

/** A date in the words of a text; `none` is one that no calendar has, as it is said: 'February 31'. */
export type FoundDate =
  | { kind: 'day' | 'mismatch'; day: Day; from: number; count: number }
  | { kind: 'none'; date: string; from: number; count: number };

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const months = new Map([
  ...monthNames.map((name, at): [string, number] => [name, at + 1]),
  ...monthNames.map((name, at): [string, number] => [name.slice(0, 3), at + 1]),
  ['sept', 9],
]);

/** How long ago a date without its year counts as past rather than as next year's. */
const longAgoDays = 90;
/** Months in which a weekday with a date, such as 'Friday the 4th', is looked for. */
const monthsAhead = 4;
/** The longest month; February has a 29th in some years. */
const longestMonth = 31;
const leapDate = 29;

export function isMonth(word: string): boolean {
  return months.has(word);
}

/** The days of the month that comes next by this name. */
export function daysOfMonth(name: string, today: Day): Day[] {
  const month = months.get(name) ?? 1;
  const year = yearOf(month, longestMonth, today);
  return Array.from({ length: longestMonth }, (_, at) => dayFrom(year, month, at + 1)).filter((day) => day !== null);
}

/** 'December 4', 'the 4th of December', 'the 4th', each with or without its weekday. */
export function dateIn(words: readonly string[], weekday: Weekday | null, today: Day): FoundDate | null {
  return dateOfMonth(words, weekday, today) ?? dateAlone(words, weekday, today);
}

function dateOfMonth(words: readonly string[], weekday: Weekday | null, today: Day): FoundDate | null {
  for (const [at, word] of words.entries()) {
    const month = months.get(word);
    if (month === undefined) continue;
    const before = words[at - 1] === 'of' ? at - 2 : at - 1;
    const dateBefore = ordinalIn(words[before]) ?? numberIn(words[before]);
    const after = words[at + 1] === 'the' ? at + 2 : at + 1;
    const date = dateBefore ?? ordinalIn(words[after]) ?? numberIn(words[after]);
    if (date === null || date < 1 || date > 99) continue;
    const [from, to] = dateBefore === null ? [at, after] : [before, at];
    const said = numberIn(words[to + 1]);
    const isYear = said !== null && said >= 2_000;
    const year = isYear ? said : yearOf(month, date, today);
    const day = dayFrom(year, month, date);
    const place = { from, count: to - from + (isYear ? 2 : 1) };
    if (!day) return { kind: 'none', date: nameOf(year, month, date), ...place };
    const fits = !weekday || day < today || weekdayOf(day) === weekday;
    return { kind: fits ? 'day' : 'mismatch', day, ...place };
  }
  return null;
}

/** The date of this month or of one of the next. */
function dateAlone(words: readonly string[], weekday: Weekday | null, today: Day): FoundDate | null {
  const at = words.findIndex((_, index) => isDate(words, index));
  if (at < 0) return null;
  const date = ordinalIn(words[at]) as number;
  const place = { from: at, count: 1 };
  if (date > longestMonth || date < 1)
    return /^(?:the|on)$|day$/.test(words[at - 1] ?? '') ? { kind: 'none', date: ordinalName(date), ...place } : null;
  const candidates = Array.from({ length: monthsAhead }, (_, ahead) => inMonth(today, ahead, date)).filter(
    (day) => day !== null && day >= today,
  ) as Day[];
  const fits = candidates.find((day) => weekday === null || weekdayOf(day) === weekday);
  if (fits) return { kind: 'day', day: fits, ...place };
  return candidates[0] ? { kind: 'mismatch', day: candidates[0], ...place } : null;
}

const afterOrdinals = new Set(
  'one option time slot available thing visit appointment birthday street avenue floor anniversary day'.split(' '),
);

/** 'The first' to 'the third' count things more often than they name dates. */
const lastCounting = 3;
const beforeDates = /^(?:the|on|by|until|from|after|before)$|day$/;
/** Words that follow an ordinal with which no noun is counted, besides numbers and weekdays. */
const afterNoNoun = new Set(
  (
    'at in of or and if is was please works work suits fits sounds looks would will could can should for around about ' +
    'after before between from to until then but not with morning afternoon evening noon maybe instead free fine good ' +
    'great perfect ok okay thanks thank i we that by'
  ).split(' '),
);

/** Whether the ordinal at a place counts no noun: 'the first', 'the first at ten', but not 'the first conversation'. */
export function standsAlone(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return next === '' || afterNoNoun.has(next) || /day$/.test(next) || numberIn(next) !== null;
}

/** An ordinal that is a date. The first and the second may also be one of two offers, which are read before. */
function isDate(words: readonly string[], at: number): boolean {
  const date = ordinalIn(words[at]);
  if (date === null || afterOrdinals.has(words[at + 1] ?? '')) return false;
  if (date > lastCounting) return true;
  // 'First, I need a check-up', 'my first name': nothing says that it is a date.
  const isNamed = words.length <= 2 || beforeDates.test(words[at - 1] ?? '');
  return isNamed && standsAlone(words, at);
}

/** The year that is meant where none is said. */
function yearOf(month: number, date: number, today: Day): number {
  const { year } = numbersOf(today);
  const near = dayFrom(year, month, Math.min(date, 28)) ?? today;
  return near < addDays(today, -longAgoDays) ? year + 1 : year;
}

export function inMonth(today: Day, ahead: number, date: number): Day | null {
  const { year, month } = numbersOf(today);
  const index = month - 1 + ahead;
  return dayFrom(year + Math.floor(index / 12), (index % 12) + 1, date);
}

function nameOf(year: number, month: number, date: number): string {
  const name = monthNames[month - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${date}${date === leapDate ? ` in ${year}` : ''}`;
}

function ordinalName(date: number): string {
  const teens = date % 100 > 10 && date % 100 < 14;
  return `${date}${(!teens && ['th', 'st', 'nd', 'rd'][date % 10]) || 'th'}`;
}

/** '12/4' and '2026-12-04' with the month as a word; a month above twelve is the day of a date that begins with it. */
export function withWrittenMonths(text: string): string {
  return text
    .replace(/\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/g, (whole, year, month, date) => written(month, date, year) ?? whole)
    .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/g, (whole, first, second, year = '') =>
      whole === '24/7' ? whole : (written(first, second, year) ?? written(second, first, year) ?? whole),
    );
}

function written(month: string, date: string, year: string): string | null {
  const name = monthNames[Number(month) - 1];
  return name ? ` ${name} ${Number(date)} ${year}` : null;
}
