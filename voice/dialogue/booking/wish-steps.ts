import { maxBookingDays } from '../../protocol/limits.ts';
import { type Day, daysFrom } from '../days-and-times/day.ts';
import { refusesSomething } from '../days-and-times/refused-words.ts';
import type { TimeWish } from '../days-and-times/spoken-time.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { agreesToBook, readAgreement } from './agreement.ts';
import { asksForOthers, refusesOffers, shiftBy, wantsShift } from './booking-intents.ts';
import { type BookingSentences, mostChoices } from './booking-sentences.ts';
import { saysSomething, stageOf, type Wish, wantedFor } from './booking-state.ts';
import type { Calendar, Slot } from './calendar.ts';
import { askedName, bareName, correctedName, givenName, isWrittenAsName, renamed } from './caller-name.ts';
import { type HeardBooking, hearPick, nothingHeard } from './heard-booking.ts';
import { saysOnFile, saysSameName } from './names-of-visits.ts';
import { choosePeople } from './people-of-wish.ts';
import { propose } from './proposals.ts';
import { takeLimits, takeTime } from './taken-times.ts';
import { wholeName } from './whose-appointment.ts';

/** The answer to one turn; `done`: an appointment was made, changed or given up, and nothing is asked any more. */
export interface BookingReply {
  say: string[];
  done?: boolean;
  /** Questions that the turn asked besides, which the calendar does not answer, or not as well. */
  besides?: readonly { question: string; otherwise?: readonly string[] }[];
  /** The caller wants to speak of something else first: the open question waits. */
  pauses?: boolean;
  /** It answers what was asked, and may say the same again. */
  mayRepeat?: boolean;
}

/** What is done to a wish, turn by turn, until it can be booked. Each step changes the wish and says the next thing. */
export interface WishSteps {
  /** Puts what was heard into the wish. `name`: the caller's, empty if it was not said. */
  take(wish: Wish, heard: HeardBooking, name: string): BookingReply;
  /** Handles the answer to the open question; null when the turn is none. */
  answer(wish: Wish, text: string, heard: HeardBooking): BookingReply | null;
  /** Other times than those that were spoken of; null when the caller wants none. */
  refused(wish: Wish, text: string): BookingReply | null;
  /** Takes a turn that is a name and nothing else; null for any other, and where a name is read back. */
  takeBareName(wish: Wish, text: string): BookingReply | null;
  /** Asks for a day or a time anew. */
  askWhen(wish: Wish): BookingReply;
  /** Why the chosen time cannot be had any more; empty when it can. */
  lookAgain(wish: Wish): string[];
}

export function createWishSteps(calendar: Calendar, sentences: BookingSentences): WishSteps {
  /** Puts what was heard into the wish and says the next thing. */
  function take(current: Wish, heard: HeardBooking, name: string): BookingReply {
    const { service, day, time, limit } = heard;
    const isOther = saysSomething(current, heard);
    const spoken = current.slot?.day ?? current.offers[0]?.day ?? current.moving?.day;
    const hadOffers = current.slot !== null || current.offers.length > 0;
    const offered = current.offers;
    current.doubted = false;
    if (name) {
      current.name = wholeName(name, current, calendar.appointments.at(-1));
      current.isForOther ||= calendar.appointments.some((kept) => kept !== current.moving && kept.name !== name);
    }
    const wasFor = hadOffers ? current.service : null;
    const wasAt = current.slot;
    const isTimeAsked = time !== null || current.time?.kind === 'at';
    current.service = service ?? current.service;
    const before = choosePeople(current, heard, calendar.people, sentences);
    if (wasFor && service && service !== wasFor && !current.moving)
      before.push(sentences.phrase('forService', { service: service.name }));
    const isPersonNamed = before.length === 0 && heard.people.length > 0 && hadOffers;
    const isPersonRefused = before.length === 0 && heard.refused.people.length > 0 && hadOffers && !isPersonNamed;
    takeLimits(current, heard, calendar.appointments.at(-1));
    takeTime(current, heard, isOther ? spoken : undefined);
    if (isOther) current.slot = null;
    if (!current.slot) {
      const reason = day?.kind === 'none' || current.service ? look(current, isTimeAsked) : [];
      if (reason.length === 0 && isPersonNamed) before.push(sentences.withPeople('withPerson', current.people));
      if (reason.length === 0 && isPersonRefused)
        before.push(sentences.withPeople('withoutPerson', heard.refused.people));
      before.push(...reason);
    }
    if (current.serviceAsked > 0 && !current.service && (day || time)) before.push(sentences.phrase('timeNoted'));
    if (stageOf(current) === 'name' && isOther) before.push(...sentences.besideIt(current));
    const isKnown = (each: Slot) => each.day === current.slot?.day && each.minute === current.slot.minute;
    const isMoved = hadOffers && current.slot && !(wasAt ? isKnown(wasAt) : offered.some(isKnown) && heardOne(time));
    if (isMoved && current.slot && stageOf(current) === 'name')
      before.push(sentences.phrase('thenAt', sentences.places(current.slot)));
    const isLimited = limit !== null || time?.kind === 'between' || refusesSomething(heard.refused);
    // What was offered keeps the limit that is told now: it is offered again, and not as if nothing had been said.
    const stays = before.length === 0 && isLimited && offered.length > 0 && areSame(offered, current.offers);
    if (stays) before.push(sentences.phrase(offered.length > 1 ? 'bothFit' : 'itFits'));
    // 'Thursday', of two times on Thursday.
    const isDayAlone = day?.kind === 'on' && time === null && offered.length > 1 && areSame(offered, current.offers);
    if (isDayAlone && before.length === 0) return { say: [sentences.which(offered)], mayRepeat: true };
    const say = [...before, sentences.question(current)];
    if (!current.service) current.serviceAsked++;
    return { say };
  }

  /** Finds a time for the wish; returns why it is not the one that was asked for, if a time was. */
  function look(current: Wish, isTimeAsked = true): string[] {
    if (current.day?.kind === 'none') {
      // The time that was said with it may stay.
      const { date } = current.day;
      Object.assign(current, { day: null, slot: null, offers: [] });
      return [sentences.reason({ kind: 'noSuchDay', date })];
    }
    const wanted = wantedFor(current);
    if (!wanted) return [];
    const { slot, offers, obstacle } = propose(calendar, wanted, current);
    const isAsked = current.beside !== null && current.beside.side !== 'next' && !obstacle && offers.length === 1;
    current.slot = isAsked ? (offers[0] ?? null) : slot;
    current.offers = isAsked ? [] : offers;
    if (current.day?.kind === 'on') current.asked = current.day.day;
    if (!obstacle) return [];
    // What could not be had is no wish any more; a part of the day stays one.
    current.day = null;
    if (current.time?.kind !== 'between') current.time = null;
    current.beside = null;
    const isTaken = obstacle.kind === 'taken' && wanted.people.length === 0;
    return isTaken && !isTimeAsked ? [] : [sentences.reason(obstacle, wanted.people)];
  }

  function answerToReadBack(current: Wish, text: string, heard: HeardBooking): BookingReply | null {
    const name = givenName(text) || renamed(text, current.name);
    current.wasReadBack = true;
    if (saysSameName(text)) return { say: [sentences.question(current)], mayRepeat: true };
    if (saysSomething(current, heard) || name) return take(current, heard, name);
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
    if (complains.test(plainWords(text).join(' ')) && offers.some((each) => isNamed(each, heard))) {
      const others = refused(current, text);
      if (others) return others;
    }
    const agreement = readAgreement(text);
    const isAgreed = agreement === 'yes' || (agreesToBook(text) && isOnly(offers, heard));
    const chosen = hearPick(text, offers, time, day) ?? (isAgreed && offers.length === 1 ? offers[0] : null);
    if (chosen) return choose(current, chosen, text, time);
    if (asksForOthers(text) && (day === null || day.kind === 'soonest') && time === null) return others(current);
    const isVague =
      time === null &&
      people.length === 0 &&
      heard.refused.times.length === 0 &&
      (day === null || day.kind === 'soonest');
    if (isVague && wantsShift(text)) return refused(current, text);
    if (saysSomething(current, heard)) return take(current, heard, givenName(text));
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
    const name = agreement === 'unclear' ? askedName(text) : null;
    if (name) return take(current, nothingHeard, name);
    return says ? take(current, heard, '') : null;
  }

  /** 'Something later', 'neither': other times than those that were spoken of. */
  function refused(current: Wish, text: string): BookingReply | null {
    const shift = wantsShift(text);
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const [first] = spoken;
    const by = shiftBy(text);
    if (current.slot && by !== null) {
      const { day, minute } = current.slot;
      return take(
        current,
        { ...nothingHeard, day: { kind: 'on', day }, time: { kind: 'at', minute: minute + by } },
        '',
      );
    }
    const last = spoken.at(-1);
    if (first && last && shift === 'later') return shifted(current, last.day, { from: last.minute + 1, to: 1_440 });
    if (first && last && shift === 'earlier') return shifted(current, first.day, { from: 0, to: first.minute });
    if (asksForOthers(text) && spoken.length > 0) return others(current);
    return refusesOffers(text) ? askWhen(current) : null;
  }

  /** Times of the same wish, without those that were spoken of. */
  function others(current: Wish): BookingReply {
    const spoken = current.slot ?? current.offers[0];
    refuseSpoken(current);
    if (spoken && current.day === null) current.day = { kind: 'among', days: daysFrom(spoken.day, maxBookingDays) };
    current.slot = null;
    if (current.time?.kind === 'at') current.time = null;
    const wanted = wantedFor(current);
    const isWindow = current.time?.kind === 'between' && current.day?.kind === 'on';
    // A part of the day that was asked for counts for more than the day.
    if (spoken && wanted && isWindow && propose(calendar, wanted, current).obstacle)
      current.day = { kind: 'among', days: daysFrom(spoken.day, maxBookingDays) };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  /** What was spoken of is not proposed again. */
  function refuseSpoken(current: Wish): void {
    const spoken: readonly Slot[] = current.slot ? [current.slot] : current.offers;
    const times = spoken.map(({ day, minute }) => ({ day, from: minute, to: minute + 1 }));
    current.refused = { ...current.refused, times: [...current.refused.times, ...times] };
  }

  function shifted(current: Wish, day: Day, range: { from: number; to: number }): BookingReply {
    current.slot = null;
    current.day = { kind: 'on', day };
    current.time = { kind: 'between', ...range };
    const reason = look(current);
    return { say: [...reason, sentences.question(current)] };
  }

  function askWhen(current: Wish): BookingReply {
    refuseSpoken(current);
    Object.assign(current, { offers: [], slot: null, day: null, time: null });
    return { say: [sentences.question(current)] };
  }

  function choose(current: Wish, slot: Slot, text: string, time: TimeWish | null): BookingReply {
    // Who says no clock time hears which one is taken.
    const then =
      heardOne(time) || current.offers.length === 1 ? [] : [sentences.phrase('thenAt', sentences.places(slot))];
    current.slot = slot;
    const name = givenName(text);
    if (name) current.name = wholeName(name, current, calendar.appointments.at(-1));
    const gone = lookAgain(current);
    const isAsked = gone.length > 0 || stageOf(current) !== 'name';
    return { say: [...(isAsked ? gone : then), sentences.question(current)] };
  }

  /** An offered time may have passed by the time it is chosen. */
  function lookAgain(current: Wish): string[] {
    const { slot } = current;
    const wanted = wantedFor(current);
    if (!slot || !wanted || calendar.stateOf(slot.day, slot.minute, wanted) === 'free') return [];
    current.day = { kind: 'on', day: slot.day };
    current.time = { kind: 'at', minute: slot.minute };
    return look(current);
  }

  return {
    take,
    refused,
    askWhen,
    lookAgain,
    answer(current, text, heard) {
      const reply = answerInStage(current, text, heard);
      const name = reply ? '' : givenName(text);
      return name ? noteName(current, name) : reply;
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
        if (current.serviceAsked > mostChoices && readAgreement(text) === 'yes')
          return take(current, { ...heard, service: sentences.firstService }, givenName(text));
        return saysSomething(current, heard) ? take(current, heard, givenName(text)) : null;
      default:
        return saysSomething(current, heard) ? take(current, heard, givenName(text)) : refused(current, text);
    }
  }
}

/** Whether a single time of the clock was said. */
function heardOne(time: TimeWish | null): boolean {
  return time?.kind === 'at' && time.or === undefined;
}

function areSame(offers: readonly Slot[], others: readonly Slot[]): boolean {
  const isSame = (each: Slot, at: number) => each.day === others[at]?.day && each.minute === others[at].minute;
  return offers.length === others.length && offers.every(isSame);
}

/** Whether a text names nothing but the one time that is offered: 'yes please, and then the haircut after'. */
function isOnly([only, another]: readonly Slot[], { day, time, people, refused }: HeardBooking): boolean {
  const isNamed = time === null && (day === null || (day.kind === 'on' && day.day === only?.day));
  return !another && isNamed && !refusesSomething(refused) && people.every((person) => person === only?.person);
}

const complains = /\btoo (?:early|late)\b/;

/** 'Eight is too early' names the time that was offered; 'too early' names none. */
function isNamed({ day, minute }: Slot, { day: namedDay, time }: HeardBooking): boolean {
  const isDay = namedDay?.kind !== 'on' || namedDay.day === day;
  return isDay && (time === null || (time.kind === 'at' && time.minute % 720 === minute % 720));
}
