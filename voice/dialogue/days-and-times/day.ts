import { type Weekday, weekdays } from './weekdays.ts';

/** A day of the calendar, `2026-11-24`; days compare as text. */
export type Day = string;

const dayMs = 86_400_000;

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs);
}

/** The day with these numbers; null for one that no calendar has, such as February 30. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? dayOf(time.getTime()) : null;
}

export function weekdayOf(day: Day): Weekday {
  return weekdays[new Date(day).getUTCDay()] as Weekday;
}

/** Year, month (from 1) and date. */
export function numbersOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** The first day from `from` on that has this weekday. */
export function nextWeekday(from: Day, weekday: Weekday): Day {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from)) + 7) % 7;
  return addDays(from, ahead);
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdays.indexOf(weekdayOf(day)) + 6) % 7));
}

export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
}

/** Reads the local day and minute of a moment, in milliseconds since 1970. Making one is slow, using it is not. */
export function localClock(timeZone: string): (wallTime: number) => { day: Day; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit' },
    ...{ day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return (wallTime) => {
    const parts = format.formatToParts(wallTime);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    return {
      day: `${part('year')}-${part('month')}-${part('day')}`,
      minute: Number(part('hour')) * 60 + Number(part('minute')),
    };
  };
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
