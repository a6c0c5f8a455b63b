import type { Day } from './day.ts';
import { monthSpan, spanIn } from './day-spans.ts';
import { type DayWish, type HeardDay, on, without } from './day-wish.ts';
import { afterSpoken, relativeDay } from './days-ahead.ts';
import { nothingRefused, type Refused, takeRefused } from './refused-words.ts';
import { dateIn, type FoundDate, isMonth } from './spoken-date.ts';
import { ordinalIn } from './time-words.ts';
import { weekdayNames } from './weekday-names.ts';
import type { Weekday } from './weekdays.ts';
import { weekdayIn } from './weekdays-said.ts';

const soonest = [
  'as soon as possible',
  'as soon as you can',
  'asap',
  'soonest',
  'earliest',
  'first available',
  'next available',
  'next free',
  'next opening',
  'next slot',
  'next appointment',
  'right away',
  'straight away',
  'quickly as possible',
  'any time',
  'anytime',
  'any day',
  'whenever',
  'do not mind',
  'do not care',
  'no preference',
  'whatever you have',
  'whatever is free',
  'whichever',
  'anything',
  'you choose',
  'surprise me',
  'soon',
  'immediately',
];

/** 'Can I come now?'; 'and now I am green' tells. */
const atOnce = / now (?:$|(?:please|or|to|for|if|would|then|thank you|thanks) )/;

/**
 * Reads the day in the words of a text; null when none is named. `spoken` is the day that is spoken of: a weekday alone
 * is one of its week.
 */
export function hearDay(words: readonly string[], today: Day, spoken: Day | null = null): HeardDay | null {
  const found =
    afterSpoken(words, today, spoken) ??
    relativeDay(words, today) ??
    dateWish(words, today) ??
    monthSpan(words, today) ??
    weekdayIn(words, today, spoken) ??
    spanIn(words, today) ??
    null;
  if (found) return found;
  const joined = ` ${words.join(' ')} `;
  if (soonest.some((phrase) => joined.includes(` ${phrase} `)) || atOnce.test(joined))
    return { wish: { kind: 'soonest' }, rest: [...words] };
  return null;
}

/** Takes the days that are refused out of the words: 'not on Monday', 'anything but Friday'. */
export function hearRefusedDays(
  words: readonly string[],
  today: Day,
  spoken: Day | null,
): { refused: Refused; words: string[] } {
  const weekdays: Weekday[] = [];
  const days: Day[] = [];
  const left = takeRefused(words, (at) => {
    const end = words.findIndex((word, index) => index >= at && !isDayWord(word));
    // 'Not today, Saturday' refuses one day and names another.
    const isOne = ['today', 'tomorrow', 'tonight'].includes(words[at] ?? '');
    const run = words.slice(at, isOne ? at + 1 : end < 0 ? undefined : end);
    const weekday = weekdayNames.get(run[0] ?? '');
    const isWeekday = weekday && run.every((word) => weekdayNames.has(word) || dayParts.has(word));
    if (isWeekday) weekdays.push(weekday);
    const heard = isWeekday ? null : hearDay(run, today, spoken)?.wish;
    if (heard?.kind === 'on') days.push(heard.day);
    if (heard?.kind === 'among') days.push(...heard.days);
    return isWeekday || heard?.kind === 'on' || heard?.kind === 'among' ? run.length : 0;
  });
  return { refused: { ...nothingRefused, weekdays, days }, words: left };
}

const dayParts = new Set('morning afternoon evening mornings afternoons evenings'.split(' '));
const besideDays = new Set('the of next this week weekend month tomorrow today tonight day coming last'.split(' '));

export function isDayWord(word: string): boolean {
  const isDate = ordinalIn(word) !== null || isMonth(word);
  return isDate || weekdayNames.has(word) || dayParts.has(word) || besideDays.has(word) || /^\d{1,2}$/.test(word);
}

/** A date with or without its weekday. */
function dateWish(words: readonly string[], today: Day): HeardDay | null {
  const weekday = words.map((word) => weekdayNames.get(word)).find(Boolean) ?? null;
  const found = lastDateIn(words, weekday, today);
  if (!found) return null;
  const { from, count } = found;
  if (found.kind === 'day') return on(found.day, today, words, from, count);
  const wish: DayWish =
    found.kind === 'none' ? { kind: 'none', date: found.date } : { kind: 'mismatch', day: found.day };
  return { wish, rest: without(words, from, count) };
}

/** Who names another date after the first one means that: 'why the tenth, what about the third'. */
function lastDateIn(words: readonly string[], weekday: Weekday | null, today: Day): FoundDate | null {
  const first = dateIn(words, weekday, today);
  if (!first) return null;
  const after = first.from + first.count;
  const isList = betweenDates.test(words[after] ?? '');
  const next = isList ? null : dateIn(words.slice(after), weekday, today);
  return next ? { ...next, from: next.from + after } : first;
}

const betweenDates = /^(?:or|and|to|until|till|through)$/;
