import { addDays, type Day, daysFrom, mondayOf, nextWeekday, weekdayOf } from './day.ts';
import { among, find, type HeardDay } from './day-wish.ts';
import { daysOfMonth, inMonth, isMonth } from './spoken-date.ts';
import { weekdayNames } from './weekday-names.ts';

/** 'In January', 'some Saturday in January': the days of a month, of one weekday where that is named. */
export function monthSpan(words: readonly string[], today: Day): HeardDay | null {
  const at = words.findIndex((word, index) => isMonth(word) && beforeMonths.test(words[index - 1] ?? ''));
  if (at < 0) return null;
  const weekday = words.map((word) => weekdayNames.get(word)).find(Boolean);
  const days = daysOfMonth(words[at] as string, today).filter((day) => !weekday || weekdayOf(day) === weekday);
  return among(days, today, words, at, 1);
}

const beforeMonths = /^(?:in|of|this|next|early|mid|late|during)$/;

/** Several days: 'next week', 'at the weekend', 'next month'. */
export function spanIn(words: readonly string[], today: Day): HeardDay | null {
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
