import { type Day, daysFrom, numbersOf, weekdayOf } from './day.ts';
import { numberIn } from './time-words.ts';
import { weekdayNames } from './weekday-names.ts';

/** A date that is said without its month is at most so many days ahead. */
const mostAhead = 60;
/** A number up to twelve may be an hour: it is a date only where a time follows. */
const mostHours = 12;

/** The words of a text with 'fri 18' as a date, where the next 18th is a Friday. */
export function withDatesOfWeekdays(words: readonly string[], today: Day): string[] {
  return words.map((word, at) => {
    const weekday = weekdayNames.get(words[at - 1] ?? '');
    const date = weekday ? numberIn(word) : null;
    if (date === null || date < 1 || date > 31) return word;
    const isClock = date <= mostHours && words[at + 1] !== 'at';
    if (isClock || /^(?:am|pm|o'clock|h|\d\d)$/.test(words[at + 1] ?? '')) return word;
    const day = daysFrom(today, mostAhead).find((each) => numbersOf(each).date === date);
    return day && weekdayOf(day) === weekday ? `${date}th` : word;
  });
}
