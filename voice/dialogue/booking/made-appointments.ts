import { refusesSomething } from '../days-and-times/refused-words.ts';
import { readIntent } from '../understanding/intents/intents.ts';
import { agreesToBook, readAgreement } from './agreement.ts';
import { askedOfBooking } from './asked-of-booking.ts';
import { asksAgain, asksForOwn, asksIfSettled, asksToConfirm, asksWhere } from './asks-again.ts';
import type { BookingDefinition } from './booking-definition.ts';
import { givesUp, wantsBooking } from './booking-intents.ts';
import type { BookingQuestions } from './booking-questions.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, saysSomething, type Wish } from './booking-state.ts';
import { besideInsteadOf } from './booking-turn.ts';
import type { Appointment, Calendar } from './calendar.ts';
import { newName } from './caller-name.ts';
import { type Cancelling, meansAll } from './cancelling.ts';
import { asksToMove, changesService, movesRather, wantsCancel, wantsMove } from './change-intents.ts';
import { type HeardBooking, hearPick, isDated, meantBy } from './heard-booking.ts';
import { besideOnlyOne } from './only-one.ts';
import { isFirstName } from './waiting-visit.ts';
import { isForChild, isForOther, wholeName } from './whose-appointment.ts';
import type { WishSteps } from './wish-steps.ts';

/** What a caller asks of appointments that are made: to hear them, to move one, to cancel one or all. */
export interface MadeAppointments {
  /** The caller is asked which appointment is meant. */
  readonly choosing: boolean;
  /** What answers 'when is my appointment?', 'so I'm all set?', 'Monday at three, right?'; null for any other turn. */
  asked(text: string, heard: HeardBooking): string[] | null;
  tell(): string[];
  /** Whether a text wants the only appointment that is made, and no other: 'just the one at nine'. */
  isKept(text: string, heard: HeardBooking): boolean;
  cancel(text: string, heard: HeardBooking): BookingReply;
  /** Moves what is meant; `wish` is null while the caller is asked which one that is. */
  move(text: string, heard: HeardBooking): { wish: Wish | null; reply: BookingReply };
  /** Whether an appointment is cancelled that was made, and not what is being made. */
  isCancelled(text: string, heard: HeardBooking): boolean;
  /** Lets what is being made take the place of one that was; the rest of the text, or null when it asks for that not. */
  replaceBy(wish: Wish, text: string, heard: HeardBooking): string | null;
  /** Puts an appointment under the name that a text says it is for: 'oh no, that's for Leo, not me'; null for any other. */
  rename(text: string, heard: HeardBooking): string[] | null;
  /** Whether a text wants a visit that is made moved or cancelled, or asks of it, while another is read back. */
  isOfMade(text: string, heard: HeardBooking): boolean;
  /** Whether a text is about what is made, or may be. */
  isMeant(text: string, heard: HeardBooking): boolean;
  /** Handles a turn that hears, cancels, moves or changes what is made; null for any other. */
  change(text: string, heard: HeardBooking): { wish: Wish | null; reply: BookingReply } | null;
  /** Handles the answer to which appointment is meant; null when it is none. */
  choose(text: string, heard: HeardBooking): { wish: Wish | null; reply: BookingReply } | null;
  drop(): void;
}

interface MadeAppointmentsOptions {
  definition: BookingDefinition;
  calendar: Calendar;
  sentences: BookingSentences;
  steps: WishSteps;
  cancelling: Cancelling;
  questions: BookingQuestions;
  heardIn(text: string): HeardBooking;
}

export function createMadeAppointments(options: MadeAppointmentsOptions): MadeAppointments {
  const { definition, calendar, sentences, steps, cancelling, questions, heardIn } = options;
  /** What is to be done with the appointment that the caller is asked to name. */
  let choosing: 'cancel' | 'move' | null = null;

  function askWhich(what: 'cancel' | 'move'): BookingReply {
    choosing = what;
    return { say: [...tell(), sentences.phrase('whichAppointment')] };
  }

  function tell(): string[] {
    return sentences.allMade();
  }

  function cancel(text: string, heard: HeardBooking): BookingReply {
    const { appointments } = calendar;
    if (meansAll(text)) return cancelling.begin(appointments);
    // 'Cancel the other' means the one that was not made just before.
    const other = appointments.length === 2 && /\bother(?: one)?\b/i.test(text) ? appointments[0] : null;
    const appointment = other ?? namedIn(text) ?? meantBy(heard, appointments);
    return appointment ? cancelling.begin([appointment]) : askWhich('cancel');
  }

  function move(text: string, heard: HeardBooking): { wish: Wish | null; reply: BookingReply } {
    const { appointments } = calendar;
    const appointment = appointments.length === 1 ? appointments[0] : movedIn(text, heard);
    if (!appointment) return { wish: null, reply: askWhich('move') };
    const wish = newWish(appointment);
    const goal = heardAfterTo(text) ?? heard;
    const { day, time, refused } = goal;
    if (!day && !time && !goal.side && !refusesSomething(refused)) {
      wish.slot = appointment;
      return { wish, reply: steps.refused(wish, text) ?? steps.askWhen(wish) };
    }
    return { wish, reply: steps.take(wish, { ...goal, service: null, ...timeOfMove(text, goal, appointment) }, '') };
  }

  /** The one appointment under a name that a text says; null where it says none, or more than one has it. */
  function namedIn(text: string): Appointment | null {
    return only(calendar.appointments.filter(({ name }) => isFirstName(name, text)));
  }

  /** Which of several a text wants to be moved: by its name, by its day, by whose it is, or by what it is for. */
  function movedIn(text: string, heard: HeardBooking): Appointment | null {
    const { appointments } = calendar;
    const named = namedIn(text);
    if (named) return named;
    const before = heardIn(text.slice(0, Math.max(0, text.search(goalBegins))));
    const { day } = before;
    const ofDay = day?.kind === 'on' ? only(appointments.filter((each) => each.day === day.day)) : null;
    // 'His one' is not the one that was made just before.
    const ofOther = ofHim.test(text) ? only(appointments.slice(0, -1)) : null;
    return ofDay ?? ofOther ?? meantBy({ ...heard, day: null }, appointments);
  }

  /** 'Move today's to Monday at nine' names what is moved and where to; null where only one day is named. */
  function heardAfterTo(text: string): HeardBooking | null {
    const at = text.search(goalBegins);
    const goal = at < 0 ? null : heardIn(text.slice(at + 3));
    return goal && (goal.day || goal.time || goal.side) ? goal : null;
  }

  /** The appointment of which a text asks to hear that it is then: 'Monday at three, right?' */
  function confirmed(text: string, heard: HeardBooking): Appointment | null {
    const { day, time, service, people } = heard;
    if (!asksToConfirm(text) || (day?.kind !== 'on' && time?.kind !== 'at')) return null;
    const isSame = (each: Appointment) =>
      isThen(each, heard) &&
      (service === null || service === each.service) &&
      people.every((person) => person === each.person);
    return calendar.appointments.find(isSame) ?? null;
  }

  function isThen(each: Appointment, { day, time }: HeardBooking): boolean {
    return (
      (day === null || (day.kind === 'on' && day.day === each.day)) &&
      (time === null || (time.kind === 'at' && time.minute === each.minute))
    );
  }

  /** Makes an appointment one for another service, at its time; null where there is no single one, or it is for that. */
  function changeService(heard: HeardBooking): { wish: Wish; reply: BookingReply } | null {
    const [only, another] = calendar.appointments;
    if (!only || another || !heard.service || heard.service === only.service || heard.day || heard.time) return null;
    const wish = newWish(only);
    const when = { day: { kind: 'on', day: only.day }, time: { kind: 'at', minute: only.minute } } as const;
    return { wish, reply: steps.take(wish, { ...heard, ...when }, '') };
  }

  return {
    get choosing() {
      return choosing !== null;
    },
    asked(text, heard) {
      const last = calendar.appointments.at(-1);
      if (!last) return asksForOwn(text) ? [sentences.phrase('noAppointment')] : null;
      const agreed = asksIfSettled(text) ? last : confirmed(text, heard);
      if (agreed) return calendar.appointments.length > 1 ? tell() : [sentences.about('isBooked', agreed)];
      // 'Just book the cut at noon', where that is booked.
      const again = /\bbook\b/i.test(text) && heard.time !== null && heard.service !== null && !isForOther(text);
      const same = again
        ? calendar.appointments.find((each) => isThen(each, heard) && each.service === heard.service)
        : null;
      if (same) return [sentences.about('isBooked', same)];
      const booked: Wish = { ...newWish(last), slot: last };
      const asked = askedOfBooking(text, heard, booked, definition);
      // What is booked is the whole bill.
      if (asked === 'sum' || asked === 'end') return questions.answer(asked, text, newWish(), []);
      if (asked === 'cost' || asked === 'length' || asked === 'what') return questions.answer(asked, text, booked, []);
      // 'Yes, I said book it' about what is booked.
      const isToldAgain = /\bbook/i.test(text) && agreesToBook(text) && !saysSomething(newWish(), heard);
      if (asked === 'state') return questions.answer(asked, text, newWish(), []);
      const isAsked = asked === 'when' || asked === 'who' || asksForOwn(text) || asksAgain(text) || asksWhere(text);
      return isAsked || isToldAgain ? tell() : null;
    },
    tell,
    isKept(text, heard) {
      const [only, another] = calendar.appointments;
      return only !== undefined && !another && besideOnlyOne(text) !== null && isThen(only, heard);
    },
    cancel,
    move,
    isCancelled: (text, { day }) =>
      wantsCancel(text) && calendar.appointments.some((each) => day?.kind === 'on' && day.day === each.day),
    replaceBy(wish, text, heard) {
      const { appointments } = calendar;
      const [first] = appointments;
      if (!first || wish.moving) return null;
      const beside = besideInsteadOf(text);
      const isMoved = wish.slot !== null && !heard.day && !heard.time && wantsMove(text, false);
      if (beside === null && !isMoved) return null;
      wish.moving = (appointments.length > 1 && meantBy(heard, appointments)) || first;
      wish.name = wish.moving.name;
      return beside ?? '';
    },
    rename(text, heard) {
      const { appointments } = calendar;
      const meant = meantBy({ ...heard, people: [] }, appointments) ?? appointments.at(-1);
      const name =
        meant && speaksOfName.test(text) && !wantsBooking(text, ofNoBooking) ? newName(text, meant.name) : '';
      if (!meant || !name) return null;
      if (name === meant.name) return [sentences.about('isBooked', meant)];
      const renamed = { ...meant, name: wholeName(name, { isForChild: isForChild(text) }, meant) };
      calendar.remove(meant);
      calendar.add(renamed);
      return [sentences.about('renamed', renamed)];
    },
    isOfMade(text, heard) {
      const { appointments } = calendar;
      if (appointments.length === 0) return false;
      if (wantsCancel(text)) return true;
      const isNamed = appointments.some(
        ({ name, service }) =>
          isFirstName(name, text) || (heard.service === service && !wantsBooking(text, ofNoBooking)),
      );
      const isSaid =
        isNamed ||
        /\b(?:his|hers|her one|his one|their|theirs|the (?:other|first|old)(?: one)?|todays?|other one)\b/i.test(text);
      return isSaid && (asksToMove(text) || wantsMove(text, isDated(heard) || heard.side !== null));
    },
    isMeant: (text, heard) =>
      asksForOwn(text) || (calendar.appointments.length > 0 && (wantsCancel(text) || wantsMove(text, isDated(heard)))),
    change(text, heard) {
      if (calendar.appointments.length === 0) {
        const isMeant = (wantsMove(text, false) || wantsCancel(text)) && namesAppointment.test(text);
        return isMeant ? { wish: null, reply: { say: [sentences.phrase('noAppointment')], done: true } } : null;
      }
      const dated = isDated(heard) || heard.side !== null;
      if (readIntent(text) === 'review') return { wish: null, reply: { say: tell(), done: true } };
      if (wantsCancel(text) && !(dated && movesRather(text))) return { wish: null, reply: cancel(text, heard) };
      if (wantsMove(text, dated)) return move(text, heard);
      return changesService(text) ? changeService(heard) : null;
    },
    choose(text, heard) {
      const what = choosing;
      choosing = null;
      if (givesUp(text)) return { wish: null, reply: { say: [], done: true } };
      const { appointments } = calendar;
      if (what === 'cancel' && meansAll(text)) return { wish: null, reply: cancelling.begin(appointments) };
      const place = hearPick(text, appointments, heard.time, heard.day);
      const appointment = (place as Appointment | null) ?? namedIn(text) ?? meantBy(heard, appointments);
      if (!appointment && what && readAgreement(text) === 'yes') return { wish: null, reply: askWhich(what) };
      if (!appointment) return null;
      if (what === 'cancel') return { wish: null, reply: cancelling.begin([appointment]) };
      return { wish: newWish(appointment), reply: { say: [sentences.phrase('askWhen')] } };
    },
    drop() {
      choosing = null;
    },
  };
}

function only(fitting: readonly Appointment[]): Appointment | null {
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Where a text says what a visit is moved to. */
const goalBegins = /(?<!not )\bto (?!book|move|change|make|see|have|do\b)/i;
const ofHim = /\b(?:his|hers|her one|theirs|the (?:first|other)(?: one)?)\b/i;
const namesAppointment = /\b(?:appointment|booking|reservation)\b/i;

/** Such words correct the name of what is booked. */
const speaksOfName =
  /\b(?:put|change|make|have) (?:it|that|this|that one|the \w+)(?: one)? (?:under|to|in)\b|\b(?:that|it|this|one|appointment|booking)(?:'s| is| was| should be) (?:for|under|in)\b|\bname\b/i;
const ofNoBooking = { named: false, dated: false };

/** 'Can we make it four?' means the same day, 'Thursday at the same time' that of the appointment. */
function timeOfMove(
  text: string,
  { day, time }: HeardBooking,
  { day: madeOn, minute }: Appointment,
): Pick<HeardBooking, 'day' | 'time'> {
  const sameTime = /\bsame (?:time|hour)\b/i.test(text) ? { kind: 'at' as const, minute } : null;
  return { day: day ?? (time && { kind: 'on', day: madeOn }), time: time ?? sameTime };
}
