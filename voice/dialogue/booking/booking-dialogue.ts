import type { Expecting } from '../../engine/agent.ts';
import type { Clock } from '../../engine/ports.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { BookingState } from '../../protocol/booking.ts';
import { maxAppointments } from '../../protocol/limits.ts';
import type { TimeReading } from '../days-and-times/spoken-time.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion, readIntent } from '../understanding/intents.ts';
import type { BookingWording } from '../wording/booking-wording.ts';
import { readAgreement, withoutTimes } from './agreement.ts';
import { type BookableService, type BookingDefinition, openBetween } from './booking-definition.ts';
import {
  asksAboutBusiness,
  asksAgain,
  asksForAdvice,
  asksForCost,
  asksForNext,
  asksForOwn,
  asksToMove,
  changesService,
  givesUp,
  isForOther,
  mayWantBooking,
  onlyAsksAbout,
  startsOver,
  wantsBooking,
  wantsCancel,
  wantsMove,
} from './booking-intents.ts';
import { createBookingSentences } from './booking-sentences.ts';
import { namesSlot, newWish, saysSomething, stageOf, type Wish, wantedFor } from './booking-state.ts';
import { type Appointment, createCalendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import { createCancelling } from './cancelling.ts';
import { type HeardBooking, hearBooking, isDated } from './heard-booking.ts';
import { createMadeAppointments } from './made-appointments.ts';
import { repeatQuestion } from './repeated-question.ts';
import { createSeveralBookings } from './several-bookings.ts';
import { shownBooking } from './shown-booking.ts';
import { besideRefusal, keepsAsItIs } from './turn-parts.ts';
import { createTurnsInParts } from './turns-in-parts.ts';
import { type BookingReply, createWishSteps } from './wish-steps.ts';

/** Makes, moves and cancels appointments of one call. */
export interface BookingDialogue {
  /** An appointment is being made, moved or cancelled. */
  readonly active: boolean;
  /** Whether a turn is about bookings; handles nothing. */
  wants(text: string): boolean;
  /** Handles a turn; null when it is about something else. `followsUp`: a question was answered just before. */
  hear(text: string, followsUp?: boolean): BookingReply | null;
  /** Begins to book, for a caller who took an offer to look for a time. */
  begin(text: string): BookingReply;
  /** Handles a turn that nobody else understood; null without an open question and a sign of a wish to come. */
  hearAtLast(text: string): BookingReply | null;
  /** The open question, to repeat after something else was handled. */
  open(): string[];
  /** What is not done yet, for a caller who leaves; empty when nothing is. */
  unfinished(): string[];
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
  const hours = openBetween(definition);
  const steps = createWishSteps(calendar, sentences);
  const several = createSeveralBookings({ definition, calendar, sentences, steps, heardIn: (text) => heardIn(text) });
  let wish: Wish | null = null;
  const parts = createTurnsInParts({
    several,
    sentences,
    heardIn: (text) => heardIn(text),
    hear,
    answer: (current, text) => answer(current, text, heardIn(text)),
    drop: dropWish,
    asksOfMade: (text) => made.isAskedOf(text),
    asksOfBooking,
  });
  const cancelling = createCancelling(calendar, sentences);
  /** The service that was spoken of last, which 'can I book that' means. */
  let mentioned: BookableService | null = null;
  const made = createMadeAppointments({ calendar, sentences, steps, cancelling, heardIn: (text) => heardIn(text) });

  const reading = (): TimeReading => ({ ...hours, asked: wish !== null && stageOf(wish) !== 'name' });
  const spokenDay = () => {
    if (!wish) return calendar.appointments.length === 1 ? (calendar.appointments[0]?.day ?? null) : null;
    return wish.slot?.day ?? wish.asked ?? wish.offers[0]?.day ?? wish.moving?.day ?? null;
  };
  const heardIn = (text: string) =>
    hearBooking(text, definition, calendar.now().day, reading(), spokenDay(), wish?.service ?? mentioned);

  function hear(text: string, followsUp = false): BookingReply | null {
    const heard = heardIn(text);
    mentioned = heard.service ?? mentioned;
    const given = wish && !cancelling.active ? parts.take(wish, text) : null;
    if (given) return given;
    if (wish?.service && !heard.service && asksForCost(text))
      return { say: [sentences.costs(wish.service), ...open()] };
    if (asksAboutBusiness(text)) return null;
    const dated = isDated(heard);
    if (made.choosing) return chosenAppointment(text, heard);
    if (cancelling.active) {
      const answered = cancelling.answer(text, heard);
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
      if (wantsCancel(text)) return beginCancel(text, heard);
      if (wantsMove(text, dated)) return beginMove(text, heard);
      const changed = changesService(text) ? made.changeService(heard) : null;
      if (changed) return goOnWith(changed);
    } else if ((wantsMove(text, false) || wantsCancel(text)) && /\b(appointment|booking|reservation)\b/i.test(text)) {
      return { say: [sentences.phrase('noAppointment')], done: true };
    }
    if (!wish && besideRefusal(text) === '') return { say: [sentences.phrase('dropped')], done: true };
    return wants(text, heard, followsUp) ? begin(text, heard) : null;
  }

  function wants(text: string, heard: HeardBooking, followsUp = false): boolean {
    const { service, day, time } = heard;
    if (wantsBooking(text, { named: service !== null, dated: isDated(heard), followsUp })) return true;
    if (isQuestion(text)) return false;
    if (calendar.appointments.length > 0 && isForOther(text)) return true;
    return day !== null && time !== null && plainWords(text).length <= mostWordsOfATime;
  }

  function begin(text: string, heard: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    wish = newWish();
    wish.service = mentioned;
    wish.isForOther = isForOther(text);
    wish.name = wish.isForOther ? '' : (calendar.appointments.at(-1)?.name ?? '');
    return several.begin(wish, text) ?? steps.take(wish, heard, givenName(text));
  }

  /** Whether a question is about what is being booked, and not one beside it. */
  function asksOfBooking(current: Wish, question: string): boolean {
    const heard = heardIn(question);
    const isOther = saysSomething(current, heard) || wants(question, heard);
    return isOther || asksForOwn(question) || wantsMove(question, false) || asksForNext(plainWords(question).join(' '));
  }

  /** Cancels or moves an appointment that is made, though a new one was begun; null when neither is asked. */
  function changeMade(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    if (made.isCancelled(text, heard)) return beginCancel(text, heard);
    if (calendar.appointments.length > 0 && asksToMove(text)) return beginMove(text, heard);
    const beside = made.replaceBy(current, text, heard);
    if (beside === null) return null;
    return answer(current, beside, heardIn(beside)) ?? { say: [sentences.question(current)] };
  }

  function answer(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const { day, time, service } = heard;
    const changed = changeMade(current, text, heard);
    if (changed) return changed;
    if (current.moving && keepsAsItIs(text)) return dropWish(current);
    if (asksForAdvice(text)) return null;
    if (stageOf(current) !== 'service' && onlyAsksAbout(text, heard)) return null;
    const isSame = stageOf(current) === 'confirming' && namesSlot(current, heard);
    const says = !isSame && saysSomething(current, heard);
    if (!says && givesUp(text)) return dropWish(current);
    if (wantsCancel(text) && !(day || time)) {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? beginCancel(text, heard) : dropWish(current);
    }
    // 'When is it possible?' asks for the times that are free.
    const asked = splitSentences(text).at(-1) ?? '';
    if (!says && stageOf(current) !== 'name' && asksForNext(plainWords(asked).join(' '))) {
      if (current.offers.length > 0 || current.slot) return { say: open() };
      return steps.take(current, { ...heard, day: { kind: 'soonest' } }, '');
    }
    if (several.add(current, text, heard)) return { say: [several.oneAtATime(current), ...open()] };
    const first = isQuestion(text) ? null : several.begin(current, text);
    if (first) return first;
    const agrees =
      stageOf(current) === 'confirming' &&
      !current.doubted &&
      readAgreement(isSame ? withoutTimes(text) : text) === 'yes';
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
    const next = several.next(appointment);
    wish = next?.wish ?? null;
    const say = [sentences.about(moving ? 'moved' : 'booked', appointment), ...(next?.say ?? [])];
    return { say, done: wish === null };
  }

  function dropWish({ moving }: Wish): BookingReply {
    wish = null;
    several.drop();
    return { say: [moving ? sentences.about('droppedMove', moving) : sentences.phrase('dropped')], done: true };
  }

  function tellAppointments(): BookingReply {
    const told = calendar.appointments.length > 0 ? made.tell() : [sentences.phrase('noAppointment')];
    return { say: [...told, ...open()], done: wish === null };
  }

  function beginCancel(text: string, heard: HeardBooking): BookingReply {
    const isNew = wish !== null && wish.moving === null;
    wish = null;
    several.drop();
    return { say: [...(isNew ? [sentences.phrase('nothingNew')] : []), ...made.cancel(text, heard).say] };
  }

  function beginMove(text: string, heard: HeardBooking): BookingReply {
    several.drop();
    return goOnWith(made.move(text, heard));
  }

  function chosenAppointment(text: string, heard: HeardBooking): BookingReply | null {
    const chosen = made.choose(text, heard);
    return chosen ? goOnWith(chosen) : hear(text);
  }

  function goOnWith(next: { wish: Wish | null; reply: BookingReply }): BookingReply {
    wish = next.wish;
    return next.reply;
  }

  function hearAtLast(text: string): BookingReply | null {
    if (wish) return repeatQuestion(wish, text, sentences);
    const heard = heardIn(text);
    const seeks = mayWantBooking(text, { named: heard.service !== null, dated: isDated(heard) });
    return seeks && !cancelling.active ? begin(text, heard) : null;
  }

  function open(): string[] {
    if (cancelling.active) return cancelling.open();
    if (made.choosing) return [sentences.phrase('whichAppointment')];
    if (!wish) return [];
    const { slot } = wish;
    if (stageOf(wish) !== 'confirming' || !slot) return [sentences.question(wish)];
    return [sentences.phrase('confirmShort', sentences.places(slot))];
  }

  return {
    get active() {
      return wish !== null || cancelling.active || made.choosing;
    },
    wants(text) {
      const heard = heardIn(text);
      const dated = isDated(heard);
      const isMade = calendar.appointments.length > 0;
      return wants(text, heard) || asksForOwn(text) || (isMade && (wantsCancel(text) || wantsMove(text, dated)));
    },
    hear,
    begin: (text) => begin(text, heardIn(text)),
    hearAtLast,
    open,
    unfinished() {
      if (cancelling.active) return [sentences.phrase('uncancelledBeforeGoodbye'), ...cancelling.open()];
      return wish ? [sentences.unfinished(wish)] : [];
    },
    drop() {
      wish = null;
      several.drop();
      cancelling.drop();
      made.drop();
    },
    get expecting() {
      if (cancelling.active || (wish && stageOf(wish) === 'confirming')) return 'yes-or-no';
      return wish && stageOf(wish) === 'name' ? 'name' : 'anything';
    },
    get shown() {
      return shownBooking(calendar, definition, wish, wish && wantedFor(wish));
    },
  };
}
