import { isQuestion, readIntent } from '../understanding/intents/intents.ts';
import { asksForOwn, asksWhere } from './asks-again.ts';
import type { BookingDialogue, BookingDialogueOptions } from './booking-dialogue-api.ts';
import { createBookingHearing } from './booking-hearing.ts';
import { asksAboutBusiness, givesUp, mayWantBooking, startsOver } from './booking-intents.ts';
import { createBookingQuestions } from './booking-questions.ts';
import type { BookingReply } from './booking-reply.ts';
import { createBookingSentences } from './booking-sentences.ts';
import {
  expects,
  isAsBefore,
  namesSlot,
  newWish,
  saysSomething,
  stageOf,
  type Wish,
  wantedFor,
} from './booking-state.ts';
import { besideRefusal, partsOfTurn, questionsIn, type Stop, type TurnPart, withoutLeadUp } from './booking-turn.ts';
import { createCalendar } from './calendar.ts';
import { givenName } from './caller-name.ts';
import { asksForFee, cancellationFee, createCancelling, questionsBesideYes } from './cancelling.ts';
import { wantsMove } from './change-intents.ts';
import { type HeardBooking, isDated, withoutAnyDay } from './heard-booking.ts';
import { withoutKeptVisits } from './kept-visits.ts';
import { createMadeAppointments } from './made-appointments.ts';
import { besideOnlyOne } from './only-one.ts';
import { createOpenWish, type WishState } from './open-wish.ts';
import { createSeveralBookings } from './several-bookings.ts';
import { shownBooking } from './shown-booking.ts';
import { tellsOfNeed, tellsOfTrouble } from './told-need.ts';
import { createUnmovedReplies } from './unmoved-replies.ts';
import { isFirstName } from './waiting-visit.ts';
import { partsOfWish, wantsAppointment } from './wants-appointment.ts';
import { createWishAnswers } from './wish-answers.ts';
import { createWishNaming } from './wish-naming.ts';
import { createWishSteps } from './wish-steps.ts';
import { createWishTurns } from './wish-turns.ts';
import { moreAndYes, yesAndMore } from './yes-and-more.ts';

/** The question of the address, as the knowledge hears it best. */
const whereWeAre = 'Where are you?';

export function createBookingDialogue({ definition, wording, seed, clock }: BookingDialogueOptions): BookingDialogue {
  const calendar = createCalendar(definition, seed, clock);
  const sentences = createBookingSentences(wording, definition, calendar);
  const steps = createWishSteps(calendar, sentences);
  const state: WishState = { wish: null };
  const hearing = createBookingHearing(definition, calendar, () => state.wish);
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
  const naming = createWishNaming({ sentences, steps, several, turns, heardIn });
  const unmoved = createUnmovedReplies(sentences);
  const made = createMadeAppointments({ definition, calendar, sentences, steps, cancelling, questions, heardIn });
  const open = createOpenWish({ state, definition, calendar, sentences, steps, hearing, several, made });
  const answers = createWishAnswers({ state, calendar, sentences, steps, several, made, turns, open, heardIn });

  function hear(text: string, followsUp = false): BookingReply | null {
    const heard = heardIn(text);
    hearing.mention(heard);
    if (state.wish && !cancelling.active && !made.choosing) return hearInWish(state.wish, text, heard);
    const isBusy = made.choosing || cancelling.active;
    const several = isBusy ? null : askedInParts(text);
    if (several) return several;
    const told = isBusy ? null : made.asked(text, heard);
    if (told)
      return {
        say: [...told, ...openQuestion()],
        done: state.wish === null,
        besides: asksWhere(text) ? [{ question: whereWeAre }] : [],
      };
    if (cancelling.active && asksForFee(text))
      return { say: cancelling.open(), besides: [{ question: cancellationFee }] };
    if (asksAboutBusiness(text)) return hearInParts(text);
    if (made.choosing) {
      const chosen = made.choose(text, heard);
      return chosen ? open.goOnWith(chosen) : hear(text);
    }
    const renamed = made.rename(text, heard);
    if (renamed)
      return {
        say: renamed,
        done: true,
        besides: questionsIn(text).filter(({ question }) => givenName(question) === ''),
      };
    if (cancelling.active) {
      const answered = cancelling.answer(text, heard);
      if (answered) return { ...answered, besides: questionsBesideYes(text) };
    }
    if (made.isKept(text, heard)) return { say: made.tell(), done: true };
    const inParts = hearInParts(text);
    if (inParts) return inParts;
    const changed = made.change(text, heard);
    if (changed) return open.goOnWith(changed);
    if (besideRefusal(text) === '') return { say: [sentences.dropped()], done: true };
    return wants(text, followsUp) ? open.begin(text, heard) : null;
  }

  /** Answers a turn of several questions, of which some are of what is booked; null for any other. */
  function askedInParts(text: string): BookingReply | null {
    const parts = partsOfTurn(text).filter(({ asks }) => asks);
    if (parts.length < 2 || calendar.appointments.length === 0) return null;
    if (asksForOwn(text) && asksWhere(text)) return null;
    const told = parts.map((part) => ({ ...part, say: made.asked(part.text, heardIn(part.text)) }));
    if (!told.some(({ say }) => say) || told.some((part) => wants(part.text))) return null;
    const besides = told.filter(({ say }) => !say).map((part) => ({ question: part.text }));
    if (besides.length === 0) return null;
    return { say: [...new Set(told.flatMap(({ say }) => say ?? []))], done: true, besides };
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
    if (!reply || !state.wish) return reply && { ...reply, besides: besides.map((part) => ({ question: part.text })) };
    const asked = turns.read(state.wish, besides.map((part) => part.text).join(' '));
    return turns.answered(state.wish, asked, reply);
  }

  /** Handles a turn while a wish is open: what it says, then what it asks besides. */
  function hearInWish(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const ofMoved = current.moving ? withoutKeptVisits(text, current.moving, calendar.appointments) : text;
    if (ofMoved === '') return { say: [sentences.question(current)], mayRepeat: true };
    if (ofMoved !== text) return hearInWish(current, ofMoved, heardIn(ofMoved));
    const besideOne = besideOnlyOne(text, (said) => several.isNamed(said) || isFirstName(current.name, said));
    if (besideOne !== null && (isFurther(current) || several.services.length > 0)) return keepOne(current, besideOne);
    const stop = turns.stopIn(current, text);
    if (stop) return letGo(current, stop);
    if (startsOver(text)) {
      state.wish = newWish(current.moving);
      hearing.forget();
      hearing.mention(heard);
      return steps.take(state.wish, heard, '');
    }
    if (readIntent(text) === 'review') return { say: [sentences.soFar(current), ...openQuestion()], mayRepeat: true };
    const agreed = agreeAndHear(current, text) ?? hearAndAgree(current, text);
    if (agreed) return agreed;
    const named = naming.nameAll(current, text) ?? naming.nameNext(current, text);
    if (named) return named;
    const turn = turns.read(current, text);
    const { said, adds, asked, besides } = turn;
    if (!adds && asked.length + besides.length === 0)
      return asksAboutBusiness(text) ? null : answers.answer(current, text, heard);
    const [beside, another] = besides;
    // A question by itself is heard by the rules of questions, which know more of them.
    if (!adds && said === '' && asked.length === 0 && beside && !another && !beside.otherwise) return null;
    const before = { ...current };
    // 'That's him, his name's Leo': the name that was given is the caller's own.
    const isNameOfOther = current.isForOther && current.name !== '' && givenName(said) !== '';
    const reply = said ? answers.answer(current, said, heardIn(said)) : null;
    if (isNameOfOther && current.name !== before.name) several.nameOwn(before.name);
    const isSame = state.wish === current && isAsBefore(current, before);
    // Nothing changed: the open question follows in a short form.
    const asksShortly = !reply || (isSame && !turn.adds && asked.length + besides.length > 0);
    return turns.answered(current, turn, asksShortly ? { say: openQuestion() } : reply);
  }

  /** Books what is read back, and then hears what is said of a visit that is made: 'yes, and move his to Friday'. */
  function agreeAndHear(current: Wish, text: string): BookingReply | null {
    const more = yesAndMore(text);
    if (!more || !turns.agrees(current, more.yes) || !made.isOfMade(more.rest, heardIn(more.rest))) return null;
    const booked = open.make(current);
    if (calendar.appointments.at(-1)?.service !== current.service) return booked;
    const reply = hear(more.rest);
    if (!reply) return { ...booked, besides: [{ question: more.rest }] };
    const facts = booked.done === true ? booked.say : booked.say.slice(0, -1);
    return { ...reply, say: [...facts, ...reply.say], mayRepeat: true };
  }

  /** Books what was read back with what a turn corrects of it before its yes: 'that one's for Leo, go ahead'. */
  function hearAndAgree(current: Wish, text: string): BookingReply | null {
    const more = stageOf(current) === 'confirming' && !current.doubted ? moreAndYes(text) : null;
    const { slot } = current;
    if (!more || turns.agrees(current, text) || isQuestion(more.said)) return null;
    const reply = hearInWish(current, more.said, heardIn(more.said));
    const isSame = state.wish === current && current.slot?.day === slot?.day && current.slot?.minute === slot?.minute;
    const heard = heardIn(more.yes);
    const isOf = !saysSomething(current, heard) || namesSlot(current, heard);
    // 'You didn't say the price of the filling. But yes, book it'
    if (!reply && turns.isRemark(current, more.said))
      return { ...open.make(current), besides: [{ question: more.said, otherwise: [] }], mayRepeat: true };
    if (!reply || !isSame || !isOf || stageOf(current) !== 'confirming' || current.doubted) return reply;
    return { ...open.make(current), besides: reply.besides ?? [], mayRepeat: true };
  }

  /** Whether another appointment was made before. */
  function isFurther({ moving }: Wish): boolean {
    return moving === null && calendar.appointments.length > 0;
  }

  /** Makes no further appointment: the first one stands, and what is said besides is of that. */
  function keepOne(current: Wish, beside: string): BookingReply {
    if (isFurther(current)) return open.giveUp(current);
    several.drop();
    const reply = beside ? hearInWish(current, beside, heardIn(beside)) : null;
    const { say, ...rest } = reply ?? { say: openQuestion() };
    return { ...rest, say: [sentences.phrase('onlyOne'), ...say], mayRepeat: true };
  }

  /** Gives the wish up, or lets it wait, and handles what is said besides. */
  function letGo(current: Wish, { rest, pauses }: Stop): BookingReply | null {
    if (pauses && rest !== '') {
      const turn = turns.read(current, rest);
      return { ...turns.answered(current, turn, { say: [] }), pauses: true };
    }
    const dropped = open.giveUp(current);
    if (rest === '') return dropped;
    return hear(rest) ?? { ...dropped, besides: questionsIn(rest) };
  }

  function wants(text: string, followsUp = false): boolean {
    return wantsAppointment(text, heardIn, { followsUp, isMade: calendar.appointments.length > 0 });
  }

  function hearAtLast(text: string): BookingReply | null {
    if (state.wish && stageOf(state.wish) === 'service') state.wish.serviceAsked++;
    if (state.wish)
      return isQuestion(text) ? null : (steps.takeBareName(state.wish, text) ?? unmoved.toNothing(state.wish));
    const seeks = partsOfWish(text).some((part) => {
      const heard = heardIn(part);
      return mayWantBooking(part, { named: heard.service !== null, dated: isDated(heard) });
    });
    return seeks && !cancelling.active ? open.begin(text, heardIn(text)) : null;
  }

  function openQuestion(): string[] {
    if (cancelling.active) return cancelling.open();
    if (made.choosing) return [sentences.phrase('whichAppointment')];
    return state.wish ? [sentences.shortQuestion(state.wish)] : [];
  }

  return {
    get active() {
      return state.wish !== null || cancelling.active || made.choosing;
    },
    wants(text) {
      const heard = heardIn(text);
      return wants(text) || made.isMeant(text, heard);
    },
    hear(text, followsUp) {
      unmoved.begin();
      const reply = hear(text, followsUp);
      return reply && unmoved.orElse(state.wish, reply);
    },
    tellsOfNeed: (text) =>
      state.wish === null && calendar.appointments.length === 0 && heardIn(text).service !== null && tellsOfNeed(text),
    tellsOfTrouble: (text) => state.wish === null && calendar.appointments.length === 0 && tellsOfTrouble(text),
    asksOfMade: (text) =>
      state.wish === null && calendar.appointments.length > 0 && made.asked(text, heardIn(text)) !== null,
    begin: (text) => open.begin(text, heardIn(text)),
    hearAtLast,
    open: openQuestion,
    prices: questions.prices,
    ofPeople: (text) => questions.ofPeople(text, hearing.mentioned, heardIn(text).people),
    settles: (text) =>
      state.wish !== null &&
      (turns.agrees(state.wish, text) || turns.stopIn(state.wish, text) !== null || givesUp(text)),
    get unknown() {
      return sentences.unknown(state.wish);
    },
    unfinished() {
      if (cancelling.active) return [sentences.phrase('uncancelledBeforeGoodbye'), ...cancelling.open()];
      return state.wish ? [sentences.unfinished(state.wish)] : [];
    },
    drop() {
      state.wish = null;
      several.drop();
      cancelling.drop();
      made.drop();
    },
    get expecting() {
      return cancelling.active ? 'yes-or-no' : expects(state.wish);
    },
    get choices() {
      return state.wish && stageOf(state.wish) === 'service' ? state.wish.kinds.map(({ name }) => name) : [];
    },
    get shown() {
      return shownBooking(calendar, definition, state.wish, state.wish && wantedFor(state.wish));
    },
  };
}
