import { type Weekday, weekdays } from './weekdays.ts';

/** Weekdays by the words that callers use for them. */
export const weekdayNames = new Map<string, Weekday>([
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
