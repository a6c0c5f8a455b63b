import { plainWords } from '../knowledge/plain-words.ts';
import {
  type AskedOfBooking,
  asksCost,
  besideSum,
  isOfVisits,
  joints,
  namesOnlyServices,
  reason,
} from './asked-of-booking.ts';
import { createPeopleAnswers, type PeopleAnswers } from './asked-of-people.ts';
import { asksForTotal, asksIfGone } from './asked-of-visits.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import type { BookingDialogue } from './booking-dialogue-api.ts';
import type { BookingSentences } from './booking-sentences.ts';
import { newWish, stageOf, type Wish, wantedFor } from './booking-state.ts';
import { partsOfTurn } from './booking-turn.ts';
import type { Calendar } from './calendar.ts';
import type { HeardBooking } from './heard-booking.ts';
import { listed } from './lists.ts';
import { namesByReason, servicesIn } from './spoken-service.ts';

/** 'Just me and the kid, the two cuts' */
const ofTheseVisits = /\b(?:the two|both of (?:us|them)|me and (?:the|my) \w+|for us|two of us)\b/i;

/** A service at a child's price, where it has one. */
function forChild(service: BookableService): BookableService {
  return service.childPrice ? { ...service, price: service.childPrice } : service;
}

export interface BookingQuestions {
  /** The sentences that answer a question about a wish, with what follows it. */
  answer(asked: AskedOfBooking, text: string, wish: Wish, others: readonly BookableService[]): string[];
  prices: BookingDialogue['prices'];
  ofPeople: PeopleAnswers['tell'];
}

export function createBookingQuestions(
  definition: BookingDefinition,
  calendar: Calendar,
  sentences: BookingSentences,
  heardIn: (text: string) => HeardBooking,
): BookingQuestions {
  const people = createPeopleAnswers(definition, calendar, sentences);

  function lengthOf(text: string, { service, kinds }: Wish, others: readonly BookableService[]): string[] {
    const [asked = ''] = text.toLowerCase().split(reason);
    const named = servicesIn(asked, definition);
    const isOfAll = named.length === 0 && /\b(?:both|together|all|each|altogether|total)\b/.test(asked);
    const one = named[0] ?? service;
    const inHand = one ? [one] : kinds;
    const meant = named.length > 1 ? named : isOfAll ? [service, ...others] : inHand;
    return [...new Set(meant)].flatMap((each) => (each ? [sentences.lasts(each)] : []));
  }

  function costs(text: string, { service, kinds, isForChild }: Wish, others: readonly BookableService[]): string[] {
    const named = servicesIn(text, definition);
    const isOfAll = /\b(?:both|together|all|each|altogether|total|prices)\b/i.test(text);
    const isCompared = /\b(?:cheaper|dearer|expensive)\b/i.test(text);
    const isOfNamed = named.length > 1 || (named.length > 0 && !isOfAll);
    const meant = isOfNamed
      ? [...named, ...(isCompared ? [service] : [])]
      : [...(service ? [service] : kinds), ...others];
    const known = [...new Set(meant.filter((each) => each !== null))];
    const priced = isForChild ? known.map(forChild) : known;
    return known.length > 0 ? [sentences.costs(priced, known[0] === service ? (priced[0] ?? null) : service)] : [];
  }

  /** Whether what a wish holds is booked by now. */
  function isMade({ service, slot, moving }: Wish): boolean {
    return calendar.appointments.some(
      (each) => each !== moving && each.service === service && each.day === slot?.day && each.minute === slot.minute,
    );
  }

  /** The services of all visits: those that are booked, the one in hand, and those that wait. */
  function allVisits({ service, moving }: Wish, others: readonly BookableService[]): BookableService[] {
    const booked = calendar.appointments.filter((each) => each !== moving).map((each) => each.service);
    return [...booked, ...(service ? [service] : []), ...others];
  }

  /** What several services cost together: those that are named, or else those of all visits. */
  function totals(text: string, wish: Wish, others: readonly BookableService[]): string[] {
    const named = servicesIn(text, definition);
    const visits = allVisits(wish, others);
    const isOfVisits = visits.length > 1 && ofTheseVisits.test(text);
    const meant = named.length > 1 && !isOfVisits ? named : visits;
    return meant.length > 0 ? [sentences.sum(meant)] : [];
  }

  /** When a visit is over: the one that is named, or else the one in hand, or the last that is booked. */
  function endOf(text: string, { service, slot, offers, moving }: Wish): string[] {
    const [named = null] = servicesIn(text, definition);
    const booked = calendar.appointments.filter((each) => each !== moving || slot === each);
    const made = named && named !== service ? booked.findLast((each) => each.service === named) : undefined;
    if (made) return [sentences.ends(made.service, [made])];
    const times = slot ? [slot] : offers;
    if (service && times.length > 0) return [sentences.ends(service, times)];
    const last = booked.at(-1);
    return last ? [sentences.ends(last.service, [last])] : [];
  }

  function who(wish: Wish): string[] {
    const wanted = wantedFor(wish);
    const able = definition.people.filter(({ services }) => wish.service && services.includes(wish.service.id));
    const { slot, offers } = wish;
    if (able.length === 0 || !wanted) return [];
    const doing = slot?.person ?? null;
    if (!doing)
      return offers.length > 0
        ? sentences.whoOf(offers, able)
        : [sentences.phrase('choice', { people: listed(able.map(({ name }) => name)) })];
    const isFree = (person: BookablePerson) =>
      slot !== null && calendar.slotAt(slot.day, slot.minute, { ...wanted, people: [person] }) !== null;
    return sentences.who(
      doing,
      able.filter((person) => person !== doing && isFree(person)),
    );
  }

  /** What the people do whom a text names; who does what it names, where they do not. */
  function doesIt(text: string, { service }: Wish): string[] {
    const { people, service: said } = heardIn(text);
    const named = said ?? definition.services.find((each) => namesByReason(text, each)) ?? null;
    const meant = named ?? service;
    const isDone = people.some(({ services }) => meant && services.includes(meant.id));
    if (!named || isDone) return people.map((person) => sentences.does(person));
    const able = definition.people.filter(({ services }) => services.includes(named.id));
    return [sentences.phrase('doneBy', { people: listed(able.map(({ name }) => name)), service: named.name })];
  }

  /** Whether a text asks if a visit is gone of a day on which none is booked. */
  function isGone(text: string): boolean {
    const { day } = heardIn(text);
    const isBooked = calendar.appointments.some((each) => day?.kind !== 'on' || each.day === day.day);
    return asksIfGone(plainWords(text).join(' ')) && !isBooked;
  }

  return {
    ofPeople: people.tell,
    prices(text) {
      const parts = partsOfTurn(text);
      const at = parts.findLastIndex((part) => part.asks && asksCost.test(plainWords(part.text).join(' ')));
      const { text: asked = '' } = parts[at] ?? {};
      const plain = plainWords(asked).join(' ').replace(joints, '');
      const named = namesOnlyServices(plain, besideSum, definition) ? servicesIn(asked, definition) : [];
      // 'I need a cleaning and a filling, what would it all cost?'
      const isTotal = named.length === 0 && asksForTotal(plain) && isOfVisits(plain, definition);
      const meant = isTotal ? servicesIn(text, definition) : named;
      if (meant.length < 2) return null;
      const amounts = meant.flatMap(({ price }) => /\d+/.exec(price)?.[0] ?? []);
      const besides = parts.slice(0, at).some((part) => part.asks)
        ? parts
            .slice(0, at)
            .map((part) => part.text)
            .join(' ')
        : '';
      return { say: sentences.sum(meant), amounts, besides };
    },
    answer(asked, text, said, others) {
      const isOfAll = asked === 'state' || asked === 'sum';
      const wish = isOfAll && isMade(said) ? newWish() : said;
      const { slot, offers, service } = wish;
      switch (asked) {
        case 'cost':
          return costs(text, wish, others);
        case 'sum':
          return totals(text, wish, others);
        case 'length':
          return lengthOf(text, wish, others);
        case 'end':
          return endOf(text, wish);
        case 'who':
          return who(wish);
        case 'when':
          return slot
            ? [sentences.phrase('whenIs', sentences.places(slot))]
            : offers.length > 0
              ? [sentences.question(wish)]
              : [];
        case 'what':
          return service ? [sentences.phrase('whatFor', { service: service.name })] : [];
        case 'state':
          return [
            ...(isGone(text) ? [sentences.phrase('isGone')] : []),
            ...sentences.allMade(),
            ...(stageOf(wish) === 'service' ? [] : [sentences.notYet(wish)]),
            ...(others.length > 0
              ? [
                  sentences.phrase('waiting', {
                    services: listed(
                      others.map(({ name }) => name),
                      'and',
                    ),
                  }),
                ]
              : []),
          ];
        case 'note':
          return [sentences.phrase('cannotNote')];
        case 'works':
          return people.works(text, wish, heardIn(text).people);
        case 'person':
          return doesIt(text, wish);
      }
    },
  };
}
