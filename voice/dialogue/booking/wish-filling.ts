import { refusesSomething } from '../days-and-times/refused-words.ts';
import type { TimeWish } from '../days-and-times/spoken-time.ts';
import type { BookingReply } from './booking-reply.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { saysSomething, stageOf, type Wish, wantedFor } from './booking-state.ts';
import type { Calendar, Slot } from './calendar.ts';
import { isShortFor } from './caller-name.ts';
import type { HeardBooking } from './heard-booking.ts';
import { kindsBy } from './kinds-of-service.ts';
import { choosePeople } from './people-of-wish.ts';
import { propose } from './proposals.ts';
import { takeLimits, takeTime } from './taken-times.ts';
import { wholeName } from './whose-appointment.ts';

/** Puts what is heard into a wish, and finds times for it. */
export interface WishFilling {
  /** Puts what was heard into the wish and says the next thing. `name`: the caller's, empty if it was not said. */
  take(wish: Wish, heard: HeardBooking, name: string): BookingReply;
  /** Finds a time for the wish; returns why it is not the one that was asked for, if a time was. */
  look(wish: Wish): string[];
  /** Why the chosen time cannot be had any more; empty when it can. */
  lookAgain(wish: Wish): string[];
}

export function createWishFilling(calendar: Calendar, sentences: BookingSentences): WishFilling {
  function take(current: Wish, heard: HeardBooking, name: string): BookingReply {
    const { day, time, limit } = heard;
    const isAsked = current.kinds.length > 0 && !current.service;
    const asksKind = !isAsked && !current.service && heard.kinds.length > 0;
    if (asksKind) current.kinds = kindsBy(heard.kinds, heard.people);
    // Who is asked which kind it is, and goes on with the day or the time, gets the first.
    const isFirst = isAsked && (!heard.service || heard.kinds.length > 0);
    const service = isFirst || current.kinds.length === 1 ? current.kinds[0] : asksKind ? null : heard.service;
    const isOther = saysSomething(current, heard);
    const spoken = current.slot?.day ?? current.offers[0]?.day ?? current.moving?.day;
    const hadOffers = current.slot !== null || current.offers.length > 0;
    const offered = current.offers;
    current.doubted = false;
    if (name) {
      const family = calendar.appointments.at(-1) ?? { name: current.name };
      const booked = calendar.appointments.find((each) => isShortFor(name, each.name));
      current.name = booked?.name ?? wholeName(name, current, family);
      current.isForOther ||= calendar.appointments.some(
        (kept) => kept !== current.moving && kept.name !== current.name,
      );
    }
    const wasFor = hadOffers ? current.service : null;
    const wasAt = current.slot;
    const isTimeAsked = time !== null || current.time?.kind === 'at';
    current.service = service ?? current.service;
    const before = choosePeople(current, heard, calendar.people, sentences);
    if (service && !current.moving && (isFirst || (wasFor && service !== wasFor)))
      before.push(sentences.phrase('forService', { service: service.name }));
    const isPersonNamed = before.length === 0 && heard.people.length > 0 && hadOffers;
    const isPersonRefused = before.length === 0 && heard.refused.people.length > 0 && hadOffers && !isPersonNamed;
    takeLimits(
      current,
      heard,
      calendar.appointments.findLast((each) => each !== current.moving),
    );
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
    const isLimited =
      limit !== null || heard.endBy !== null || time?.kind === 'between' || refusesSomething(heard.refused);
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
    if (current.day?.kind === 'on') {
      current.asked = current.day.day;
      current.isAskedByWeekday = current.day.byWeekday ?? false;
    }
    if (!obstacle) return [];
    // What could not be had is no wish any more; a part of the day stays one.
    current.day = null;
    if (current.time?.kind !== 'between') current.time = null;
    current.beside = null;
    const isTaken = obstacle.kind === 'taken' && wanted.people.length === 0;
    return isTaken && !isTimeAsked ? [] : [sentences.reason(obstacle, wanted.people)];
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

  return { take, look, lookAgain };
}

/** Whether a single time of the clock was said, and none before it. */
export function heardOne(time: TimeWish | null): boolean {
  return time?.kind === 'at' && time.or === undefined && !time.corrected;
}

function areSame(offers: readonly Slot[], others: readonly Slot[]): boolean {
  const isSame = (each: Slot, at: number) => each.day === others[at]?.day && each.minute === others[at].minute;
  return offers.length === others.length && offers.every(isSame);
}
