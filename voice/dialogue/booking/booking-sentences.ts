import { capital } from '../../engine/text/capital.ts';
import type { Day } from '../days-and-times/day.ts';
import { sayDate, sayDay, sayHours, sayLength, sayTime, sayWeekday, sayWholeDay } from '../days-and-times/say-times.ts';
import type { BookingPhraseName, BookingWording } from '../wording/booking-wording.ts';
import { fill } from '../wording/wording.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import { type Appointment, type Calendar, type Slot, stepMinutes } from './calendar.ts';
import { namesOfKinds } from './kinds-of-service.ts';
import { listed } from './lists.ts';
import { createProgressSentences, type ProgressSentences } from './progress-sentences.ts';
import type { Obstacle } from './proposals.ts';
import { placesOf } from './visit-places.ts';

/** Makes the sentences of a booking out of the agent's phrases. */
export interface BookingSentences extends ProgressSentences {
  phrase(name: BookingPhraseName, places?: Record<string, string>): string;
  /** A phrase about an appointment that is made, or about one that would be. */
  about(name: BookingPhraseName, appointment: Omit<Appointment, 'service'> & { service: BookableService }): string;
  /** All appointments that are made, one by one. */
  allMade(): string[];
  /** A phrase about several appointments. */
  aboutAll(name: BookingPhraseName, appointments: readonly Appointment[]): string;
  /** The question that a wish is waiting for an answer to. */
  question(wish: Wish): string;
  /** Why a time cannot be had. */
  reason(obstacle: Obstacle, people?: readonly BookablePerson[]): string;
  /** Who will do it or will not, after the caller said so. */
  withPeople(name: 'withPerson' | 'withoutPerson', people: readonly BookablePerson[]): string;
  /** That nobody but these does a service. */
  onlyBy(people: readonly BookablePerson[], service: BookableService): string;
  /** The places of a day and a time. */
  places(slot: Slot): Record<'day' | 'time', string>;
  /** Asks for one of two offers again. */
  which(offers: readonly Slot[]): string;
  /** Says where beside another an appointment is; empty where it is not right beside it. */
  besideIt(wish: Wish): string[];
  /** What services cost and how long they take; of the one in hand, where it is alone. */
  costs(services: readonly BookableService[], inHand: BookableService | null): string;
  /** What several visits cost together. */
  sum(services: readonly BookableService[]): string;
  /** When a visit is over, at each of its times. */
  ends(service: BookableService, times: readonly Slot[]): string;
  /** How long a service takes. */
  lasts(service: BookableService): string;
  who(person: BookablePerson, others: readonly BookablePerson[]): string[];
  /** Who would do each of the offers, and who may be chosen. */
  whoOf(offers: readonly Slot[], able: readonly BookablePerson[]): string[];
  /** What a person does. */
  does(person: BookablePerson): string;
  /** That a wish is given up, and what stands. */
  dropped(): string;
  /** That something is not known. */
  unknown(wish: Wish | null): string;
  /** The question that is open, after something else was spoken of: offered times are not said again. */
  shortQuestion(wish: Wish): string;
  /** The service that is put forward to who names none. */
  readonly firstService: BookableService | null;
}

/** More services than these are not listed at once to who listens. */
const mostListed = 6;

/** Times that a service is asked for by a list of all. */
export const mostChoices = 1;

export function createBookingSentences(
  wording: BookingWording,
  definition: BookingDefinition,
  calendar: Calendar,
): BookingSentences {
  const today = () => calendar.now().day;
  const phrase = (name: BookingPhraseName, places: Record<string, string> = {}) => capital(fill(wording[name], places));
  const near = (day: Day) => sayDay(day, today());
  const serviceNames = definition.services.map(({ name }) => name);
  const someServices = listed(
    serviceNames.length > mostListed ? [...serviceNames.slice(0, mostListed), 'something else'] : serviceNames,
  );

  function when({ day, minute }: Slot, before?: Slot): string {
    if (before?.day === day) return sayTime(minute);
    return `${near(day)} at ${sayTime(minute)}`;
  }

  function offered(name: 'offerTwo' | 'whichOne', offers: readonly Slot[]): string {
    const [first, second] = offers as [Slot, Slot];
    return phrase(name, { first: when(first), second: when(second, first) });
  }

  function about(name: BookingPhraseName, appointment: Appointment): string {
    return phrase(name, placesOf(appointment, calendar.appointments));
  }

  function aboutAll(name: BookingPhraseName, appointments: readonly Appointment[]): string {
    const all = appointments.map((each) => fill(wording.oneOfAll, placesOf(each, appointments)));
    return phrase(name, { appointments: listed(all, 'and') });
  }

  /** After two answers that named none, the first service is put forward: a yes is easier than a choice. */
  function askService({ serviceAsked, kinds }: Wish): string {
    if (kinds.length > 0) return phrase('askKind', { kinds: listed(namesOfKinds(kinds)) });
    const places = {
      services: serviceAsked > 0 ? listed(serviceNames) : someServices,
      service: definition.services[0]?.name ?? '',
    };
    if (serviceAsked > mostChoices) return phrase('suggestService', places);
    return phrase(serviceAsked > 0 ? 'askServiceAgain' : 'askService', places);
  }

  /** Whether a time is right after or right before the appointment beside which it is wanted. */
  function sideOf({ day, minute }: Slot, { beside, service }: Wish): 'After' | 'Before' | null {
    if (!beside || !service || day !== beside.of.day) return null;
    if (minute >= beside.of.minute + beside.of.service.minutes)
      return minute - beside.of.minute - beside.of.service.minutes < stepMinutes ? 'After' : null;
    const end = minute + service.minutes;
    return end <= beside.of.minute && beside.of.minute - end < stepMinutes ? 'Before' : null;
  }

  function offerOne(wish: Wish): string {
    const [first] = wish.offers as [Slot];
    const side = sideOf(first, wish);
    return side ? phrase(`offer${side}`, placesOfSlot(first)) : phrase('offerOne', { first: when(first) });
  }

  return {
    phrase,
    about,
    aboutAll,
    allMade: () => calendar.appointments.map((each, at) => about(at > 0 ? 'alsoBooked' : 'appointment', each)),
    ...createProgressSentences({ wording, calendar, phrase, when, askService }),
    firstService: definition.services[0] ?? null,
    question(wish) {
      switch (stageOf(wish)) {
        case 'service':
          return askService(wish);
        case 'when':
          return phrase('askWhen');
        case 'offered':
          return wish.offers.length > 1 ? offered('offerTwo', wish.offers) : offerOne(wish);
        case 'name':
          return phrase('askName');
        case 'confirming':
          return about(confirmation(wish), {
            ...(wish.slot as Slot),
            service: wish.service as BookableService,
            name: wish.name,
          });
      }
    },
    withPeople: (name, people) => phrase(name, { person: names(people) }),
    onlyBy: (people, service) => phrase('onlyBy', { person: names(people), service: service.name }),
    reason(obstacle, people = []) {
      const person = names(people);
      switch (obstacle.kind) {
        case 'tooFar':
          return phrase('tooFar', { day: sayWholeDay(calendar.lastDay()) });
        case 'nothingThen':
        case 'nothingWithin':
        case 'halfHours':
          return phrase(obstacle.kind);
        case 'notBeside':
          return phrase('notBeside', { side: obstacle.side === 'next' ? 'next to' : obstacle.side });
        case 'yours':
          // What lasts longer may run into an appointment that begins later.
          return obstacle.of.minute === obstacle.minute
            ? phrase('yours', { on: onDay(obstacle.day), time: sayTime(obstacle.minute) })
            : phrase('overlaps', { service: obstacle.of.service.name, time: sayTime(obstacle.of.minute) });
        case 'mismatch':
          return phrase('mismatch', { date: sayDate(obstacle.day), weekday: sayWeekday(obstacle.day) });
        case 'pastTime':
          return phrase('pastTime', { time: sayTime(obstacle.minute) });
        case 'afterHours':
          return phrase(obstacle.kind, {
            on: onDay(obstacle.day),
            time: sayTime(calendar.hoursOn(obstacle.day).at(-1)?.to ?? 0),
          });
        case 'outside':
          return phrase('outside', { on: onDay(obstacle.day), hours: sayHours(calendar.hoursOn(obstacle.day)) });
        case 'noSuchDay':
          return phrase(obstacle.kind, { date: obstacle.date });
        case 'taken':
          return phrase(person ? 'busy' : 'taken', {
            person,
            day: near(obstacle.day),
            on: onDay(obstacle.day),
            time: sayTime(obstacle.minute),
          });
        case 'dayFull':
        case 'partFull':
          return phrase(person ? 'busyDay' : obstacle.kind, {
            person,
            day: dayWord(obstacle.day),
            on: onDay(obstacle.day),
          });
        default:
          return phrase(obstacle.kind, { day: dayWord(obstacle.day), on: onDay(obstacle.day) });
      }
    },
    which: (offers) => offered('whichOne', offers),
    besideIt(wish) {
      const side = wish.slot && sideOf(wish.slot, wish);
      return wish.slot && side ? [phrase(`beside${side}`, placesOfSlot(wish.slot))] : [];
    },
    places: ({ day, minute }) => ({ day: near(day), time: sayTime(minute) }),
    costs(services, inHand) {
      const [only, another] = services;
      if (only && !another && only === inHand) return phrase('costs', { price: only.price });
      const each = services.map(({ name, price }) => fill(wording.costsEach, { service: name, price }));
      return `${capital(listed(each, 'and'))}.`;
    },
    sum(services) {
      const total = totalOf(services);
      if (services.length < 2 || total === null) return this.costs(services, services[0] ?? null);
      const each = services.map(({ name, price }) => fill(wording.costsEach, { service: name, price }));
      return phrase('sum', { total, each: listed(each, 'and') });
    },
    ends({ name, minutes }, times) {
      const ends = times.map(({ minute }) => sayTime(minute + minutes));
      return phrase('ends', { service: name, length: sayLength(minutes), times: listed(ends) });
    },
    lasts: ({ name, minutes }) => phrase('lasts', { service: name, length: sayLength(minutes) }),
    who(person, others) {
      const who = phrase('who', { person: person.name });
      return others.length > 0 ? [who, phrase('whoElse', { people: names(others) })] : [who];
    },
    whoOf(offers, able) {
      const [first] = offers;
      const choice = able.length > 1 ? [phrase('choice', { people: names(able) })] : [];
      if (first?.person && offers.every(({ person }) => person === first.person))
        return [phrase('who', { person: first.person.name }), ...choice];
      const each = offers.map(({ person, minute }) => `${person?.name ?? ''} at ${sayTime(minute)}`);
      return [phrase('whoOffered', { offers: listed(each) }), ...choice];
    },
    does(person) {
      const does = definition.services.filter(({ id }) => person.services.includes(id)).map(({ name }) => name);
      return phrase('does', { person: person.name, services: listed(does, 'and') });
    },
    dropped() {
      const { appointments } = calendar;
      const [only, another] = appointments;
      if (!only) return phrase('dropped');
      return another ? aboutAll('droppedBesides', appointments) : about('droppedBeside', only);
    },
    unknown(wish) {
      const person = (wish ? wish.slot : calendar.appointments.at(-1))?.person?.name ?? wording.somebody;
      return phrase('notKnown', { person });
    },
    shortQuestion(wish) {
      const { slot, offers } = wish;
      if (slot && stageOf(wish) === 'confirming')
        return phrase('confirmShort', { day: near(slot.day), time: sayTime(slot.minute) });
      if (stageOf(wish) !== 'offered') return this.question(wish);
      return phrase(offers.length > 1 ? 'whichShort' : 'offerShort');
    },
  };

  function placesOfSlot({ day, minute, person }: Slot): Record<string, string> {
    return { day: near(day), time: sayTime(minute), with: person ? ` with ${person.name}` : '' };
  }

  function dayWord(day: Day): string {
    const said = near(day);
    return day < today() ? sayWholeDay(day) : said;
  }

  function onDay(day: Day): string {
    const said = near(day);
    return said === 'today' || said === 'tomorrow' ? said : `on ${said}`;
  }
}

const priceOf = /^(from )?(\d+) (\p{L}+)/u;

/** The sum of prices that are told in one currency; null where one is told otherwise. */
function totalOf(services: readonly BookableService[]): string | null {
  const priced = services.filter(({ price }) => price !== 'nothing').map(({ price }) => priceOf.exec(price));
  const units = new Set(priced.map((each) => each?.[3]));
  if (priced.some((each) => each === null) || units.size !== 1) return null;
  const sum = priced.reduce((total, each) => total + Number(each?.[2]), 0);
  return `${priced.some((each) => each?.[1]) ? 'from ' : ''}${sum} ${[...units][0]}`;
}

function confirmation({ moving, service }: Wish): BookingPhraseName {
  if (!moving) return 'confirm';
  return moving.service === service ? 'confirmMove' : 'confirmChange';
}

function names(people: readonly BookablePerson[]): string {
  return listed(people.map(({ name }) => name));
}
