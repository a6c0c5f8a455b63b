import type { TimeReading } from '../days-and-times/clock-times.ts';
import { addDays, type Day, weekdayOf } from '../days-and-times/day.ts';
import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { type BookableService, type BookingDefinition, openBetween } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Calendar } from './calendar.ts';
import { type HeardBooking, hearBooking, nothingHeard } from './heard-booking.ts';
import { kindTold } from './kinds-of-service.ts';
import { onlyMentions } from './mentioned-service.ts';
import { namesByReason, namesOnlyWhose } from './spoken-service.ts';

/** Hears texts with regard to what is being booked, and to what was spoken of before. */
export interface BookingHearing {
  /** `isAnew`: a weekday is the next one, whatever day is spoken of. */
  heardIn(text: string, isAnew?: boolean): HeardBooking;
  /** The service that was spoken of last, which 'can I book that' means. */
  readonly mentioned: BookableService | null;
  /** All that it may be, where its word means several. */
  readonly mentionedKinds: readonly BookableService[];
  /** Notes the service of a text as the one that was spoken of last; one that names none changes nothing. */
  mention(heard: Pick<HeardBooking, 'service' | 'kinds'>): void;
  /** Nothing was spoken of any more. */
  forget(): void;
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

  let mentioned: Pick<HeardBooking, 'service' | 'kinds'> = nothingHeard;

  return {
    get mentioned() {
      return mentioned.service;
    },
    get mentionedKinds() {
      return mentioned.kinds;
    },
    mention(heard) {
      if (heard.service) mentioned = { service: heard.service, kinds: heard.kinds };
    },
    forget() {
      mentioned = nothingHeard;
    },
    heardIn(text, isAnew = false) {
      const wish = wishNow();
      const kinds = wish && !wish.service ? wish.kinds : [];
      const isOpen = kinds.length > 0 || mentioned.kinds.length > 0;
      const spoken = wish?.service ?? (isOpen ? null : mentioned.service);
      const inHand = (wish?.slot ? [wish.slot] : (wish?.offers ?? [])).map(({ minute }) => minute);
      const asked = wish !== null && (stageOf(wish) !== 'name' || beginsCorrection.test(text));
      const reading: TimeReading = { ...hours, asked, inHand };
      const today = calendar.now().day;
      const heard = hearBooking(text, definition, today, reading, isAnew ? null : spokenDay(text, wish), spoken);
      const told = kindTold(text, kinds);
      if (told && (!heard.service || kinds.includes(heard.service))) Object.assign(heard, { service: told, kinds: [] });
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
