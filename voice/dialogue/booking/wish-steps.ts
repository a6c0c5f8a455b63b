import { refusesSomething } from '../days-and-times/refused-words.ts';
import type { TimeWish } from '../days-and-times/spoken-time.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { agreesToBook, readAgreement } from './agreement.ts';
import { asksForOthers, wantsShift } from './booking-intents.ts';
import type { BookingReply } from './booking-reply.ts';
import { type BookingSentences, mostChoices } from './booking-sentences.ts';
import { saysSomething, stageOf, type Wish } from './booking-state.ts';
import type { Calendar, Slot } from './calendar.ts';
import {
  askedName,
  bareName,
  correctedName,
  deniesName,
  givenName,
  isWrittenAsName,
  newName,
  renamed,
} from './caller-name.ts';
import { type HeardBooking, hearPick, nothingHeard } from './heard-booking.ts';
import { saysOnFile, saysSameName } from './names-of-visits.ts';
import { createOtherTimes, type OtherTimes } from './other-times.ts';
import { forWhom, isForChild, wholeName } from './whose-appointment.ts';
import { createWishFilling, heardOne, type WishFilling } from './wish-filling.ts';

/** What is done to a wish, turn by turn, until it can be booked. Each step changes the wish and says the next thing. */
export interface WishSteps extends Pick<WishFilling, 'take' | 'lookAgain'>, Pick<OtherTimes, 'refused' | 'askWhen'> {
  /** Handles the answer to the open question; null when the turn is none. */
  answer(wish: Wish, text: string, heard: HeardBooking): BookingReply | null;
  /** Takes a turn that is a name and nothing else; null for any other, and where a name is read back. */
  takeBareName(wish: Wish, text: string): BookingReply | null;
}

export function createWishSteps(calendar: Calendar, sentences: BookingSentences): WishSteps {
  const filling = createWishFilling(calendar, sentences);
  const { take, lookAgain } = filling;
  const { refused, others, askWhen } = createOtherTimes(calendar, sentences, filling);

  function answerToReadBack(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const name = newName(text, current.name) || renamed(text, current.name);
    current.wasReadBack = true;
    if (saysSameName(text) && !saysSomething(current, heard))
      return { say: [sentences.question(current)], mayRepeat: true };
    // 'The name is not Theyre Leo' asks for it anew.
    if (!name && deniesName(text)) current.name = '';
    if (saysSomething(current, heard) || name || !current.name) return take(current, heard, name);
    const agreement = readAgreement(text);
    // 'No, the patch test': what is named is what was read back, and is read back once more.
    if (agreement !== 'yes' && heard.service !== null) return { say: [sentences.question(current)] };
    if (agreement === 'unclear') {
      const other = isWrittenAsName(text) ? askedName(text) : null;
      return other ? take(current, nothingHeard, other) : refused(current, text);
    }
    // A yes after a no is asked for once more.
    if (agreement === 'yes') return take(current, nothingHeard, '');
    const corrected = correctedName(text, current.name);
    if (corrected) return take(current, heard, corrected);
    current.doubted = true;
    return { say: [sentences.phrase('askWhatToChange')] };
  }

  function answerToOffers(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const { offers } = current;
    const { day, time, people } = heard;
    if (
      heard.limit === null &&
      complains.test(plainWords(text).join(' ')) &&
      offers.some((each) => isNamed(each, heard))
    ) {
      const others = refused(current, text);
      if (others) return others;
    }
    const agreement = readAgreement(text);
    const isAgreed = agreement === 'yes' || (agreesToBook(text) && isOnly(offers, heard));
    const chosen = hearPick(text, offers, time, day) ?? (isAgreed && offers.length === 1 ? offers[0] : null);
    if (chosen) {
      // What is refused beside the choice suits no further visit either.
      const { refused: before } = current;
      current.refused = { ...before, times: [...before.times, ...heard.refused.times] };
      return choose(current, chosen, text, time);
    }
    if (asksForOthers(text) && (day === null || day.kind === 'soonest') && time === null) return others(current);
    const isVague =
      time === null &&
      people.length === 0 &&
      heard.refused.times.length === 0 &&
      (day === null || day.kind === 'soonest');
    if (isVague && wantsShift(text)) return refused(current, text);
    if (saysSomething(current, heard)) return take(current, heard, newName(text, current.name));
    if (agreement === 'yes') return { say: [sentences.which(offers)] };
    // 'No, Pat Miller' corrects the name that was given with the wish.
    const corrected = agreement === 'no' && current.name ? correctedName(text, current.name) : '';
    if (corrected) {
      const { say } = take(current, nothingHeard, corrected);
      return { say: [sentences.phrase('nameNoted', { name: current.name }), ...say] };
    }
    return refused(current, text) ?? (agreement === 'no' ? askWhen(current) : null);
  }

  function answerWithName(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const says = saysSomething(current, heard);
    const before = calendar.appointments.at(-1)?.name;
    if (before && saysSameName(text)) return take(current, says ? heard : nothingHeard, before);
    if (saysOnFile(text) && !givenName(text)) return { say: [sentences.phrase('noFile'), sentences.question(current)] };
    if (!says && wantsShift(text)) return refused(current, text);
    if (says && (isQuestion(text) || heard.day !== null)) return take(current, heard, givenName(text));
    if (says && heard.service !== null) return take(current, heard, givenName(text));
    if (isQuestion(text)) return null;
    // 'Brilliant, yes please' agrees to the time.
    const agreement = readAgreement(text);
    if (agreement === 'yes' && !says) return { say: [sentences.phrase('askNameAgain')] };
    const name = agreement === 'unclear' ? (askedName(text) ?? forWhom(text)) : '';
    if (name) return take(current, nothingHeard, name);
    return says ? take(current, heard, '') : null;
  }

  function choose(current: Wish, slot: Slot, text: string, time: TimeWish | null): BookingReply {
    // Who says no clock time hears which one is taken.
    const then =
      heardOne(time) || current.offers.length === 1 ? [] : [sentences.phrase('thenAt', sentences.places(slot))];
    current.slot = slot;
    const name = newName(text, current.name) || (current.name ? '' : forWhom(text));
    if (name) current.name = wholeName(name, current, calendar.appointments.at(-1));
    const gone = lookAgain(current);
    const isAsked = gone.length > 0 || stageOf(current) !== 'name';
    return { say: [...(isAsked ? gone : then), sentences.question(current)] };
  }

  return {
    take,
    refused,
    askWhen,
    lookAgain,
    answer(current, text, heard) {
      // 'It's for my son': a child has a price and a surname of the family.
      if (isForChild(text) && tellsForWhom.test(text)) Object.assign(current, { isForChild: true, isForOther: true });
      const reply = answerInStage(current, text, heard);
      const name = reply ? '' : givenName(text);
      return name ? noteName(current, newName(text, current.name) || current.name) : reply;
    },
    takeBareName(current, text) {
      const name = stageOf(current) === 'confirming' ? '' : bareName(text);
      return name ? noteName(current, name) : null;
    },
  };

  function noteName(current: Wish, name: string): BookingReply {
    current.name = wholeName(name, current, calendar.appointments.at(-1));
    return { say: [sentences.phrase('nameNoted', { name: current.name }), sentences.question(current)] };
  }

  function answerInStage(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    switch (stageOf(current)) {
      case 'confirming':
        return answerToReadBack(current, text, heard);
      case 'offered':
        return answerToOffers(current, text, heard);
      case 'name':
        return answerWithName(current, text, heard);
      case 'service':
        if (current.kinds.length > 0 && readAgreement(text) === 'yes') return take(current, heard, givenName(text));
        if (current.serviceAsked > mostChoices && readAgreement(text) === 'yes')
          return take(current, { ...heard, service: sentences.firstService }, givenName(text));
        return saysSomething(current, heard) ? take(current, heard, newName(text, current.name)) : null;
      default:
        return saysSomething(current, heard)
          ? take(current, heard, newName(text, current.name))
          : refused(current, text);
    }
  }
}

/** Whether a text names nothing but the one time that is offered: 'yes please, and then the haircut after'. */
function isOnly([only, another]: readonly Slot[], { day, time, people, refused }: HeardBooking): boolean {
  const isNamed = time === null && (day === null || (day.kind === 'on' && day.day === only?.day));
  return !another && isNamed && !refusesSomething(refused) && people.every((person) => person === only?.person);
}

const tellsForWhom = /^(?:(?:and|but|oh|no|well|actually)[, ]+)*(?:it|that|this)(?: is|'s)(?: all)? for\b/i;
const complains = /\btoo (?:early|late)\b/;

/** 'Eight is too early' names the time that was offered; 'too early' names none. */
function isNamed({ day, minute }: Slot, { day: namedDay, time }: HeardBooking): boolean {
  const isDay = namedDay?.kind !== 'on' || namedDay.day === day;
  return isDay && (time === null || (time.kind === 'at' && time.minute % 720 === minute % 720));
}
