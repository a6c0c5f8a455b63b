import type { OpenHours } from '../booking/booking-definition.ts';
import type { Slot } from '../booking/calendar.ts';
import { addDays, type Day, numbersOf, weekdayOf } from './day.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** `9 am`, `2:30 pm`, `noon`. */
export function sayTime(minute: number): string {
  if (minute === 720) return 'noon';
  const hour = Math.floor(minute / 60) % 12 || 12;
  const past = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${hour}${past} ${minute < 720 ? 'am' : 'pm'}`;
}

/** `November 24` */
export function sayDate(day: Day): string {
  return `${month.format(new Date(day))} ${numbersOf(day).date}`;
}

/** `Tuesday` */
export function sayWeekday(day: Day): string {
  const weekday = weekdayOf(day);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** `Tuesday, November 24` */
export function sayWholeDay(day: Day): string {
  return `${sayWeekday(day)}, ${sayDate(day)}`;
}

/** As people say a day that is near: `today`, `tomorrow`, `Tuesday`, and the whole day from a week on. */
export function sayDay(day: Day, today: Day): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day > today && day <= addDays(today, 6) ? sayWeekday(day) : sayWholeDay(day);
}

/** The whole day and time, as a tap says them. */
export function saySlot({ day, minute }: Pick<Slot, 'day' | 'minute'>): string {
  return `${sayWholeDay(day)} at ${sayTime(minute)}`;
}

const fewHours = ['', '', 'two', 'three', 'four', 'five'];

/** `30 minutes`, `an hour`, `two and a half hours`. */
export function sayLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0 || (rest !== 0 && rest !== 30)) return `${minutes} minutes`;
  const half = rest === 30;
  if (hours === 1) return half ? 'an hour and a half' : 'an hour';
  return `${fewHours[hours] ?? hours}${half ? ' and a half' : ''} hours`;
}

/** `from 9 am to 5 pm` */
export function sayHours(hours: readonly OpenHours[]): string {
  return hours.map(({ from, to }) => `from ${sayTime(from)} to ${sayTime(to)}`).join(' and ');
}
