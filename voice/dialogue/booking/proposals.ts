import { maxBookingDays, maxOffers } from '../../protocol/limits.ts';
import { addDays, type Day, daysFrom } from '../days-and-times/day.ts';
import { isRefusedTime } from '../days-and-times/refused-times.ts';
import { isRefusedDay } from '../days-and-times/refused-words.ts';
import type { TimeWish } from '../days-and-times/spoken-time.ts';
import type { Side } from './beside.ts';
import type { Wish } from './booking-state.ts';
import { type Appointment, type Calendar, type Slot, stepMinutes, type Wanted } from './calendar.ts';

/** Why the time that was asked for cannot be had. */
export type Obstacle =
  | { kind: 'past' | 'closed' | 'dayFull' | 'noneLeft' | 'partFull' | 'mismatch'; day: Day }
  | { kind: 'pastTime' | 'outside' | 'taken'; day: Day; minute: number }
  | { kind: 'yours'; day: Day; minute: number; of: Appointment }
  /** A part of the day that begins when it is closed. */
  | { kind: 'afterHours'; day: Day }
  | { kind: 'tooFar' | 'nothingThen' | 'nothingWithin' | 'halfHours' }
  | { kind: 'notBeside'; side: Side }
  | { kind: 'noSuchDay'; date: string };

/** `slot`: the time that was asked for, free; otherwise `offers`, and what is in the way of what was asked for. */
export interface Proposal {
  slot: Slot | null;
  offers: Slot[];
  obstacle: Obstacle | null;
}

/** Minutes between two offers of one day. */
const spreadMinutes = 90;
/** A second offer is at most this many days after the first. */
const spreadDays = 7;
/** A time that cannot be had on its day is looked for on other days with this much before and after it. */
const aroundMinutes = 90;

/** Finds times for a wish: the one that is named, if it is free, or else two near it. */
export function propose(
  calendar: Calendar,
  wanted: Wanted,
  { day, time, refused, within, beside }: Pick<Wish, 'day' | 'time' | 'refused' | 'within' | 'beside'>,
): Proposal {
  const today = calendar.now().day;
  /** Free times of days that may be offered; within the days that it must be on, or else beyond them. */
  const offer = (days: readonly Day[], obstacle: Obstacle | null = null, wish: TimeWish | null = null): Proposal => {
    const allowed = days.filter((each) => !isRefusedDay(refused, each));
    if (!within) return { slot: null, offers: firstFree(calendar, wanted, allowed, wish), obstacle };
    const inside = within.filter((each) => each >= today && !isRefusedDay(refused, each));
    const fitting = firstFree(
      calendar,
      wanted,
      allowed.filter((each) => inside.includes(each)),
      wish,
    );
    if (fitting.length > 0) return { slot: null, offers: fitting, obstacle };
    const nearest = wish ? closest(inside, wish, allowed[0]) : firstFree(calendar, wanted, inside, null);
    const why = obstacle ?? ({ kind: 'nothingThen' } as const);
    if (nearest.length > 0) return { slot: null, offers: nearest, obstacle: why };
    return { slot: null, offers: firstFree(calendar, wanted, allowed, wish), obstacle: { kind: 'nothingWithin' } };
  };
  /** On other days a time near the one that was asked for will do. */
  const near: TimeWish | null =
    time?.kind === 'at'
      ? { kind: 'between', from: time.minute - aroundMinutes, to: time.minute + aroundMinutes + 1 }
      : time;
  const ahead = (from: Day) => daysFrom(from, maxBookingDays).filter((each) => each <= calendar.lastDay());

  const isBeside = beside !== null && time?.kind !== 'at' && (day?.kind !== 'on' || day.day === beside.of.day);
  if (isBeside) return besideOne(beside);
  if (day?.kind === 'past' || day?.kind === 'mismatch')
    return offer(ahead(day.day > today ? day.day : today), { kind: day.kind, day: day.day }, near);
  if (day?.kind === 'on') {
    if (day.day > calendar.lastDay()) return offer(ahead(today), { kind: 'tooFar' }, near);
    return onDay(day.day);
  }
  const days = day?.kind === 'among' ? day.days.filter((each) => each <= calendar.lastDay()) : ahead(today);
  if (day?.kind === 'among' && day.days.length > 0 && days.length === 0)
    return offer(ahead(today), { kind: 'tooFar' }, near);
  const asked = days.filter((each) => !isRefusedDay(refused, each) && (!within || within.includes(each)));
  const found = firstFree(calendar, wanted, asked, time);
  if (found.length > 0) return { slot: null, offers: found, obstacle: null };
  const close = day?.kind === 'among' && time ? nearLimit(asked, time, ahead(addDays(days.at(-1) ?? today, 1))) : [];
  if (close.length > 0) return { slot: null, offers: close, obstacle: { kind: 'nothingThen' } };
  return offer(ahead(days.at(-1) ?? today), { kind: 'nothingThen' });

  /**
   * For a part of the day that the days asked for do not have: the free time nearest to it, and the next day within a
   * week that has it. A time of the clock is looked for on its own days alone.
   */
  function nearLimit(asked: readonly Day[], wish: TimeWish, later: readonly Day[]): Slot[] {
    const nearby = closest(asked, wish);
    if (wish.kind !== 'between') return nearby;
    const last = addDays(asked.at(-1) ?? today, spreadDays);
    const may = later.filter(
      (each) => each <= last && !isRefusedDay(refused, each) && (!within || within.includes(each)),
    );
    const [kept] = firstFree(calendar, wanted, may, wish);
    const [nearest] = closest(asked, wish, undefined, 1);
    // A few minutes off, the day counts for more.
    const isClose = nearest && nearest.minute >= wish.from - stepMinutes && nearest.minute < wish.to + stepMinutes;
    return kept && nearest && !isClose ? [nearest, kept] : nearby;
  }

  /** Of some days the free times nearest to a time; of a day that was asked for, first those of the days next to it. */
  function closest(days: readonly Day[], wish: TimeWish, near?: Day, most = maxOffers): Slot[] {
    if (wish.kind !== 'between' && wish.kind !== 'at') return [];
    const { from, to } = wish.kind === 'at' ? { from: wish.minute, to: wish.minute + 1 } : wish;
    const away = ({ minute }: Slot) => Math.max(0, from - minute, minute - to + 1);
    const daysAway = ({ day: each }: Slot) => (near ? Math.abs(Date.parse(each) - Date.parse(near)) : 0);
    return days
      .filter((each) => !isRefusedDay(refused, each))
      .flatMap((each) => freeOn(calendar, wanted, each))
      .toSorted((a, b) => daysAway(a) - daysAway(b) || away(a) - away(b))
      .slice(0, most)
      .toSorted((a, b) => (a.day === b.day ? a.minute - b.minute : a.day < b.day ? -1 : 1));
  }

  /** The time right after or before an appointment, or else near it on its day. */
  function besideOne({ of, side }: NonNullable<Wish['beside']>): Proposal {
    const after = Math.ceil((of.minute + of.service.minutes) / stepMinutes) * stepMinutes;
    const before = of.minute - Math.ceil(wanted.service.minutes / stepMinutes) * stepMinutes;
    const minutes = side === 'next' ? [after, before] : [side === 'after' ? after : before];
    const found = minutes
      .filter((minute) => isOpen(calendar, wanted, of.day, minute))
      .map((minute) => calendar.slotAt(of.day, minute, wanted))
      .filter((slot) => slot !== null)
      .toSorted((a, b) => Number(b.person === of.person) - Number(a.person === of.person));
    const [first] = found;
    if (first) return { slot: null, offers: [first], obstacle: null };
    const [from = after] = minutes;
    const near = nearest(calendar, wanted, of.day, from);
    if (near.length > 0) return { slot: null, offers: near, obstacle: { kind: 'notBeside', side } };
    return offer(ahead(addDays(of.day, 1)), { kind: 'dayFull', day: of.day });
  }

  function onDay(asked: Day): Proposal {
    const next = ahead(addDays(asked, 1));
    if (calendar.hoursOn(asked).length === 0) return offer(next, { kind: 'closed', day: asked }, near);
    if (time?.kind === 'at') {
      const either = [time.minute, time.or ?? time.minute];
      const free = either.find((minute) => calendar.stateOf(asked, minute, wanted) === 'free');
      return atTime(asked, free ?? time.minute, next);
    }
    const fitting = firstFree(calendar, wanted, [asked], time);
    if (fitting.length > 0) return { slot: null, offers: fitting, obstacle: null };
    const nearby = time ? nearLimit([asked], time, next) : [];
    const otherwise = nearby.length > 0 ? nearby : firstFree(calendar, wanted, [asked], null);
    const closing = calendar.hoursOn(asked).at(-1)?.to ?? 0;
    const isOutside = time?.kind === 'between' && !hasStarts(asked, time.from, time.to);
    if (isOutside)
      return {
        slot: null,
        offers: [otherwise, offer(next, null, time).offers, offer(next).offers].find(({ length }) => length > 0) ?? [],
        obstacle:
          time.from >= closing
            ? { kind: 'afterHours', day: asked }
            : { kind: 'outside', day: asked, minute: time.from },
      };
    if (time && otherwise.length > 0)
      return { slot: null, offers: otherwise, obstacle: { kind: 'partFull', day: asked } };
    const hasOthers = freeOn(calendar, { ...wanted, notAt: [] }, asked).length > 0;
    const isLeft = !hasOthers && !isOver(asked);
    return offer(next, { kind: isLeft ? 'dayFull' : 'noneLeft', day: asked }, near);
  }

  function hasStarts(asked: Day, from: number, to: number): boolean {
    return calendar.starts(asked, wanted.service).some((minute) => minute >= from && minute < to);
  }

  /** Today, after the last time that could be booked. */
  function isOver(asked: Day): boolean {
    return calendar.starts(asked, wanted.service).every((minute) => calendar.stateOf(asked, minute, wanted) === 'past');
  }

  function atTime(asked: Day, minute: number, next: readonly Day[]): Proposal {
    const state = calendar.stateOf(asked, minute, wanted);
    if (state === 'free') return { slot: calendar.slotAt(asked, minute, wanted), offers: [], obstacle: null };
    const near = nearest(calendar, wanted, asked, minute);
    const offers = near.length > 0 ? near : offer(next).offers;
    const isBetween = state === 'outside' && minute % stepMinutes !== 0;
    if (isBetween) return { slot: null, offers, obstacle: { kind: 'halfHours' } };
    const of = calendar.inTheWay(asked, minute, wanted);
    if (state === 'yours' && of) return { slot: null, offers, obstacle: { kind: state, day: asked, minute, of } };
    const why = state === 'past' ? 'pastTime' : state === 'taken' ? 'taken' : 'outside';
    return { slot: null, offers, obstacle: { kind: why, day: asked, minute } };
  }
}

/** Whether a time is free, and was not refused. */
function isOpen(calendar: Calendar, wanted: Wanted, day: Day, minute: number): boolean {
  const isInTime = wanted.endBy === null || minute + wanted.service.minutes <= wanted.endBy;
  return isInTime && calendar.stateOf(day, minute, wanted) === 'free' && !isRefusedTime(wanted.notAt, day, minute);
}

function freeOn(calendar: Calendar, wanted: Wanted, day: Day): Slot[] {
  return (
    calendar
      .starts(day, wanted.service)
      .filter((minute) => isOpen(calendar, wanted, day, minute))
      // An appointment is not moved to where it is.
      .filter((minute) => day !== wanted.instead?.day || minute !== wanted.instead.minute)
      .map((minute) => calendar.slotAt(day, minute, wanted))
      .filter((slot) => slot !== null)
  );
}

/** Up to two free times: of the first day that has any, and if it has only one, of the next. */
function firstFree(calendar: Calendar, wanted: Wanted, days: readonly Day[], time: TimeWish | null): Slot[] {
  const offers: Slot[] = [];
  for (const day of days) {
    if (offers[0] && day > addDays(offers[0].day, spreadDays)) break;
    const fitting = fits(freeOn(calendar, wanted, day), time);
    const [first] = fitting;
    if (!first) continue;
    offers.push(first);
    if (offers.length === maxOffers) break;
    const second = fitting.find(({ minute }) => minute >= first.minute + spreadMinutes) ?? fitting[1];
    if (second) offers.push(second);
    if (offers.length >= maxOffers) break;
  }
  return offers;
}

function fits(slots: readonly Slot[], time: TimeWish | null): Slot[] {
  switch (time?.kind) {
    case 'at':
      return slots.filter(({ minute }) => minute === time.minute);
    case 'between':
      return slots.filter(({ minute }) => minute >= time.from && minute < time.to);
    case 'last':
      return slots.slice(-1);
    default:
      return [...slots];
  }
}

/** The free times of a day that are nearest to a minute: one before and one after it, or two on one side. */
function nearest(calendar: Calendar, wanted: Wanted, day: Day, minute: number): Slot[] {
  const free = freeOn(calendar, wanted, day);
  const before = free.filter((slot) => slot.minute < minute).toReversed();
  const after = free.filter((slot) => slot.minute >= minute);
  const around = [before[0], after[0], ...after.slice(1), ...before.slice(1)].filter((slot) => slot !== undefined);
  return around.slice(0, maxOffers).toSorted((a, b) => a.minute - b.minute);
}
