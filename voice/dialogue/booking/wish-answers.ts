import { splitSentences } from '../../engine/text/sentences.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { saysYes } from './agreement.ts';
import { asksForAdvice, asksForNext, givesUp, onlyAsksAbout } from './booking-intents.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { namesSlot, saysSomething, stageOf, type Wish } from './booking-state.ts';
import { keepsAsItIs } from './booking-turn.ts';
import type { Calendar } from './calendar.ts';
import { newName, renamed } from './caller-name.ts';
import { asksToMove, wantsCancel } from './change-intents.ts';
import type { HeardBooking } from './heard-booking.ts';
import type { MadeAppointments } from './made-appointments.ts';
import type { OpenWish, WishState } from './open-wish.ts';
import type { SeveralBookings } from './several-bookings.ts';
import type { WishSteps } from './wish-steps.ts';
import type { WishTurns } from './wish-turns.ts';

interface WishAnswersOptions {
  state: WishState;
  calendar: Calendar;
  sentences: BookingSentences;
  steps: WishSteps;
  several: SeveralBookings;
  made: MadeAppointments;
  turns: WishTurns;
  open: OpenWish;
  heardIn(text: string): HeardBooking;
}

/** What a turn says of the wish that is open: it gives the wish up, agrees to it, adds to it or answers its question. */
export interface WishAnswers {
  /** Handles what a turn says; null where it says nothing of the wish. */
  answer(wish: Wish, text: string, heard: HeardBooking): BookingReply | null;
}

export function createWishAnswers(options: WishAnswersOptions): WishAnswers {
  const { state, calendar, sentences, steps, several, made, turns, open, heardIn } = options;

  /** Cancels or moves an appointment that is made, though a new one was begun; null when neither is asked. */
  function changeMade(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    // 'Cancel today's, I only want December third at one', while it is moved there, agrees to that.
    const isMovedThere = current.moving !== null && current.slot !== null && stageOf(current) === 'confirming';
    if (isMovedThere && made.isCancelled(text, heard) && namesSlotWithin(current, text)) return open.make(current);
    if (made.isCancelled(text, heard)) return open.cancelMade(text, heard);
    if (calendar.appointments.length > 0 && asksToMove(text)) return open.moveMade(text, heard);
    const beside = made.replaceBy(current, text, heard);
    if (beside === null) return null;
    return answer(current, beside, heardIn(beside)) ?? { say: [sentences.question(current)] };
  }

  /** Whether a sentence of a text names the time that is read back. */
  function namesSlotWithin(current: Wish, text: string): boolean {
    return splitSentences(text).some((each) => namesSlot(current, heardIn(each)));
  }

  function answer(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const { day, time, service } = heard;
    const stage = stageOf(current);
    const changed = changeMade(current, text, heard);
    if (changed) return changed;
    if (current.moving && keepsAsItIs(text)) return open.giveUp(current);
    if (asksForAdvice(text)) return null;
    if (stageOf(current) !== 'service' && onlyAsksAbout(text, heard)) return null;
    const isAgreed = turns.agrees(current, text);
    const says = !isAgreed && saysSomething(current, heard);
    if (!says && givesUp(text)) return open.giveUp(current);
    // 'Drop the Junior from my name' cancels nothing.
    if (wantsCancel(text) && !(day || time) && renamed(text, current.name) === '') {
      const isMade =
        current.moving || calendar.appointments.some((kept) => service === null || kept.service === service);
      return isMade ? open.cancelMade(text, heard) : open.giveUp(current);
    }
    const asked = splitSentences(text).at(-1) ?? '';
    if (!says && stageOf(current) !== 'name' && asksForNext(plainWords(asked).join(' '))) {
      if (current.offers.length > 0 || current.slot) return { say: [sentences.question(current)], mayRepeat: true };
      return steps.take(current, { ...heard, day: { kind: 'soonest' } }, '');
    }
    if (several.add(current, text, heard))
      return { say: [several.oneAtATime(current), sentences.shortQuestion(current)] };
    const first = isQuestion(text) ? null : several.begin(current, text);
    if (first) return first;
    if (isAgreed) return open.make(current, newName(text, current.name));
    const reply = steps.answer(current, text, heard);
    // 'Three is fine. Yes' after a read-back agrees to the time that it names.
    const isChosen = state.wish === current && stageOf(current) === 'confirming' && stage === 'offered';
    return isChosen && current.wasReadBack && saysYes(text) ? open.make(current) : reply;
  }

  return { answer };
}
