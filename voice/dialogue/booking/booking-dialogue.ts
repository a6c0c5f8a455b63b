import { splitSentences } from '../../engine/text/sentences.ts';
import { maxAppointments } from '../../protocol/limits.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion, readIntent } from '../understanding/intents/intents.ts';
import { saysYes } from './agreement.ts';
import type { BookingDialogue, BookingDialogueOptions } from './booking-dialogue-api.ts';
import { createBookingHearing } from './booking-hearing.ts';
import {
  asksAboutBusiness,
  asksForAdvice,
  asksForNext,
  asksToMove,
  givesUp,
  mayWantBooking,
  onlyAsksAbout,
  startsOver,
  tellsOfNeed,
  wantsCancel,
  wantsMove,
} from './booking-intents.ts';
import { createBookingQuestions } from './booking-questions.ts';
import type { BookingReply } from './booking-reply.ts';
import { createBookingSentences } from './booking-sentences.ts';
import { expects, isAsBefore, newWish, saysSomething, stageOf, type Wish, wantedFor } from './booking-state.ts';
import { besideRefusal, keepsAsItIs, partsOfTurn, type Stop, type TurnPart, withoutLeadUp } from './booking-turn.ts';
import { type Appointment, createCalendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import { createCancelling } from './cancelling.ts';
import { type HeardBooking, isDated, withoutAnyDay } from './heard-booking.ts';
import { listed } from './lists.ts';
import { createMadeAppointments } from './made-appointments.ts';
import { namesOfVisits } from './names-of-visits.ts';
import { askedBeside, saysNameOf } from './not-offered.ts';
import { besideOnlyOne } from './only-one.ts';
import { createSeveralBookings } from './several-bookings.ts';
import { shownBooking } from './shown-booking.ts';
import { createUnmovedReplies } from './unmoved-replies.ts';
import { isFirstName } from './waiting-visit.ts';
import { partsOfWish, wantsAppointment } from './wants-appointment.ts';
import { isForChild, isForOther, nameOfOther, wholeName } from './whose-appointment.ts';
import { createWishSteps } from './wish-steps.ts';
import { createWishTurns } from './wish-turns.ts';

export function createBookingDialogue({ definition, wording, seed, clock }: BookingDialogueOptions): BookingDialogue {
  const calendar = createCalendar(definition, seed, clock);
  const sentences = createBookingSentences(wording, definition, calendar);
  const steps = createWishSteps(calendar, sentences);
  let wish: Wish | null = null;
  const hearing = createBookingHearing(definition, calendar, () => wish);
  const { heardIn } = hearing;
  const several = createSeveralBookings({ definition, calendar, sentences, steps, heardIn });
  const cancelling = createCancelling(calendar, sentences);
  const questions = createBookingQuestions(definition, calendar, sentences, heardIn);
  const turns = createWishTurns({
    definition,
    several,
    questions,
    heardIn,
    wants,
  });
  const unmoved = createUnmovedReplies(sentences);
  const made = createMadeAppointments({ definition, calendar, sentences, steps, cancelling, questions, heardIn });

  function hear(text: string, followsUp = false): BookingReply | null {
    const heard = heardIn(text);
    hearing.mentioned = heard.service ?? hearing.mentioned;
    if (wish && !cancelling.active && !made.choosing) return hearInWish(wish, text, heard);
    const told = made.choosing || cancelling.active ? null : made.asked(text, heard);
    if (told) return { say: [...told, ...open()], done: wish === null };
    if (asksAboutBusiness(text)) return hearInParts(text);
    if (made.choosing) {
      const chosen = made.choose(text, heard);
      return chosen ? goOnWith(chosen) : hear(text);
    }
    const renamed = made.rename(text, heard);
    if (renamed) return { say: renamed, done: true };
    if (cancelling.active) {
      const answered = cancelling.answer(text, heard);
      if (answered) return answered;
    }
    if (made.isKept(text, heard)) return { say: made.tell(), done: true };
    const inParts = hearInParts(text);
    if (inParts) return inParts;
    const changed = made.change(text, heard);
    if (changed) return goOnWith(changed);
    if (besideRefusal(text) === '') return { say: [sentences.dropped()], done: true };
    return wants(text, followsUp) ? begin(text, heard) : null;
  }

  /** Handles a turn that says or asks something of bookings, and asks something besides; null for any other. */
  function hearInParts(text: string): BookingReply | null {
    const parts = partsOfTurn(text);
    const isBeside = ({ text: said, asks }: TurnPart) => {
      const heard = withoutAnyDay(heardIn(said));
      return asks && !wants(said) && made.asked(said, heard) === null && !isDated(heard) && !wantsMove(said, false);
    };
    const besides = parts.filter(isBeside);
    if (besides.length === 0 || besides.length === parts.length) return null;
    const said = parts.filter((part) => !besides.includes(part)).map((part) => withoutLeadUp(part.text));
    const reply = hear(said.filter(Boolean).join(' '));
    if (!reply || !wish) return reply && { ...reply, besides: besides.map((part) => ({ question: part.text })) };
    const asked = turns.read(wish, besides.map((part) => part.text).join(' '));
    return turns.answered(wish, asked, reply);
  }

  /** Handles a turn while a wish is open: what it says, then what it asks besides. */
  function hearInWish(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const besideOne = besideOnlyOne(text, (said) => several.isNamed(said) || isFirstName(current.name, said));
    if (besideOne !== null && (isFurther(current) || several.services.length > 0)) return keepOne(current, besideOne);
    const stop = turns.stopIn(current, text);
    if (stop) return letGo(current, stop);
    if (startsOver(text)) {
      wish = newWish(current.moving);
      hearing.mentioned = heard.service;
      return steps.take(wish, heard, '');
    }
    if (readIntent(text) === 'review') return { say: [sentences.soFar(current), ...open()], mayRepeat: true };
    const named = nameAll(current, text);
    if (named) return named;
    const turn = turns.read(current, text);
    const { said, adds, asked, besides } = turn;
    if (!adds && asked.length + besides.length === 0)
      return asksAboutBusiness(text) ? null : answer(current, text, heard);
    const [beside, another] = besides;
    // A question by itself is heard by the rules of questions, which know more of them.
    if (!adds && said === '' && asked.length === 0 && beside && !another && !beside.otherwise) return null;
    const before = { ...current };
    const reply = said ? answer(current, said, heardIn(said)) : null;
    const isSame = wish === current && isAsBefore(current, before);
    // Nothing changed: the open question follows in a short form.
    const asksShortly = !reply || (isSame && !turn.adds && asked.length + besides.length > 0);
    return turns.answered(current, turn, asksShortly ? { say: open() } : reply);
  }

  /** Puts each of several names under a visit of its own; null where a text names fewer, or fewer visits are wished. */
  function nameAll(current: Wish, text: string): BookingReply | null {
    const [first, ...others] = namesOfVisits(text);
    if (!first || !several.nameOthers(others)) return null;
    const { say } = steps.take(current, heardIn(text), first);
    return { say: [sentences.phrase('nameNoted', { name: listed([first, ...others], 'and') }), ...say] };
  }

  /** Whether another appointment was made before. */
  function isFurther({ moving }: Wish): boolean {
    return moving === null && calendar.appointments.length > 0;
  }

  /** Makes no further appointment: the first one stands, and what is said besides is of that. */
  function keepOne(current: Wish, beside: string): BookingReply {
    if (isFurther(current)) return dropWish(current);
    several.drop();
    const reply = beside ? hearInWish(current, beside, heardIn(beside)) : null;
    const { say, ...rest } = reply ?? { say: open() };
    return { ...rest, say: [sentences.phrase('onlyOne'), ...say], mayRepeat: true };
  }

  /** Gives the wish up, or lets it wait, and handles what is said besides. */
  function letGo(current: Wish, { rest, pauses }: Stop): BookingReply | null {
    if (pauses && rest !== '') {
      const turn = turns.read(current, rest);
      return { ...turns.answered(current, turn, { say: [] }), pauses: true };
    }
    const dropped = dropWish(current);
    if (rest === '') return dropped;
    const asked = partsOfTurn(rest).filter(({ asks }) => asks);
    return hear(rest) ?? { ...dropped, besides: asked.map((part) => ({ question: part.text })) };
  }

  function wants(text: string, followsUp = false): boolean {
    return wantsAppointment(text, heardIn, { followsUp, isMade: calendar.appointments.length > 0 });
  }

  function begin(text: string, heard: HeardBooking): BookingReply {
    if (calendar.appointments.length >= maxAppointments) return { say: [sentences.phrase('enough')], done: true };
    wish = newWish();
    // What the text itself names is heard part by part: 'a cut for me and one for my son'.
    wish.service = heard.service ? null : hearing.mentioned;
    hearing.mentioned = wish.service;
    wish.isForOther = isForOther(text) || nameOfOther(text) !== '';
    wish.isForChild = isForChild(text);
    wish.name = wish.isForOther ? '' : (calendar.appointments.at(-1)?.name ?? '');
    const reply = several.begin(wish, text);
    const [first = '', ...others] = namesOfVisits(text);
    if (reply && several.nameOthers(others)) wish.name = first;
    const besides = askedBeside(text, definition).map((question) => ({ question, otherwise: [] }));
    if (reply) return { ...reply, besides };
    const { say } = steps.take(wish, heard, givenName(text));
    const isNamed = !heard.service || saysNameOf(heard.service, text);
    // Who asks in other words hears what is looked for.
    const which = isNamed ? [] : [sentences.phrase('forService', { service: heard.service?.name ?? '' })];
    return { say: [...which, ...say], besides };
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
    const stage = stageOf(current);
    const changed = changeMade(current, text, heard);
    if (changed) return changed;
    if (current.moving && keepsAsItIs(text)) return dropWish(current);
    if (asksForAdvice(text)) return null;
    if (stageOf(current) !== 'service' && onlyAsksAbout(text, heard)) return null;
    const isAgreed = turns.agrees(current, text);
    const says = !isAgreed && saysSomething(current, heard);
    if (!says && givesUp(text)) return dropWish(current);
    if (wantsCancel(text) && !(day || time)) {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? beginCancel(text, heard) : dropWish(current);
    }
    const asked = splitSentences(text).at(-1) ?? '';
    if (!says && stageOf(current) !== 'name' && asksForNext(plainWords(asked).join(' '))) {
      if (current.offers.length > 0 || current.slot) return { say: [sentences.question(current)], mayRepeat: true };
      return steps.take(current, { ...heard, day: { kind: 'soonest' } }, '');
    }
    if (several.add(current, text, heard)) return { say: [several.oneAtATime(current), ...open()] };
    const first = isQuestion(text) ? null : several.begin(current, text);
    if (first) return first;
    if (isAgreed) return make(current, givenName(text));
    const reply = steps.answer(current, text, heard);
    // 'Three is fine. Yes' after a read-back agrees to the time that it names.
    const isChosen = wish === current && stageOf(current) === 'confirming' && stage === 'offered';
    return isChosen && current.wasReadBack && saysYes(text) ? make(current) : reply;
  }

  function make(current: Wish, renamed = ''): BookingReply {
    if (renamed) current.name = wholeName(renamed, current, calendar.appointments.at(-1));
    const reason = steps.lookAgain(current);
    if (reason.length > 0) return { say: [...reason, sentences.question(current)] };
    const { service, slot, name, moving } = current;
    if (!service || !slot) return { say: [sentences.question(current)] };
    const appointment: Appointment = { ...slot, service, name };
    if (moving) calendar.remove(moving);
    calendar.add(appointment);
    const next = several.next(appointment, current.isForOther);
    wish = next?.wish ?? null;
    const say = [sentences.about(moving ? 'moved' : 'booked', appointment), ...(next?.say ?? [])];
    return { say, done: wish === null };
  }

  function dropWish({ moving }: Wish): BookingReply {
    wish = null;
    several.drop();
    return { say: [moving ? sentences.about('droppedMove', moving) : sentences.dropped()], done: true };
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

  function goOnWith(next: { wish: Wish | null; reply: BookingReply }): BookingReply {
    wish = next.wish;
    return next.reply;
  }

  function hearAtLast(text: string): BookingReply | null {
    if (wish && stageOf(wish) === 'service') wish.serviceAsked++;
    if (wish) return isQuestion(text) ? null : (steps.takeBareName(wish, text) ?? unmoved.toNothing(wish));
    const seeks = partsOfWish(text).some((part) => {
      const heard = heardIn(part);
      return mayWantBooking(part, { named: heard.service !== null, dated: isDated(heard) });
    });
    return seeks && !cancelling.active ? begin(text, heardIn(text)) : null;
  }

  function open(): string[] {
    if (cancelling.active) return cancelling.open();
    if (made.choosing) return [sentences.phrase('whichAppointment')];
    return wish ? [sentences.shortQuestion(wish)] : [];
  }

  return {
    get active() {
      return wish !== null || cancelling.active || made.choosing;
    },
    wants(text) {
      const heard = heardIn(text);
      return wants(text) || made.isMeant(text, heard);
    },
    hear(text, followsUp) {
      unmoved.begin();
      const reply = hear(text, followsUp);
      return reply && unmoved.orElse(wish, reply);
    },
    tellsOfNeed: (text) =>
      wish === null && calendar.appointments.length === 0 && heardIn(text).service !== null && tellsOfNeed(text),
    asksOfMade: (text) => wish === null && calendar.appointments.length > 0 && made.asked(text, heardIn(text)) !== null,
    begin: (text) => begin(text, heardIn(text)),
    hearAtLast,
    open,
    settles: (text) =>
      wish !== null && (turns.agrees(wish, text) || turns.stopIn(wish, text) !== null || givesUp(text)),
    get unknown() {
      return sentences.unknown(wish);
    },
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
      return cancelling.active ? 'yes-or-no' : expects(wish);
    },
    get shown() {
      return shownBooking(calendar, definition, wish, wish && wantedFor(wish));
    },
  };
}
