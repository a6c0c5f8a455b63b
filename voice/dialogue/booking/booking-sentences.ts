import type { Day } from '../days-and-times/day.ts';
import { sayDate, sayDay, sayHours, sayTime, sayWeekday, sayWholeDay } from '../days-and-times/say-times.ts';
import type { BookingPhraseName, BookingWording } from '../wording/booking-wording.ts';
import { fill } from '../wording/wording.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Appointment, Calendar, Slot } from './calendar.ts';
import type { Obstacle } from './proposals.ts';

/** Makes the sentences of a booking out of the agent's phrases. */
export interface BookingSentences {
  phrase(name: BookingPhraseName, places?: Record<string, string>): string;
  /** A phrase about an appointment that is made, or about one that would be. */
  about(name: BookingPhraseName, appointment: Omit<Appointment, 'service'> & { service: BookableService }): string;
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
  /** What a service costs and how long it takes. */
  costs(service: BookableService): string;
  /** The service that is put forward to who names none. */
  readonly firstService: BookableService | null;
  /** What is known of a wish. */
  soFar(wish: Wish): string;
  /** What is missing of a wish, for a caller who leaves. */
  unfinished(wish: Wish): string;
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
    return phrase(name, placesOf(appointment));
  }

  function aboutAll(name: BookingPhraseName, appointments: readonly Appointment[]): string {
    const all = appointments.map((each) => fill(wording.oneOfAll, placesOf(each)));
    return phrase(name, { appointments: listed(all, 'and') });
  }

  /** After two answers that named none, the first service is put forward: a yes is easier than a choice. */
  function askService({ serviceAsked }: Wish): string {
    const places = {
      services: serviceAsked > 0 ? listed(serviceNames) : someServices,
      service: definition.services[0]?.name ?? '',
    };
    if (serviceAsked > mostChoices) return phrase('suggestService', places);
    return phrase(serviceAsked > 0 ? 'askServiceAgain' : 'askService', places);
  }

  /** What is known of a wish. */
  function soFar({ service, slot, name }: Wish): string {
    const parts = [service?.name, slot && when(slot), name && `for ${name}`].filter(Boolean);
    return parts.length > 0 ? phrase('soFar', { parts: parts.join(', ') }) : phrase('noAppointment');
  }

  return {
    phrase,
    about,
    aboutAll,
    soFar,
    unfinished: (wish) => phrase('unbookedBeforeGoodbye', { missing: wording[missingIn[stageOf(wish)]] }),
    firstService: definition.services[0] ?? null,
    question(wish) {
      switch (stageOf(wish)) {
        case 'service':
          return askService(wish);
        case 'when':
          return phrase('askWhen');
        case 'offered':
          return wish.offers.length > 1
            ? offered('offerTwo', wish.offers)
            : phrase('offerOne', { first: when(wish.offers[0] as Slot) });
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
        case 'halfHours':
          return phrase(obstacle.kind);
        case 'mismatch':
          return phrase('mismatch', { date: sayDate(obstacle.day), weekday: sayWeekday(obstacle.day) });
        case 'pastTime':
          return phrase('pastTime', { time: sayTime(obstacle.minute) });
        case 'outside':
          return phrase('outside', { on: onDay(obstacle.day), hours: sayHours(calendar.hoursOn(obstacle.day)) });
        case 'noSuchDay':
          return phrase(obstacle.kind, { date: obstacle.date });
        case 'taken':
        case 'yours':
          return phrase(person && obstacle.kind === 'taken' ? 'busy' : obstacle.kind, {
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
    places: ({ day, minute }) => ({ day: near(day), time: sayTime(minute) }),
    costs: ({ name, price, minutes }) => phrase('costs', { service: name, price, minutes: String(minutes) }),
  };

  function dayWord(day: Day): string {
    const said = near(day);
    return day < today() ? sayWholeDay(day) : said;
  }

  function onDay(day: Day): string {
    const said = near(day);
    return said === 'today' || said === 'tomorrow' ? said : `on ${said}`;
  }
}

function confirmation({ moving, service }: Wish): BookingPhraseName {
  if (!moving) return 'confirm';
  return moving.service === service ? 'confirmMove' : 'confirmChange';
}

const missingIn = {
  service: 'missingService',
  when: 'missingTime',
  offered: 'missingTime',
  name: 'missingName',
  confirming: 'missingYes',
} as const;

function placesOf({ service, day, minute, person, name }: Appointment): Record<string, string> {
  return {
    service: service.name,
    day: sayWholeDay(day),
    time: sayTime(minute),
    with: person ? ` with ${person.name}` : '',
    name,
  };
}

function names(people: readonly BookablePerson[]): string {
  return listed(people.map(({ name }) => name));
}

function listed(names: readonly string[], joint = 'or'): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}` : names.join('');
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
