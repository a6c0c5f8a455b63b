import { addDays, type Day, daysFrom, mondayOf, nextWeekday, weekdayOf } from './day.ts';
import { boundBefore, withinBound } from './day-bounds.ts';
import { nothingRefused, type Refused, takeRefused } from './refused-words.ts';
import { dateIn, daysOfMonth, type FoundDate, inMonth, isMonth } from './spoken-date.ts';
import { numberIn, ordinalIn } from './time-words.ts';
import { weekdayNames } from './weekday-names.ts';
import type { Weekday } from './weekdays.ts';

/** What a caller says about the day. */
export type DayWish =
  | { kind: 'on'; day: Day }
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

function on(day: Day, today: Day, words: readonly string[], from: number, count: number): HeardDay {
  const rest = without(words, from, count);
  const bound = boundBefore(words, from);
  if (bound)
    return { wish: { kind: 'among', days: withinBound(day, today, bound).filter((each) => each >= today) }, rest };
  return { wish: day < today ? { kind: 'past', day } : { kind: 'on', day }, rest };
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
    // Yesterday is told of; where another day is named, that is wished for.
    if (at >= 0 && (ahead >= 0 || !words.some((other) => weekdayNames.has(other))))
      return on(addDays(today, ahead), today, words, at, 1);
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
    // 'Monday morning, the same day as my wife' names the day itself.
    const isNamed = ahead === 0 && words.some((each) => weekdayNames.has(each));
    if (at >= 0 && !isNamed) return on(addDays(spoken, ahead), today, words, at, 2);
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

/** 'In January', 'some Saturday in January': the days of a month, of one weekday where that is named. */
function monthSpan(words: readonly string[], today: Day): HeardDay | null {
  const at = words.findIndex((word, index) => isMonth(word) && beforeMonths.test(words[index - 1] ?? ''));
  if (at < 0) return null;
  const weekday = words.map((word) => weekdayNames.get(word)).find(Boolean);
  const days = daysOfMonth(words[at] as string, today).filter((day) => !weekday || weekdayOf(day) === weekday);
  return among(days, today, words, at, 1);
}

const beforeMonths = /^(?:in|of|this|next|early|mid|late|during)$/;

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

function weekdayIn(words: readonly string[], today: Day, spoken: Day | null): HeardDay | null {
  const found = words
    .map((word, at) => ({ at, weekday: weekdayNames.get(word) }))
    .filter((each): each is { at: number; weekday: Weekday } => each.weekday !== undefined);
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
  const isAlone = !['this', 'next', 'last', 'coming'].includes(words[at - 1] ?? '') && !isOfWeek(words, at);
  const ofSpoken = spoken && isAlone ? nextWeekday(mondayOf(spoken), weekday) : null;
  const day = ofSpoken && ofSpoken > today ? ofSpoken : dayMeant(words, at, weekday, today);
  return on(day, today, words, at, 1);
}

/** 'Tuesday next week', but not 'she works in the week'. */
function isOfWeek(words: readonly string[], at: number): boolean {
  return words.some((word, index) => word === 'week' && (index === at + 1 || beforeWeek.test(words[index - 1] ?? '')));
}

const beforeWeek = /^(?:next|this|following|coming|a|1|same|after)$/;

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
    // 'It came on at the weekend' tells of the last one.
    const isPast = name[0] === 'weekend' && words.slice(0, at).some((word) => pastVerbs.has(word));
    if (at >= 0 && !isPast) return among(days, today, words, at, name.length);
  }
  return null;
}

const pastVerbs: ReadonlySet<string> = new Set(
  'since came started began happened bit broke fell lost chipped cracked hurt had was were got went'.split(' '),
);

function find(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
