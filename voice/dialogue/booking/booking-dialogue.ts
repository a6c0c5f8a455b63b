import type { Expecting } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import type { BookingState } from '../../protocol/booking.ts';
import { maxAppointments } from '../../protocol/limits.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { isQuestion } from '../understanding/intents.ts';
import { hearName } from '../understanding/spoken-name.ts';
import type { BookingWording } from '../wording/booking-wording.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import {
  asksAboutBusiness,
  asksForCost,
  asksForOwn,
  givesUp,
  isForOther,
  mentionsBooking,
  wantsBooking,
  wantsCancel,
  wantsMove,
} from './booking-intents.ts';
import { createBookingSentences } from './booking-sentences.ts';
import { newWish, stageOf, type Wish } from './booking-state.ts';
import { type Appointment, createCalendar, type Slot } from './calendar.ts';
import { type HeardBooking, hearBooking, hearPick } from './heard-booking.ts';
import { propose } from './proposals.ts';
import { shownBooking } from './shown-booking.ts';
import type { TimeReading } from './spoken-time.ts';

/** The answer to one turn; `done`: an appointment was made, changed or given up, and nothing is asked any more. */
export interface BookingReply {
  say: string[];
  done?: boolean;
}

/** Makes, moves and cancels appointments of one call. */
export interface BookingDialogue {
  /** An appointment is being made, moved or cancelled. */
  readonly active: boolean;
  /** Handles a turn; null when it is about something else. */
  hear(text: string): BookingReply | null;
  /** Begins to book, for a caller who took an offer to look for a time. */
  begin(text: string): BookingReply;
  /** Handles a turn that nobody else understood; null without an open question and a mention of a booking. */
  hearAtLast(text: string): BookingReply | null;
  /** The open question, to repeat after something else was handled. */
  open(): string[];
  drop(): void;
  readonly expecting: Expecting;
  readonly shown: BookingState | null;
}

export interface BookingDialogueOptions {
  definition: BookingDefinition;
  wording: BookingWording;
  /** Decides which times are taken. */
  seed: string;
  clock: Clock;
}

const agreements =
  /^((yes|yeah|yep|sure|ok|okay|alright|all right|right|fine|good|great|perfect|cool|lovely|brilliant|excellent|wonderful) ?)+$|^(that|it|this|sounds|both) ?(works|is fine|is good|is great|is perfect|would work|would be great|suits|suits me|good|great|perfect|fine)( for me)?$|^(ok|okay|yes|yeah|great|perfect) (that|it) (works|is fine|is good|suits)( me)?( fine)?$|^(yes )?(please )?(book|take|do|go for) (it|that|this)( one)?( please)?( in)?$|^(i will|let us|i would) (take|do|go with|have|book|like) (it|that|this)( one)?( please)?$/;
const refusesOffers =
  /\b(neither|none of|no good|do not work|does not work|not suit|something else|anything else|other times|other options|can not (do|make)|another (time|day|one)|different (time|day)|too (early|late)|not possible)\b/;
const laterWish = /\b(later|too early|after that)\b/;
const earlierWish = /\b(earlier|too late|before that|sooner)\b/;

export function createBookingDialogue({ definition, wording, seed, clock }: BookingDialogueOptions): BookingDialogue {
  const calendar = createCalendar(definition, seed, clock);
  const sentences = createBookingSentences(wording, definition, calendar);
  const hours = Object.values(definition.hours).flat();
  const opens = Math.min(...hours.map(({ from }) => from));
  const closes = Math.max(...hours.map(({ to }) => to));
  let wish: Wish | null = null;
  let cancelling: Appointment | null = null;
  /** The service that was spoken of last, which 'can I book that' means. */
  let mentioned: BookableService | null = null;
  /** What is to be done with the appointment that the caller is asked to name. */
  let choosing: 'cancel' | 'move' | null = null;

  const reading = (): TimeReading => ({ opens, closes, asked: wish !== null && stageOf(wish) !== 'name' });
  const heardIn = (text: string) => hearBooking(text, definition, calendar.now().day, reading());
  const wantedFor = ({ service, person, moving }: Wish) =>
    service && { service, person: person?.services.includes(service.id) ? person : null, instead: moving };

  function hear(text: string): BookingReply | null {
    const heard = heardIn(text);
    mentioned = heard.service ?? mentioned;
    if (wish?.service && !heard.service && asksForCost(text))
      return { say: [sentences.costs(wish.service), ...open()] };
    if (asksAboutBusiness(text)) return null;
    const dated = heard.day !== null || heard.time !== null;
    const about = { named: heard.service !== null, dated };
    if (choosing) return chosenAppointment(text, heard);
    if (cancelling) {
      const answered = answerToCancel(text, heard);
      if (answered) return answered;
    }
    if (asksForOwn(text)) return tellAppointments();
    if (wish) return answer(wish, text, heard);
    if (calendar.appointments.length > 0) {
      if (wantsMove(text, dated)) return beginMove(heard);
      if (wantsCancel(text)) return beginCancel(heard);
    } else if ((wantsMove(text, false) || wantsCancel(text)) && /\b(appointment|booking|reservation)\b/i.test(text)) {
      return { say: [sentences.phrase('noAppointment')], done: true };
    }
    return wantsBooking(text, about) ? begin(text, heard) : null;
  }

  function begin(text: string, heard: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    wish = newWish();
    wish.service = mentioned;
    wish.name = isForOther(text) ? '' : (calendar.appointments.at(-1)?.name ?? '');
    return take(wish, heard, givenName(text));
  }

  /** Puts what was heard into the wish and says the next thing. */
  function take(current: Wish, heard: HeardBooking, name: string): BookingReply {
    const before: string[] = [];
    const { service, person, day, time } = heard;
    if (name) current.name = name;
    const isOther =
      (service !== null && service !== current.service) ||
      (person !== null && person !== current.person) ||
      day !== null ||
      time !== null;
    const spoken = current.slot?.day ?? current.offers[0]?.day;
    current.service = service ?? current.service;
    current.person = person ?? current.person;
    if (day) {
      // A new day keeps the time that was asked for, but a time that was taken there is no wish for another day.
      current.day = day;
      current.time = time ?? (current.slot ? { kind: 'at', minute: current.slot.minute } : current.time);
    } else if (time) {
      current.time = time;
      if (current.day?.kind !== 'on' && spoken && time.kind === 'at') current.day = { kind: 'on', day: spoken };
    }
    // Another person or service is wanted for the day that is spoken of.
    if (isOther && spoken && !day && !time && current.day?.kind !== 'on') {
      current.day = { kind: 'on', day: spoken };
      if (current.slot) current.time = { kind: 'at', minute: current.slot.minute };
    }
    if (isOther) current.slot = null;
    const { service: chosen } = current;
    if (chosen && current.person && !current.person.services.includes(chosen.id)) {
      before.push(sentences.phrase('notBy', { person: current.person.name, service: chosen.name }));
      current.person = null;
    }
    if (!current.slot) before.push(...look(current));
    const say = [...before, sentences.question(current)];
    current.asked ||= !current.service;
    return { say };
  }

  /** Finds a time for the wish; returns why it is not the one that was asked for. */
  function look(current: Wish): string[] {
    const wanted = wantedFor(current);
    if (!wanted) return [];
    const { slot, offers, obstacle } = propose(calendar, wanted, current.day, current.time);
    current.slot = slot;
    current.offers = offers;
    if (!obstacle) return [];
    // What could not be had is no wish any more.
    current.day = null;
    current.time = null;
    return [sentences.reason(obstacle)];
  }

  function answer(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const stage = stageOf(current);
    const { day, time, service, person } = heard;
    const says = day !== null || time !== null || person !== null || (service !== null && service !== current.service);
    if (!says && givesUp(text)) return dropWish(current);
    if (wantsCancel(text) && !(day || time)) {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? beginCancel(heard) : dropWish(current);
    }
    const consent = consentIn(text);
    if (stage === 'confirming') {
      if (consent === 'yes' && !says) return make(current);
      const name = givenName(text);
      if (says || name) return take(current, heard, name);
      if (consent === 'no') {
        const corrected = hearName(text.replace(/^\W*(no|nope)\b\W*/i, ''), { alone: true });
        if (corrected && plainWords(text).length <= 6 && !refusesOffers.test(plainWords(text).join(' ')))
          return take(current, heard, corrected.value);
        return { say: [sentences.phrase('askWhatToChange')] };
      }
      return refused(current, text);
    }
    if (stage === 'offered') {
      const pick = hearPick(text, current.offers, time, day);
      const chosen = pick ?? (consent === 'yes' && current.offers.length === 1 ? current.offers[0] : null);
      if (chosen) return choose(current, chosen, text);
      if (says) return take(current, heard, givenName(text));
      if (consent === 'yes') return { say: [sentences.which(current.offers)] };
      return refused(current, text) ?? (consent === 'no' ? askWhen(current) : null);
    }
    if (stage === 'name') {
      if (says && (isQuestion(text) || day !== null)) return take(current, heard, givenName(text));
      if (isQuestion(text)) return null;
      const name = hearName(text.replace(/\b(under|for|put it under|book it under|the name of)\s/gi, ' '), {
        alone: true,
      });
      if (name) return take(current, { service: null, person: null, day: null, time: null }, name.value);
      if (says) return take(current, heard, '');
      return null;
    }
    if (says) return take(current, heard, givenName(text));
    return refused(current, text);
  }

  /** 'Something later', 'neither': other times than those that were spoken of. */
  function refused(current: Wish, text: string): BookingReply | null {
    const plain = plainWords(text).join(' ');
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const [first] = spoken;
    const last = spoken.at(-1);
    if (first && last && laterWish.test(plain)) return shifted(current, last.day, { from: last.minute + 1, to: 1_440 });
    if (first && last && earlierWish.test(plain)) return shifted(current, first.day, { from: 0, to: first.minute });
    return refusesOffers.test(plain) ? askWhen(current) : null;
  }

  function shifted(current: Wish, day: string, range: { from: number; to: number }): BookingReply {
    current.slot = null;
    current.day = { kind: 'on', day };
    current.time = { kind: 'between', ...range };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  function askWhen(current: Wish): BookingReply {
    Object.assign(current, { offers: [], slot: null, day: null, time: null });
    return { say: [sentences.question(current)] };
  }

  function choose(current: Wish, slot: Slot, text: string): BookingReply {
    current.slot = slot;
    const name = givenName(text);
    if (name) current.name = name;
    return { say: [sentences.question(current)] };
  }

  function make(current: Wish): BookingReply {
    const { service, slot, name, moving } = current;
    if (!service || !slot) return { say: [sentences.question(current)] };
    const appointment: Appointment = { ...slot, service, name };
    if (moving) calendar.remove(moving);
    calendar.add(appointment);
    wish = null;
    return { say: [sentences.about(moving ? 'moved' : 'booked', appointment)], done: true };
  }

  function dropWish({ moving }: Wish): BookingReply {
    wish = null;
    return { say: [moving ? sentences.about('droppedMove', moving) : sentences.phrase('dropped')], done: true };
  }

  function tellAppointments(): BookingReply {
    const { appointments } = calendar;
    if (appointments.length === 0) return { say: [sentences.phrase('noAppointment'), ...open()], done: wish === null };
    return {
      say: [...appointments.map((each) => sentences.about('appointment', each)), ...open()],
      done: wish === null,
    };
  }

  /** The appointment that a text means; null when it may be one of several. */
  function meant({ service, day }: HeardBooking): Appointment | null {
    const { appointments } = calendar;
    if (appointments.length === 1) return appointments[0] ?? null;
    const fitting = appointments.filter(
      (each) => (service === null || each.service === service) && (day?.kind !== 'on' || each.day === day.day),
    );
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }

  function beginCancel(heard: HeardBooking): BookingReply {
    const appointment = meant(heard);
    if (!appointment) return askWhich('cancel');
    wish = null;
    cancelling = appointment;
    return { say: [sentences.about('confirmCancel', appointment)] };
  }

  function beginMove(heard: HeardBooking): BookingReply {
    const { appointments } = calendar;
    const appointment = appointments.length === 1 ? appointments[0] : meant({ ...heard, day: null });
    if (!appointment) return askWhich('move');
    wish = newWish(appointment);
    const { day, time } = heard;
    if (!day && !time) return { say: [sentences.phrase('askWhen')] };
    // 'Can we make it four?' means the same day.
    return take(wish, { ...heard, service: null, day: day ?? { kind: 'on', day: appointment.day } }, '');
  }

  function askWhich(what: 'cancel' | 'move'): BookingReply {
    choosing = what;
    const all = calendar.appointments.map((each) => sentences.about('appointment', each));
    return { say: [...all, sentences.phrase('whichAppointment')] };
  }

  function chosenAppointment(text: string, heard: HeardBooking): BookingReply | null {
    const what = choosing;
    choosing = null;
    if (givesUp(text)) return { say: [], done: true };
    const { appointments } = calendar;
    const place = hearPick(text, appointments, heard.time, heard.day);
    const appointment = (place as Appointment | null) ?? meant(heard);
    if (!appointment) return hear(text);
    if (what === 'cancel') {
      cancelling = appointment;
      return { say: [sentences.about('confirmCancel', appointment)] };
    }
    wish = newWish(appointment);
    return { say: [sentences.phrase('askWhen')] };
  }

  function answerToCancel(text: string, heard: HeardBooking): BookingReply | null {
    const appointment = cancelling as Appointment;
    const says = heard.day !== null || heard.time !== null;
    const consent = consentIn(text);
    const isYes = consent === 'yes' || (wantsCancel(text) && plainWords(text).length <= 6 && consent !== 'no');
    if (isYes && !says) {
      cancelling = null;
      calendar.remove(appointment);
      return { say: [sentences.about('cancelled', appointment)], done: true };
    }
    if (wantsMove(text, says)) {
      cancelling = null;
      return null;
    }
    if (consent === 'no' || /\b(keep|leave|never ?mind|forget)\b/i.test(text)) {
      cancelling = null;
      return { say: [sentences.about('kept', appointment)], done: true };
    }
    return null;
  }

  function open(): string[] {
    if (cancelling) return [sentences.about('confirmCancel', cancelling)];
    if (choosing) return [sentences.phrase('whichAppointment')];
    if (!wish) return [];
    const { slot } = wish;
    if (stageOf(wish) !== 'confirming' || !slot) return [sentences.question(wish)];
    return [sentences.phrase('confirmShort', sentences.places(slot))];
  }

  return {
    get active() {
      return wish !== null || cancelling !== null || choosing !== null;
    },
    hear,
    begin: (text) => begin(text, heardIn(text)),
    hearAtLast(text) {
      if (!wish) {
        if (cancelling || !mentionsBooking(text) || isQuestion(text)) return null;
        return begin(text, heardIn(text));
      }
      if (isQuestion(text)) return null;
      switch (stageOf(wish)) {
        case 'name':
          return { say: [sentences.phrase('askNameAgain')] };
        case 'service':
          return { say: [sentences.serviceAgain()] };
        case 'when':
          return { say: [sentences.phrase('askWhenAgain')] };
        case 'offered':
          return { say: [wish.offers.length > 1 ? sentences.which(wish.offers) : sentences.question(wish)] };
        default:
          return { say: open() };
      }
    },
    open,
    drop() {
      wish = null;
      cancelling = null;
      choosing = null;
    },
    get expecting() {
      if (cancelling || (wish && stageOf(wish) === 'confirming')) return 'yes-or-no';
      return wish && stageOf(wish) === 'name' ? 'name' : 'anything';
    },
    get shown() {
      return shownBooking(calendar, definition, wish, wish && wantedFor(wish));
    },
  };
}

/** A clear yes or no. 'Okay' and 'that works' answer a read-back of a day and a time well enough. */
function consentIn(text: string): 'yes' | 'no' | 'unclear' {
  const { answer } = readConsent(text);
  if (answer !== 'unclear' || /\?\s*$/.test(text)) return answer;
  return agreements.test(
    plainWords(text)
      .join(' ')
      .replace(/ (please|thanks|thank you)$/, ''),
  )
    ? 'yes'
    : 'unclear';
}

/** A name that is said together with something else. */
function givenName(text: string): string {
  if (!/\b(name|under|this is|i am|i'm|im)\b/i.test(text)) return '';
  const under = /\bunder\s(?:the name\s(?:of\s)?)?(.*)/i.exec(text)?.[1];
  if (under) return hearName(under, { alone: true })?.value ?? '';
  if (!/\bname\b|\b(this is|i am|i'm|im)\s[A-Z]/.test(text)) return '';
  return hearName(text, { alone: false })?.value ?? '';
}
