import { contentWordsOf } from '../knowledge/entry-index.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { readConsent } from '../understanding/consent.ts';
import { readAgreement } from './agreement.ts';
import { asksForCost, asksOfRulesOnly, isForOther, wantsBooking, wantsCancel } from './booking-intents.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Slot } from './calendar.ts';
import { type HeardBooking, isDated } from './heard-booking.ts';
import type { SeveralBookings } from './several-bookings.ts';
import { asksWho, beforeQuestion, besideGivingUp, besideRefusal } from './turn-parts.ts';
import type { BookingReply } from './wish-steps.ts';

/** Turns that say two things: 'I don't want a time. Do you travel?', 'Yes please. And what will it cost?' */
export interface TurnsInParts {
  /** Null for a turn that says one thing. */
  take(wish: Wish, text: string): BookingReply | null;
}

interface TurnsInPartsOptions {
  several: SeveralBookings;
  sentences: BookingSentences;
  heardIn(text: string): HeardBooking;
  /** Handles a turn from its beginning, after the wish was dropped. */
  hear(text: string): BookingReply | null;
  /** Handles the answer to the open question. */
  answer(wish: Wish, text: string): BookingReply | null;
  drop(wish: Wish): BookingReply;
  asksOfMade(text: string): boolean;
  asksOfBooking(wish: Wish, question: string): boolean;
}

export function createTurnsInParts(options: TurnsInPartsOptions): TurnsInParts {
  const { several, sentences, heardIn, hear, answer, drop, asksOfMade, asksOfBooking } = options;

  /** Gives the wish up, and handles what is said beside it. */
  function afterRefusal(wish: Wish, text: string): BookingReply | null {
    const givenUp = besideGivingUp(text);
    const beside = givenUp ?? besideRefusal(text);
    if (beside === null) return null;
    const dropped = drop(wish);
    if (beside === '') return dropped;
    const again = givenUp !== null || asksOfMade(beside) ? hear(beside) : null;
    return again ?? { say: [], besides: beside };
  }

  /** Handles an answer, and the question behind it. */
  function beforeItsQuestion(wish: Wish, text: string): BookingReply | null {
    const parts = beforeQuestion(text) ?? agreementBefore(wish, text);
    if (!parts) return null;
    const { before, question } = parts;
    // Whoever moves an appointment cancels the time it had.
    if (wish.moving && wantsCancel(question)) return answer(wish, before);
    const adds = isForOther(question) || severalPeople.test(question);
    if (stageOf(wish) === 'confirming' && readAgreement(before) === 'yes' && asksForAnother(wish, question)) {
      const booked = answer(wish, before);
      const next = hear(question);
      return booked && next ? { ...next, say: [...booked.say, ...next.say] } : booked;
    }
    const isOfRules = asksOfRulesOnly(question) && !isDated(heardIn(question));
    const isOfWish = !isOfRules && (asksToNote.test(plainWords(question).join(' ')) || asksOfBooking(wish, question));
    if (isOfWish && !adds && !asksWho(question)) return null;
    const reply = answer(wish, before);
    if (!reply) return null;
    if (several.add(wish, question, heardIn(question))) return { say: [several.oneAtATime(wish), ...reply.say] };
    return withAnswer(wish, reply, question);
  }

  /** 'And can I book that little test for Tuesday?' */
  function asksForAnother({ service }: Wish, question: string): boolean {
    const heard = heardIn(question);
    const named = heard.service !== null && heard.service !== service;
    return named && wantsBooking(question, { named, dated: isDated(heard) });
  }

  /** The reply to the first part of a turn, with the answer to the question behind it before what is asked next. */
  function withAnswer({ service, slot }: Wish, { say, done }: BookingReply, question: string): BookingReply {
    const known = asksForCost(question) && service ? [sentences.costs(service)] : whoDoes(slot, question);
    const asked = done === true ? [] : say.slice(-1);
    if (known.length > 0) return { say: [...say.slice(0, say.length - asked.length), ...known, ...asked], done };
    // 'Is that on there?' asks for nothing but the read-back.
    return contentWordsOf(question).length === 0 ? { say, done } : { say, done, besides: question };
  }

  function whoDoes(slot: Slot | null, question: string): string[] {
    return slot?.person && asksWho(question) ? [sentences.withPeople('withPerson', [slot.person])] : [];
  }

  return {
    take: (wish, text) => afterRefusal(wish, text) ?? beforeItsQuestion(wish, text),
  };
}

/** A yes to the read-back with a question behind it. */
function agreementBefore(wish: Wish, text: string): { before: string; question: string } | null {
  const consent = stageOf(wish) === 'confirming' ? readConsent(text) : null;
  return consent?.answer === 'yes' && consent.rest ? { before: 'yes', question: consent.rest } : null;
}

const severalPeople = /\b(?:both|two|three) of us\b/i;
/** 'Can you add that?' */
const asksToNote = /\b(?:add|put|include|note|write) (?:it|that|this)\b/;
