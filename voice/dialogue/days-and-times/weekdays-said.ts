import { addDays, type Day, mondayOf, nextWeekday, weekdayOf } from './day.ts';
import { among, find, type HeardDay, on } from './day-wish.ts';
import { weekdayNames } from './weekday-names.ts';
import type { Weekday } from './weekdays.ts';

/** A weekday, or several of which one is wanted. */
export function weekdayIn(words: readonly string[], today: Day, spoken: Day | null): HeardDay | null {
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
  // A correction names the right day last or before 'instead': 'Sunday instead, he's got football on Saturday'.
  const { at, weekday } = found.findLast((each) => words[each.at + 1] === 'instead') ?? found.at(-1) ?? first;
  const isAlone = !['this', 'next', 'last', 'coming'].includes(words[at - 1] ?? '') && !isOfWeek(words, at);
  const ofSpoken = spoken && isAlone ? nextWeekday(mondayOf(spoken), weekday) : null;
  // 'The Saturday after' is the next one behind the day that is spoken of.
  const isAfter = words[at - 1] === 'following' || (words[at + 1] === 'after' && behindAfter.has(words[at + 2] ?? ''));
  const after = spoken && isAfter ? nextWeekday(addDays(spoken, 1), weekday) : null;
  const day = after ?? (ofSpoken && ofSpoken > today ? ofSpoken : dayMeant(words, at, weekday, today));
  const { wish, rest } = on(day, today, words, at, 1);
  return { wish: wish.kind === 'on' ? { ...wish, byWeekday: true } : wish, rest };
}

const behindAfter = new Set(['', 'that', 'please', 'then', 'instead']);

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
