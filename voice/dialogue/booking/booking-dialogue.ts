import type { Expecting } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import type { BookingState } from '../../protocol/booking.ts';
import { maxAppointments } from '../../protocol/limits.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import type { BookingWording } from '../wording/booking-wording.ts';
import { readAgreement } from './agreement.ts';
import type { BookableService, BookingDefinition } from './booking-definition.ts';
import {
  asksAboutBusiness,
  asksAgain,
  asksForCost,
  asksForNext,
  asksForOwn,
  givesUp,
  isForOther,
  mentionsBooking,
  onlyAsksAbout,
  startsOver,
  wantsBooking,
  wantsCancel,
  wantsMove,
} from './booking-intents.ts';
import { createBookingSentences } from './booking-sentences.ts';
import { newWish, saysSomething, stageOf, type Wish, wantedFor } from './booking-state.ts';
import { type Appointment, createCalendar } from './calendar.ts';
import { bareName, givenName } from './caller-name.ts';
import { type HeardBooking, hearBooking, hearPick, meantBy } from './heard-booking.ts';
import { shownBooking } from './shown-booking.ts';
import type { TimeReading } from './spoken-time.ts';
import { type BookingReply, createWishSteps } from './wish-steps.ts';

/** Makes, moves and cancels appointments of one call. */
export interface BookingDialogue {
  /** An appointment is being made, moved or cancelled. */
  readonly active: boolean;
  /** Whether a turn is about bookings; handles nothing. */
  wants(text: string): boolean;
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

/** A text of so few words that names a day and a time asks for it. */
const mostWordsOfATime = 8;

export function createBookingDialogue({ definition, wording, seed, clock }: BookingDialogueOptions): BookingDialogue {
  const calendar = createCalendar(definition, seed, clock);
  const sentences = createBookingSentences(wording, definition, calendar);
  const hours = Object.values(definition.hours).flat();
  const opens = Math.min(...hours.map(({ from }) => from));
  const closes = Math.max(...hours.map(({ to }) => to));
  const steps = createWishSteps(calendar, sentences);
  let wish: Wish | null = null;
  let cancelling: Appointment | null = null;
  /** The service that was spoken of last, which 'can I book that' means. */
  let mentioned: BookableService | null = null;
  /** What is to be done with the appointment that the caller is asked to name. */
  let choosing: 'cancel' | 'move' | null = null;

  const reading = (): TimeReading => ({ opens, closes, asked: wish !== null && stageOf(wish) !== 'name' });
  const spokenDay = () => {
    if (!wish) return calendar.appointments.length === 1 ? (calendar.appointments[0]?.day ?? null) : null;
    return wish.slot?.day ?? wish.asked ?? wish.offers[0]?.day ?? wish.moving?.day ?? null;
  };
  const heardIn = (text: string) => hearBooking(text, definition, calendar.now().day, reading(), spokenDay());

  function hear(text: string): BookingReply | null {
    const heard = heardIn(text);
    mentioned = heard.service ?? mentioned;
    if (wish?.service && !heard.service && asksForCost(text))
      return { say: [sentences.costs(wish.service), ...open()] };
    if (asksAboutBusiness(text)) return null;
    const dated = heard.day !== null || heard.time !== null;
    if (choosing) return chosenAppointment(text, heard);
    if (cancelling) {
      const answered = answerToCancel(text, heard);
      if (answered) return answered;
    }
    if (asksForOwn(text) || (!wish && calendar.appointments.length > 0 && asksAgain(text))) return tellAppointments();
    if (readIntent(text) === 'review' && (wish || calendar.appointments.length > 0))
      return wish ? { say: [sentences.soFar(wish), ...open()] } : tellAppointments();
    if (wish && startsOver(text)) {
      wish = newWish(wish.moving);
      mentioned = heard.service;
      return steps.take(wish, heard, '');
    }
    if (wish) return answer(wish, text, heard);
    if (calendar.appointments.length > 0) {
      if (wantsCancel(text)) return beginCancel(heard);
      if (wantsMove(text, dated)) return beginMove(text, heard);
    } else if ((wantsMove(text, false) || wantsCancel(text)) && /\b(appointment|booking|reservation)\b/i.test(text)) {
      return { say: [sentences.phrase('noAppointment')], done: true };
    }
    return wants(text, heard) ? begin(text, heard) : null;
  }

  function wants(text: string, { service, day, time }: HeardBooking): boolean {
    if (wantsBooking(text, { named: service !== null, dated: day !== null || time !== null })) return true;
    if (isQuestion(text)) return false;
    if (calendar.appointments.length > 0 && isForOther(text)) return true;
    return day !== null && time !== null && plainWords(text).length <= mostWordsOfATime;
  }

  function begin(text: string, heard: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    wish = newWish();
    wish.service = mentioned;
    wish.name = isForOther(text) ? '' : (calendar.appointments.at(-1)?.name ?? '');
    return steps.take(wish, heard, givenName(text));
  }

  function answer(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const { day, time, service } = heard;
    if (stageOf(current) !== 'service' && onlyAsksAbout(text, heard)) return null;
    const says = saysSomething(current, heard);
    if (!says && givesUp(text)) return dropWish(current);
    if (wantsCancel(text) && !(day || time)) {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? beginCancel(heard) : dropWish(current);
    }
    // 'When is it possible?' asks for the times that are free.
    if (!says && stageOf(current) !== 'name' && asksForNext(plainWords(text).join(' '))) {
      if (current.offers.length > 0 || current.slot) return { say: open() };
      return steps.take(current, { ...heard, day: { kind: 'soonest' } }, '');
    }
    const agrees = stageOf(current) === 'confirming' && !current.doubted && readAgreement(text) === 'yes';
    return agrees && !says ? make(current) : steps.answer(current, text, heard);
  }

  function make(current: Wish): BookingReply {
    const reason = steps.lookAgain(current);
    if (reason.length > 0) return { say: [...reason, sentences.question(current)] };
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

  function beginCancel(heard: HeardBooking): BookingReply {
    const appointment = meantBy(heard, calendar.appointments);
    if (!appointment) return askWhich('cancel');
    wish = null;
    cancelling = appointment;
    return { say: [sentences.about('confirmCancel', appointment)] };
  }

  function beginMove(text: string, heard: HeardBooking): BookingReply {
    const { appointments } = calendar;
    const appointment = appointments.length === 1 ? appointments[0] : meantBy({ ...heard, day: null }, appointments);
    if (!appointment) return askWhich('move');
    wish = newWish(appointment);
    const { day, time } = heard;
    if (!day && !time) {
      wish.slot = appointment;
      const other = steps.refused(wish, text);
      return other ?? steps.askWhen(wish);
    }
    // 'Can we make it four?' means the same day.
    return steps.take(wish, { ...heard, service: null, day: day ?? { kind: 'on', day: appointment.day } }, '');
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
    const appointment = (place as Appointment | null) ?? meantBy(heard, appointments);
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
    const consent = readAgreement(text);
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

  function hearAtLast(text: string): BookingReply | null {
    if (!wish) {
      if (cancelling || !mentionsBooking(text) || isQuestion(text)) return null;
      return begin(text, heardIn(text));
    }
    if (isQuestion(text)) {
      if (stageOf(wish) === 'service') wish.serviceAsked++;
      return null;
    }
    const name = stageOf(wish) === 'confirming' ? '' : bareName(text);
    if (name) {
      wish.name = name;
      return { say: [sentences.phrase('nameNoted', { name }), sentences.question(wish)] };
    }
    switch (stageOf(wish)) {
      case 'name':
        return { say: [sentences.phrase('askNameAgain')] };
      case 'service':
        wish.serviceAsked++;
        return { say: [sentences.question(wish)] };
      case 'when':
        return { say: [sentences.phrase('askWhenAgain')] };
      case 'offered':
        return { say: [wish.offers.length > 1 ? sentences.which(wish.offers) : sentences.question(wish)] };
      default:
        return { say: open() };
    }
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
    wants(text) {
      const heard = heardIn(text);
      const dated = heard.day !== null || heard.time !== null;
      const isMade = calendar.appointments.length > 0;
      return wants(text, heard) || asksForOwn(text) || (isMade && (wantsCancel(text) || wantsMove(text, dated)));
    },
    hear,
    begin: (text) => begin(text, heardIn(text)),
    hearAtLast,
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
