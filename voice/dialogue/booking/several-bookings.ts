import { maxAppointments } from '../../protocol/limits.ts';
import { timeWords } from '../days-and-times/time-words.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import { isForOther } from './booking-intents.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, type Wish } from './booking-state.ts';
import type { Appointment, Calendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import { type HeardBooking, nothingHeard } from './heard-booking.ts';
import { serviceIn } from './spoken-service.ts';
import type { BookingReply, WishSteps } from './wish-steps.ts';

const joint = /(?:,\s*)?\b(?:and|plus|as well as|then)\b(?: (?:then|also)\b)?|\s&\s/i;
/** How the name of a further service begins; 'and it hurts' tells more of the first. */
const beginsService = /^\s*(?:a|an|one|another|the|some|my|for)\b/i;

/** The parts of a text that name a service each, in order; a single one where the text names fewer than two. */
function partsByService(text: string, definition: BookingDefinition): string[] {
  const plain = plainWords(text).join(' ');
  const isOneName = definition.services.some(({ name, words }) =>
    [name, ...words].some((each) => each.includes(' and ') && plain.includes(each)),
  );
  if (isOneName) return [text];
  const parts: { text: string; service: BookableService | null }[] = [];
  for (const part of text.split(joint)) {
    const service = serviceIn(part, definition);
    const last = parts.at(-1);
    const isNamed = service && (beginsService.test(part) || beginsWith(part, service));
    if (!last || (last.service && isNamed && service !== last.service)) parts.push({ text: part, service });
    else {
      last.text += ` and ${part}`;
      last.service ??= service;
    }
  }
  return parts.length > 1 ? parts.map((part) => part.text) : [text];
}

function beginsWith(part: string, { name }: BookableService): boolean {
  return plainWords(part).join(' ').startsWith(plainWords(name).join(' '));
}

const adds =
  /\b(?:also|as well|in addition|additionally|plus)\b|\btoo$|^and (?:then )?(?:a|an|one|my|for)\b|\b(?:another|second|two|three) (?:appointments?|bookings?|visits?|reservations?)\b|\b(?:me|myself|i) and my\b|\b(?:both|two|three) of us\b/;

/** Whether a text asks for a further appointment beside the one that is being made. */
function addsAnother(text: string, { service }: HeardBooking, current: BookableService | null): boolean {
  const plain = plainWords(text).join(' ');
  if (!adds.test(plain)) return false;
  const isOther = service !== null && service !== current;
  return isOther || isForOther(text) || furtherIn(text) > 0;
}

/** How many appointments a text asks for beside the first: 'two appointments', 'for me and my wife'. */
function furtherIn(text: string): number {
  const words = timeWords(text).join(' ');
  const [, count = ''] =
    /\b([23]|both|another|2th) (?:appointments?|bookings?|visits?|reservations?|of us|people)\b/.exec(words) ?? [];
  if (count === '3') return 2;
  if (count !== '' || /\b(?:me|myself|i) and my \w+/.test(words)) return 1;
  return 0;
}

/** An appointment to make after the one that is being made. */
interface Waiting {
  heard: HeardBooking;
  /** It is for somebody else than the one before. */
  isForOther: boolean;
}

/** Several appointments that a caller asks for are made one after the other. */
export interface SeveralBookings {
  /** Takes the first of those that one text asks for; null when it asks for one. */
  begin(wish: Wish, text: string): BookingReply | null;
  /** Notes a further appointment; false when the text asks for none. */
  add(wish: Wish, text: string, heard: HeardBooking): boolean;
  oneAtATime(wish: Wish): string;
  /** Begins the next one; null when there is none. */
  next(before: Appointment): { wish: Wish; say: string[] } | null;
  drop(): void;
}

interface SeveralBookingsOptions {
  definition: BookingDefinition;
  calendar: Calendar;
  sentences: BookingSentences;
  steps: WishSteps;
  heardIn(text: string): HeardBooking;
}

export function createSeveralBookings(options: SeveralBookingsOptions): SeveralBookings {
  const { definition, calendar, sentences, steps, heardIn } = options;
  let waiting: Waiting[] = [];

  /** No more wait than a call may still have beside the one that is being made. */
  function wait(further: readonly Waiting[]): void {
    waiting = [...waiting, ...further].slice(0, Math.max(0, maxAppointments - calendar.appointments.length - 1));
  }

  function oneAtATime({ service }: Wish): string {
    return service ? sentences.phrase('oneAtATime', { service: service.name }) : sentences.phrase('oneFirst');
  }

  return {
    begin(wish, text) {
      const [first = '', ...others] = partsByService(text, definition);
      const unnamed = Math.max(0, furtherIn(text) - others.length);
      if (others.length === 0 && unnamed === 0) return null;
      const heard = heardIn(first);
      const asked = others.map((part) => ({ heard: heardIn(part), isForOther: isForOther(part) }));
      // Those whose number alone was told are named now.
      waiting = waiting.filter((each) => each.heard.service !== null);
      const blank: Waiting = { heard: { ...nothingHeard, service: heard.service }, isForOther: true };
      wait([...asked, ...Array.from({ length: unnamed }, () => blank)]);
      // 'A cut and a color on Friday' names the day of both.
      const day = heard.day ?? asked.find((each) => each.heard.day)?.heard.day ?? null;
      const { say } = steps.take(wish, { ...heard, day }, givenName(text));
      return { say: [oneAtATime(wish), ...say] };
    },
    add(wish, text, heard) {
      if (!addsAnother(text, heard, wish.service)) return false;
      wait([{ heard: { ...heard, service: heard.service ?? wish.service }, isForOther: isForOther(text) }]);
      return true;
    },
    oneAtATime,
    next(before) {
      const [first, ...others] = waiting;
      waiting = others;
      if (!first) return null;
      const { service } = first.heard;
      const announced = service ? sentences.phrase('nextOne', { service: service.name }) : sentences.phrase('nextAny');
      const wish = newWish();
      wish.isForOther = first.isForOther;
      wish.name = first.isForOther ? '' : before.name;
      return { wish, say: [announced, ...steps.take(wish, first.heard, '').say] };
    },
    drop() {
      waiting = [];
    },
  };
}
