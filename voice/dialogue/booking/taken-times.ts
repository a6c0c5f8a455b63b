import { type Day, weekdayOf } from '../days-and-times/day.ts';
import { isRefusedTime, stillRefused } from '../days-and-times/refused-times.ts';
import { isRefusedDay } from '../days-and-times/refused-words.ts';
import type { Wish } from './booking-state.ts';
import type { Appointment } from './calendar.ts';
import type { HeardBooking } from './heard-booking.ts';

/** Takes the days that it must be on, and the appointment beside which it is wanted, until the caller says otherwise. */
export function takeLimits(
  current: Wish,
  { limit, side, day, endBy }: HeardBooking,
  last: Appointment | undefined,
): void {
  current.endBy = endBy ?? current.endBy;
  if (limit) current.within = limit;
  else if (day?.kind === 'on' && !current.within?.includes(day.day)) current.within = null;
  if (side && last) current.beside = { of: last, side };
  const isElsewhere = day?.kind === 'on' && day.day !== current.beside?.of.day;
  if (isElsewhere || (day?.kind === 'among' && !side && !day.days.includes(current.beside?.of.day ?? ''))) {
    current.beside = null;
  } else if (side && current.beside) {
    current.day = { kind: 'on', day: current.beside.of.day };
    current.time = null;
  }
}

/** Takes the day and the time that were heard, and what was refused of them; `spoken` is the day of what was spoken of. */
export function takeTime(current: Wish, { day, time, refused }: HeardBooking, spoken: Day | undefined): void {
  const named = day?.kind === 'on' ? day.day : null;
  current.refused = {
    ...current.refused,
    weekdays: [...current.refused.weekdays.filter((each) => !named || each !== weekdayOf(named)), ...refused.weekdays],
    days: [...current.refused.days.filter((each) => each !== named), ...refused.days],
    times: [...stillRefused(current.refused.times, time), ...refused.times],
  };
  const { slot } = current;
  const isRefused = (minute: number, on: Day) => isRefusedTime(current.refused.times, on, minute);
  const atSlot = slot && !isRefused(slot.minute, slot.day) ? { kind: 'at' as const, minute: slot.minute } : null;
  const mayStay = spoken !== undefined && !isRefusedDay(current.refused, spoken);
  if (day) {
    // A new day keeps the time that was asked for, but a time that was taken there is no wish for another day.
    current.day = day;
    current.time = time ?? atSlot ?? current.time;
  } else if (time) {
    current.time = time;
    const isOfSpoken = time.kind === 'at' || current.asked === spoken;
    if (current.day?.kind !== 'on' && mayStay && isOfSpoken) current.day = { kind: 'on', day: spoken };
  }
  if (current.day?.kind === 'on' && isRefusedDay(current.refused, current.day.day)) current.day = null;
  if (current.time?.kind === 'at' && isRefused(current.time.minute, spoken ?? '')) current.time = null;
  // Another person or service is wanted for the day and the time that are spoken of.
  if (spoken && !day && !time) {
    if (mayStay && current.day?.kind !== 'on') current.day = { kind: 'on', day: spoken };
    if (current.day?.kind === 'on' && current.day.day === spoken) current.time = atSlot ?? current.time;
  }
}
