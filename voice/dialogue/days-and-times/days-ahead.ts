import { addDays, type Day } from './day.ts';
import { find, type HeardDay, on } from './day-wish.ts';
import { numberIn, ordinalIn } from './time-words.ts';
import { weekdayNames } from './weekday-names.ts';

/** 'Tomorrow', 'tonight', 'in three days'. */
export function relativeDay(words: readonly string[], today: Day): HeardDay | null {
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
export function afterSpoken(words: readonly string[], today: Day, spoken: Day | null): HeardDay | null {
  if (!spoken || words.includes('tomorrow')) return null;
  for (const [word, ahead] of [
    ['next', 1],
    ['following', 1],
    ['same', 0],
  ] as const) {
    const at = find(words, [word, 'day']);
    // 'Monday morning, the same day as my wife', 'same day as me, the 5th' name the day itself.
    const isNamed = ahead === 0 && words.some((each) => weekdayNames.has(each) || ordinalIn(each) !== null);
    if (at >= 0 && !isNamed) return on(addDays(spoken, ahead), today, words, at, 2);
  }
  const aWeek = ['the week after', 'a week later', '1 week later', 'the following week', 'a week after'];
  const isSameTime = /\bsame (?:time|day|hour)\b/.test(words.join(' '));
  const isWeekLater = isSameTime && !words.some((word) => weekdayNames.has(word)) && find(words, ['after', 'next']) < 0;
  for (const phrase of isWeekLater ? [...aWeek, 'next week', 'week from then'] : []) {
    const later = find(words, phrase.split(' '));
    if (later >= 0) return on(addDays(spoken, 7), today, words, later, phrase.split(' ').length);
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
