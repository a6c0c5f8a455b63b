import type { TimeReading } from '../days-and-times/clock-times.ts';
import { addDays, type Day, weekdayOf } from '../days-and-times/day.ts';
import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { type BookableService, type BookingDefinition, openBetween } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Calendar } from './calendar.ts';
import { type HeardBooking, hearBooking } from './heard-booking.ts';
import { onlyMentions } from './mentioned-service.ts';
import { namesByReason, namesOnlyWhose } from './spoken-service.ts';

/** Hears texts with regard to what is being booked, and to what was spoken of before. */
export interface BookingHearing {
  heardIn(text: string): HeardBooking;
  /** The service that was spoken of last, which 'can I book that' means. */
  mentioned: BookableService | null;
}

export function createBookingHearing(
  definition: BookingDefinition,
  calendar: Calendar,
  wishNow: () => Wish | null,
): BookingHearing {
  const hours = openBetween(definition);

  /** The day that is spoken of; a weekday of an offer means that day. */
  function spokenDay(text: string, wish: Wish | null): Day | null {
    const last = calendar.appointments.at(-1)?.day ?? null;
    // 'The same day as me' is that of the visit that is made.
    if (!wish || (last && sameDayAs.test(text))) return last;
    const named = timeWords(text);
    const offered = wish.offers.find(({ day }) => named.includes(weekdayOf(day)));
    if (offered) return offered.day;
    return wish.slot?.day ?? wish.asked ?? wish.offers[0]?.day ?? wish.moving?.day ?? wish.beside?.of.day ?? last;
  }

  const hearing: BookingHearing = {
    mentioned: null,
    heardIn(text) {
      const wish = wishNow();
      const spoken = wish?.service ?? hearing.mentioned;
      const inHand = (wish?.slot ? [wish.slot] : (wish?.offers ?? [])).map(({ minute }) => minute);
      const asked = wish !== null && (stageOf(wish) !== 'name' || beginsCorrection.test(text));
      const reading: TimeReading = { ...hours, asked, inHand };
      const heard = hearBooking(text, definition, calendar.now().day, reading, spokenDay(text, wish), spoken);
      // 'It's for my daughter' names no other service, though a child's may be called so.
      if (wish?.service && heard.service && namesOnlyWhose(text, definition)) heard.service = null;
      // 'My denture is sore' names no other visit while one is made.
      const isReason = wish?.service && heard.service && heard.service !== wish.service;
      if (isReason && heard.service && namesByReason(text, heard.service)) heard.service = null;
      // 'You didn't say the price of the filling' asks for no filling.
      if (isReason && heard.service && onlyMentions(text, heard.service, definition)) heard.service = null;
      if (wish?.asked && wish.isAskedByWeekday && heard.day === null && meansNextOne(text, heard))
        heard.day = { kind: 'on', day: addDays(wish.asked, 7), byWeekday: true };
      return calendar.appointments.length > 0 ? heard : { ...heard, side: null };
    },
  };
  return hearing;
}

/** 'No wait, one', where the name is asked for, takes back the time that was chosen. */
const beginsCorrection = /^\W*(?:(?:oh|um|uh|ah|sorry)\W+)?(?:no|actually|wait|hang on|hold on)\b/i;

const sameDayAs = /\bsame (?:day|date) as (?:me|mine|my own|i |i'm|ours?|his|hers?|him|the (?:other|first))\b/i;

const oneAfter =
  /\bthe (?:one after(?: that)?|(?:following|next) one|one (?:the )?(?:following|next) week|week after)\b/;

/** 'Not tomorrow, the one after', 'not this one, the following one': the same weekday, a week later. */
function meansNextOne(text: string, { refused }: HeardBooking): boolean {
  const plain = plainWords(text).join(' ');
  const isNotThis = refused.days.length + refused.weekdays.length > 0 || /\bnot (?:this|that|the coming)\b/.test(plain);
  return oneAfter.test(plain) && (isNotThis || /\bweek\b/.test(plain));
}
