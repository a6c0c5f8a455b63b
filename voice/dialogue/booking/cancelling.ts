import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { readAgreement } from './agreement.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { partsOfTurn } from './booking-turn.ts';
import type { Appointment, Calendar } from './calendar.ts';
import { wantsCancel, wantsMove } from './change-intents.ts';
import type { HeardBooking } from './heard-booking.ts';

/** Cancels appointments, one or all, after a read-back and a yes. */
export interface Cancelling {
  readonly active: boolean;
  begin(appointments: readonly Appointment[]): BookingReply;
  /** Handles the answer to the read-back; null when the turn is none. */
  answer(text: string, heard: HeardBooking): BookingReply | null;
  /** The open question. */
  open(): string[];
  drop(): void;
}

const mostWords = 6;

/** 'Cancel both', 'all of them'. */
export function meansAll(text: string): boolean {
  return /\b(?:both|all|everything|every|each|the two|the lot)\b/i.test(text);
}

const asksForDeed = /^(?:(?:can|could|would|will) you|please)\b/i;
const ofFee = /\b(?:charged?|fees?|costs?|pay|free)\b/i;
const ofThis = /\b(?:that|it|this)\b/i;

/** The question of what cancelling costs, as the knowledge hears it best. */
export const cancellationFee = 'Is there a fee if I cancel?';
const mostWordsOfFee = 9;

/** 'Is there a fee?', 'no wait, do I get charged for that?' behind the read-back. */
export function asksForFee(text: string): boolean {
  return (
    ofFee.test(text) && isQuestion(text) && readAgreement(text) !== 'yes' && plainWords(text).length <= mostWordsOfFee
  );
}

/** What an answer to the read-back asks besides: 'yep. Can I book online later?'; a fee 'for that' is one for cancelling. */
export function questionsBesideYes(text: string): { question: string }[] {
  const [, ...behind] = partsOfTurn(text);
  return behind
    .filter((part) => part.asks && !wantsCancel(part.text) && !asksForDeed.test(part.text))
    .map(({ text: asked }) => ({
      question: ofFee.test(asked) && ofThis.test(asked) ? cancellationFee : asked,
    }));
}

export function createCancelling(calendar: Calendar, sentences: BookingSentences): Cancelling {
  let meant: readonly Appointment[] = [];

  function open(): string[] {
    const [only, another] = meant;
    if (!only) return [];
    return [another ? sentences.aboutAll('confirmCancelAll', meant) : sentences.about('confirmCancel', only)];
  }

  function begin(appointments: readonly Appointment[]): BookingReply {
    meant = appointments;
    return { say: open() };
  }

  /** What was decided about those that were read back; nothing is asked any more. */
  function done(one: 'cancelled' | 'kept', all: 'cancelledAll' | 'keptAll'): BookingReply {
    const [only, another] = meant;
    const say = only ? [another ? sentences.aboutAll(all, meant) : sentences.about(one, only)] : [];
    meant = [];
    return { say, done: true };
  }

  return {
    get active() {
      return meant.length > 0;
    },
    begin,
    answer(text, heard) {
      const says = heard.day !== null || heard.time !== null;
      const consent = readAgreement(text);
      if (meansAll(text) && wantsCancel(text) && meant.length < calendar.appointments.length)
        return begin(calendar.appointments);
      const others = calendar.appointments.filter((each) => !meant.includes(each));
      if (meant.length === 1 && others.length === 1 && /\bother one\b/i.test(text)) return begin(others);
      const isYes =
        consent === 'yes' || (wantsCancel(text) && plainWords(text).length <= mostWords && consent !== 'no');
      if (isYes && !says) {
        for (const appointment of meant) calendar.remove(appointment);
        return done('cancelled', 'cancelledAll');
      }
      if (wantsMove(text, says)) {
        meant = [];
        return null;
      }
      return consent === 'no' || /\b(keep|leave|never ?mind|forget)\b/i.test(text) ? done('kept', 'keptAll') : null;
    },
    open,
    drop() {
      meant = [];
    },
  };
}
