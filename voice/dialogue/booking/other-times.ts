import { maxBookingDays } from '../../protocol/limits.ts';
import { type Day, daysFrom } from '../days-and-times/day.ts';
import { asksForOthers, refusesOffers, shiftBy, wantsShift } from './booking-intents.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { type Wish, wantedFor } from './booking-state.ts';
import type { Calendar, Slot } from './calendar.ts';
import { nothingHeard } from './heard-booking.ts';
import { propose } from './proposals.ts';
import type { WishFilling } from './wish-filling.ts';

/** Proposes other times than those that were spoken of. */
export interface OtherTimes {
  /** Other times, where a text refuses those or asks for others; null when the caller wants none. */
  refused(wish: Wish, text: string): BookingReply | null;
  /** Times of the same wish, without those that were spoken of. */
  others(wish: Wish): BookingReply;
  /** Asks for a day or a time anew. */
  askWhen(wish: Wish): BookingReply;
}

export function createOtherTimes(
  calendar: Calendar,
  sentences: BookingSentences,
  { take, look }: WishFilling,
): OtherTimes {
  /** 'Something later', 'neither': other times than those that were spoken of. */
  function refused(current: Wish, text: string): BookingReply | null {
    const shift = wantsShift(text);
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const [first] = spoken;
    const by = shiftBy(text);
    if (current.slot && by !== null) {
      const { day, minute } = current.slot;
      return take(
        current,
        { ...nothingHeard, day: { kind: 'on', day }, time: { kind: 'at', minute: minute + by } },
        '',
      );
    }
    const last = spoken.at(-1);
    if (first && last && shift === 'later') return shifted(current, last.day, { from: last.minute + 1, to: 1_440 });
    if (first && last && shift === 'earlier') return shifted(current, first.day, { from: 0, to: first.minute });
    if (asksForOthers(text) && spoken.length > 0) return others(current);
    return refusesOffers(text) ? askWhen(current) : null;
  }

  function others(current: Wish): BookingReply {
    const spoken = current.slot ?? current.offers[0];
    refuseSpoken(current);
    if (spoken && current.day === null) current.day = { kind: 'among', days: daysFrom(spoken.day, maxBookingDays) };
    current.slot = null;
    if (current.time?.kind === 'at') current.time = null;
    const wanted = wantedFor(current);
    const isWindow = current.time?.kind === 'between' && current.day?.kind === 'on';
    // A part of the day that was asked for counts for more than the day.
    if (spoken && wanted && isWindow && propose(calendar, wanted, current).obstacle)
      current.day = { kind: 'among', days: daysFrom(spoken.day, maxBookingDays) };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  /** What was spoken of is not proposed again. */
  function refuseSpoken(current: Wish): void {
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const times = spoken.map(({ day, minute }) => ({ day, from: minute, to: minute + 1 }));
    current.refused = { ...current.refused, times: [...current.refused.times, ...times] };
  }

  function shifted(current: Wish, day: Day, range: { from: number; to: number }): BookingReply {
    current.slot = null;
    current.day = { kind: 'on', day };
    current.time = { kind: 'between', ...range };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  function askWhen(current: Wish): BookingReply {
    refuseSpoken(current);
    Object.assign(current, { offers: [], slot: null, day: null, time: null });
    return { say: [sentences.question(current)] };
  }

  return { refused, others, askWhen };
}
