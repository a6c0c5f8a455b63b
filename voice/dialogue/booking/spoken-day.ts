import { type Weekday, weekdays } from './booking-definition.ts';
import { addDays, type Day, dayFrom, daysFrom, mondayOf, nextWeekday, numbersOf, weekdayOf } from './day.ts';
import { numberIn, ordinalIn } from './time-words.ts';

/** What a caller says about the day. */
export type DayWish =
  | { kind: 'on'; day: Day }
  | { kind: 'among'; days: readonly Day[] }
  /** The sooner the better, or any day. */
  | { kind: 'soonest' }
  | { kind: 'past'; day: Day }
  /** A weekday and a date that do not belong together; `day` is the date. */
  | { kind: 'mismatch'; day: Day };

export interface HeardDay {
  wish: DayWish;
  /** The other words, in which a time may stand. */
  rest: string[];
}

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const months = new Map([
  ...monthNames.map((name, at): [string, number] => [name, at + 1]),
  ...monthNames.map((name, at): [string, number] => [name.slice(0, 3), at + 1]),
  ['sept', 9],
]);
const weekdayNames = new Map<string, Weekday>([
  ...weekdays.flatMap((name): [string, Weekday][] => [
    [name, name],
    [`${name}s`, name],
    [name.slice(0, 3), name],
  ]),
  ['tues', 'tuesday'],
  ['weds', 'wednesday'],
  ['wednsday', 'wednesday'],
  ['thur', 'thursday'],
  ['thurs', 'thursday'],
]);
/** Short names that are words of their own. */
weekdayNames.delete('sun');
weekdayNames.delete('sat');

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
  'now',
  'immediately',
  'right now',
];

/** How far ahead a date without its year may lie, and how long ago it counts as past rather than as next year's. */
const longAgoDays = 90;
/** Months in which a weekday with a date, such as 'Friday the 4th', is looked for. */
const monthsAhead = 4;

/**
 * Reads the day in the words of a text; null when none is named. `spoken` is the day that is spoken of: a weekday alone
 * is one of its week.
 */
export function hearDay(words: readonly string[], today: Day, spoken: Day | null = null): HeardDay | null {
  const found =
    afterSpoken(words, today, spoken) ??
    relativeDay(words, today) ??
    dateIn(words, today) ??
    weekdayIn(words, today, spoken) ??
    spanIn(words, today) ??
    null;
  if (found) return found;
  const joined = ` ${words.join(' ')} `;
  if (soonest.some((phrase) => joined.includes(` ${phrase} `))) return { wish: { kind: 'soonest' }, rest: [...words] };
  return null;
}

function on(day: Day, today: Day, words: readonly string[], from: number, count: number): HeardDay {
  return { wish: day < today ? { kind: 'past', day } : { kind: 'on', day }, rest: without(words, from, count) };
}

function among(days: readonly Day[], today: Day, words: readonly string[], from: number, count: number): HeardDay {
  return {
    wish: { kind: 'among', days: days.filter((day) => day >= today) },
    rest: without(words, from, count),
  };
}

/** Leaves a mark where words were taken out, so that those around it are not read together. */
function without(words: readonly string[], from: number, count: number): string[] {
  return [...words.slice(0, from), '', ...words.slice(from + count)];
}

function relativeDay(words: readonly string[], today: Day): HeardDay | null {
  const named = find(words, ['day', 'after', 'tomorrow']);
  if (named >= 0) return on(addDays(today, 2), today, words, named, 3);
  for (const [word, ahead] of [
    ['tomorrow', 1],
    ['today', 0],
    ['yesterday', -1],
  ] as const) {
    const at = words.indexOf(word);
    if (at >= 0) return on(addDays(today, ahead), today, words, at, 1);
  }
  // What stands after 'this' and in 'tonight' is the time of day, which is read from the rest.
  if (words.includes('tonight')) return on(today, today, words, words.length, 0);
  const at = words.findIndex(
    (word, index) => word === 'this' && ['morning', 'afternoon', 'evening'].includes(words[index + 1] ?? ''),
  );
  if (at >= 0) return on(today, today, words, at, 1);
  return inSomeDays(words, today);
}

/** 'The next day', 'the day after' that is spoken of. */
function afterSpoken(words: readonly string[], today: Day, spoken: Day | null): HeardDay | null {
  if (!spoken || words.includes('tomorrow')) return null;
  for (const [word, ahead] of [
    ['next', 1],
    ['following', 1],
    ['same', 0],
  ] as const) {
    const at = find(words, [word, 'day']);
    if (at >= 0) return on(addDays(spoken, ahead), today, words, at, 2);
  }
  const after = find(words, ['day', 'after']);
  if (after >= 0) return on(addDays(spoken, 1), today, words, after, 2);
  const before = find(words, ['day', 'before']);
  return before >= 0 ? on(addDays(spoken, -1), today, words, before, 2) : null;
}

/** 'In three days', 'in two weeks', 'a week from today'. */
function inSomeDays(words: readonly string[], today: Day): HeardDay | null {
  for (const [at, word] of words.entries()) {
    const count = word === 'a' ? 1 : numberIn(word);
    const unit = words[at + 1] ?? '';
    if (count === null || count > 60 || !['day', 'days', 'week', 'weeks'].includes(unit)) continue;
    const isAhead = words[at - 1] === 'in' || ['from', 'time'].includes(words[at + 2] ?? '');
    if (!isAhead || weekdayNames.has(words[at + 3] ?? '')) continue;
    return on(addDays(today, unit.startsWith('week') ? 7 * count : count), today, words, at, 2);
  }
  return null;
}

/** 'December 4', 'the 4th of December', 'the 4th', each with or without its weekday. */
function dateIn(words: readonly string[], today: Day): HeardDay | null {
  const weekday = words.map((word) => weekdayNames.get(word)).find(Boolean) ?? null;
  for (const [at, word] of words.entries()) {
    const month = months.get(word);
    if (month === undefined) continue;
    const before = words[at - 1] === 'of' ? at - 2 : at - 1;
    const dateBefore = ordinalIn(words[before]) ?? numberIn(words[before]);
    const after = words[at + 1] === 'the' ? at + 2 : at + 1;
    const date = dateBefore ?? ordinalIn(words[after]) ?? numberIn(words[after]);
    if (date === null || date < 1 || date > 31) continue;
    const [from, to] = dateBefore === null ? [at, after] : [before, at];
    const year = numberIn(words[to + 1]);
    const isYear = year !== null && year >= 2_000;
    const day = isYear ? dayFrom(year, month, date) : inYear(month, date, today);
    if (day) return withWeekday(on(day, today, words, from, to - from + (isYear ? 2 : 1)), weekday, today);
  }
  const at = words.findIndex((word, index) => ordinalIn(word) !== null && isDate(words, index));
  if (at < 0) return null;
  const date = ordinalIn(words[at]) as number;
  const candidates = Array.from({ length: monthsAhead }, (_, ahead) => inMonth(today, ahead, date)).filter(
    (day) => day !== null && day >= today,
  ) as Day[];
  const fits = candidates.find((day) => weekday === null || weekdayOf(day) === weekday);
  if (fits) return on(fits, today, words, at, 1);
  return candidates[0] ? { wish: { kind: 'mismatch', day: candidates[0] }, rest: without(words, at, 1) } : null;
}

/** The first and the second may be one of two offers, which are read before. */
function isDate(words: readonly string[], at: number): boolean {
  return !['one', 'option', 'time', 'slot', 'available', 'thing', 'visit', 'appointment'].includes(words[at + 1] ?? '');
}

function inYear(month: number, date: number, today: Day): Day | null {
  const { year } = numbersOf(today);
  const day = dayFrom(year, month, date);
  if (day && day < addDays(today, -longAgoDays)) return dayFrom(year + 1, month, date);
  return day;
}

function inMonth(today: Day, ahead: number, date: number): Day | null {
  const { year, month } = numbersOf(today);
  const index = month - 1 + ahead;
  return dayFrom(year + Math.floor(index / 12), (index % 12) + 1, date);
}

function withWeekday(heard: HeardDay, weekday: Weekday | null, today: Day): HeardDay {
  if (!weekday || heard.wish.kind !== 'on' || weekdayOf(heard.wish.day) === weekday) return heard;
  return heard.wish.day < today ? heard : { ...heard, wish: { kind: 'mismatch', day: heard.wish.day } };
}

function weekdayIn(words: readonly string[], today: Day, spoken: Day | null): HeardDay | null {
  const found = words
    .map((word, at) => ({ at, weekday: weekdayNames.get(word) }))
    .filter((each): each is { at: number; weekday: Weekday } => each.weekday !== undefined)
    // 'Not Monday' asks for another day.
    .filter(({ at }) => words[at - 1] !== 'not' && words[at - 2] !== 'not');
  const [first, ...others] = found;
  if (!first) return null;
  const isOr =
    others.length > 0 && words.slice(first.at, others[0]?.at).some((word) => word === 'or' || word === 'and');
  if (isOr) {
    const days = found.map(({ weekday }) => nextWeekday(addDays(today, 1), weekday));
    return among(days.toSorted(), today, words, first.at, 1);
  }
  // Who corrects themselves names the right day last.
  const { at, weekday } = found.at(-1) as { at: number; weekday: Weekday };
  const isAlone = !['this', 'next', 'last', 'coming'].includes(words[at - 1] ?? '') && !words.includes('week');
  const ofSpoken = spoken && isAlone ? nextWeekday(mondayOf(spoken), weekday) : null;
  const day = ofSpoken && ofSpoken > today ? ofSpoken : dayMeant(words, at, weekday, today);
  return on(day, today, words, at, 1);
}

function dayMeant(words: readonly string[], at: number, weekday: Weekday, today: Day): Day {
  const before = words[at - 1] ?? '';
  const coming = nextWeekday(addDays(today, 1), weekday);
  if (before === 'last') return addDays(nextWeekday(today, weekday), -7);
  if (before === 'this' && weekdayOf(today) === weekday) return today;
  const ofNextWeek = nextWeekday(addDays(mondayOf(today), 7), weekday);
  const isInNextWeek =
    before === 'next' ||
    find(words, ['next', 'week']) >= 0 ||
    find(words, ['week', 'on', words[at] ?? '']) >= 0 ||
    words[at + 1] === 'week';
  if (find(words, ['week', 'from']) >= 0 || find(words, ['after', 'next']) >= 0) return addDays(coming, 7);
  if (find(words, ['in', '2', 'weeks']) >= 0) return addDays(ofNextWeek, 7);
  return isInNextWeek ? ofNextWeek : coming;
}

/** Several days: 'next week', 'at the weekend', 'next month'. */
function spanIn(words: readonly string[], today: Day): HeardDay | null {
  const monday = mondayOf(today);
  const spans: [words: string[], days: Day[]][] = [
    [['week', 'after', 'next'], daysFrom(addDays(monday, 14), 7)],
    [['next', 'weekend'], daysFrom(addDays(monday, 12), 2)],
    [['weekend'], daysFrom(nextWeekday(today, 'saturday'), 2)],
    [['following', 'week'], daysFrom(addDays(monday, 7), 7)],
    [['end', 'of', 'the', 'week'], daysFrom(addDays(monday, 3), 3)],
    [['end', 'of', 'next', 'week'], daysFrom(addDays(monday, 10), 3)],
    [['beginning', 'of', 'next', 'week'], daysFrom(addDays(monday, 7), 2)],
    [['early', 'next', 'week'], daysFrom(addDays(monday, 7), 2)],
    [['later', 'this', 'week'], daysFrom(addDays(today, 2), 4)],
    [['next', 'week'], daysFrom(addDays(monday, 7), 7)],
    [['this', 'week'], daysFrom(today, 7).filter((day) => mondayOf(day) === monday)],
    [['next', 'couple', 'of', 'days'], daysFrom(today, 3)],
    [['next', 'few', 'days'], daysFrom(today, 4)],
    [['next', 'month'], daysFrom(inMonth(today, 1, 1) as Day, 28)],
  ];
  for (const [name, days] of spans) {
    const at = find(words, name);
    if (at < 0) continue;
    const last = days.at(-1) ?? today;
    const isNot = words[at - 1] === 'not';
    return among(isNot ? daysFrom(addDays(last, 1), 14) : days, today, words, at, name.length);
  }
  return null;
}

function find(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
