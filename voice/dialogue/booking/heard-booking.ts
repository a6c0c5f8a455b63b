import type { TimeReading } from '../days-and-times/clock-times.ts';
import type { Day } from '../days-and-times/day.ts';
import { hearLimit } from '../days-and-times/day-limit.ts';
import type { DayPart } from '../days-and-times/day-parts.ts';
import type { DayWish } from '../days-and-times/day-wish.ts';
import { hearEndBy } from '../days-and-times/end-by.ts';
import { hearRefusedTimes } from '../days-and-times/refused-times.ts';
import {
  isRefusedDay,
  nothingRefused,
  type Refused,
  refusalsAsNot,
  takeRefused,
} from '../days-and-times/refused-words.ts';
import { standsAlone, withWrittenMonths } from '../days-and-times/spoken-date.ts';
import { hearDay, hearRefusedDays } from '../days-and-times/spoken-day.ts';
import { hearTime, type TimeWish, takesBack } from '../days-and-times/spoken-time.ts';
import { withoutStories } from '../days-and-times/stories.ts';
import { ordinalIn, timeWords } from '../days-and-times/time-words.ts';
import { withDatesOfWeekdays } from '../days-and-times/weekday-dates.ts';
import { plainWords } from '../knowledge/plain-words.ts';
import { isQuestion } from '../understanding/intents/intents.ts';
import { hearBeside, type Side } from './beside.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import { refusesDay } from './booking-intents.ts';
import type { Appointment, Slot } from './calendar.ts';
import { kindsIn, withAges } from './kinds-of-service.ts';
import { ofDates } from './name-in.ts';
import { withoutAges, withoutNumbers, withoutSpokenNumber } from './no-times.ts';
import { serviceIn } from './spoken-service.ts';

/** What a text says about an appointment. */
export interface HeardBooking {
  service: BookableService | null;
  /** What the caller's word for it may mean, where that are several: a haircut. */
  kinds: readonly BookableService[];
  /** Several where the caller names several: 'with Mara or Jonas'. */
  people: readonly BookablePerson[];
  /** Days and people that the caller does not want. */
  refused: Refused;
  /** Nobody in particular is wanted. */
  anyone: boolean;
  /** Somebody else than who is spoken of. */
  someoneElse: boolean;
  day: DayWish | null;
  time: TimeWish | null;
  /** Days that it must be on, such as all before Thursday. */
  limit: readonly Day[] | null;
  /** The minute of the day by which it has to be over. */
  endBy: number | null;
  /** It is wanted beside the appointment that was made last. */
  side: Side | null;
}

export const nothingHeard: HeardBooking = {
  service: null,
  kinds: [],
  people: [],
  refused: nothingRefused,
  anyone: false,
  someoneElse: false,
  day: null,
  time: null,
  limit: null,
  endBy: null,
  side: null,
};

/** Whether a day or a time is named, or refused. */
export function isDated({ day, time, refused }: HeardBooking): boolean {
  const { days, weekdays, times } = refused;
  return day !== null || time !== null || [days, weekdays, times].some(({ length }) => length > 0);
}

/** What was heard, without 'any time': 'do I need to bring anything?' names no day. */
export function withoutAnyDay(heard: HeardBooking): HeardBooking {
  return heard.day?.kind === 'soonest' ? { ...heard, day: null } : heard;
}

/** Reads a text; `spoken` and `service` are the day and the service that are spoken of. */
export function hearBooking(
  text: string,
  definition: BookingDefinition,
  today: Day,
  reading: TimeReading,
  spoken: Day | null,
  service: BookableService | null = null,
): HeardBooking {
  const { side, rest } = hearBeside(text, definition);
  const written = withWrittenMonths(
    withoutNumbers(
      withoutStories(rest.replace(placeOfName, keepDates).replace(dateOfWeekday, '$1 ').replace(echoed, '$1not $2, ')),
    ),
  );
  const heardWords = hearEndBy(
    withDatesOfWeekdays(withoutAges(withoutSpokenNumber(timeWords(written))), today),
    reading,
  ).words;
  // 'Will I be done by three?' asks, and is answered.
  const endBy = isQuestion(text) ? null : hearEndBy(timeWords(withoutNumbers(rest)), reading).endBy;
  const words = refusalsAsNot(heardWords);
  const days = hearRefusedDays(words, today, spoken);
  const { limit, words: unbound } = hearLimit(days.words, today, spoken);
  const ofSpoken = hearDay(unbound, today, spoken);
  // 'Tuesday is too late, what about Saturday' means the one before it.
  const isOutside = limit !== null && ofSpoken?.wish.kind === 'on' && !limit.includes(ofSpoken.wish.day);
  const heardDay = isOutside ? hearDay(unbound, today, null) : ofSpoken;
  const times = hearRefusedTimes(heardDay?.rest ?? unbound, reading);
  const time = hearTime(times.words, reading);
  // 'Anything after lunch' is of the day that is spoken of.
  const isOfSpoken =
    spoken !== null && time !== null && heardDay?.wish.kind === 'soonest' && words.includes('anything');
  const day = isOfSpoken ? null : (heardDay?.wish ?? (limit && { kind: 'among' as const, days: limit }));
  const people = peopleIn(words, definition);
  // 'I work until one, but Friday at eleven is fine': what is asked for counts for more than what is told.
  const isWished = ({ from, to }: DayPart) => time?.kind === 'at' && time.minute >= from && time.minute < to;
  const refusedTimes = times.times.filter((each) => !isWished(each));
  const refused: Refused = { ...days.refused, times: refusedTimes, people: people.refused };
  return {
    ...serviceHeard(rest.replace(askedOfIt, ' '), definition, service),
    side,
    limit,
    endBy,
    people: people.people,
    refused,
    anyone:
      !asksIfOther.test(text) && /\b(anyone|anybody|someone else|somebody else|whoever|no matter who)\b/i.test(text),
    someoneElse: !asksIfOther.test(text) && /\b(?:someone|somebody|anyone|anybody) else\b/i.test(text),
    ...(heardDay && heardDay.wish.kind === 'on' && refusesDay(text)
      ? { refused: { ...refused, days: [heardDay.wish.day] }, day: null, time: null }
      : { day, time }),
  };
}

/** 'Hannah Brandt is the second' names no day, but 'Wednesday is the second' does. */
const placeOfName =
  /\b(\p{Lu}[\p{L}'-]{1,30})(?: is|'s| for| was) the (?:first|second|third|1st|2nd|3rd)(?= ?(?:$|[.,;!?]))/gu;

function keepDates(said: string, name: string): string {
  return ofDates.test(name) || /^(?:It|That|This)$/.test(name) ? said : name;
}

/** The service that a text names; of kinds that it does not tell apart, the one that is spoken of, or else all. */
function serviceHeard(
  text: string,
  definition: BookingDefinition,
  spoken: BookableService | null,
): Pick<HeardBooking, 'service' | 'kinds'> {
  const service = serviceIn(withAges(text), definition, spoken);
  if (!service || service === spoken) return { service, kinds: [] };
  const [first = service, ...others] = kindsIn(text, service, definition);
  return { service: first, kinds: others.length > 0 ? [first, ...others] : [] };
}

/** 'The Saturday before, the 12th' names the date of that Saturday. */
const dateOfWeekday = /\b(\w+day) before, (?=the |\d)/gi;

/** 'Today?? No, Friday': the day that was offered is said back, and refused. */
const echoed = /(^|[.!?,] )(today|tomorrow|\w+day)\s*\?+\s*(?=no\b|i (?:said|asked|meant)\b)/gi;

/** 'Or is that somebody else?' asks who does it. */
const asksIfOther = /\b(?:is|was|are|will) (?:that|it|this|they|there)(?: be)? (?:some|any)(?:one|body) else\b/i;

/** 'Will it hurt?' asks about what is booked, and for no other service. */
const askedOfIt = /\b(?:will|would|does|did) (?:it|that|this)\b[^,.;?!]*/gi;

/** The people whom a text names, apart from those whom it refuses. */
function peopleIn(
  words: readonly string[],
  { people }: BookingDefinition,
): { people: BookablePerson[]; refused: BookablePerson[] } {
  const named = (word: string | undefined) => people.find(({ name }) => plainWords(name).at(-1) === word);
  const refused: BookablePerson[] = [];
  const left = takeRefused(words, (at) => {
    const person = named(words[at]);
    if (person) refused.push(person);
    return person ? 1 : 0;
  });
  return { people: [...new Set(left.map(named).filter((person) => person !== undefined))], refused };
}

/** More words than these say something else, too. */
const mostWordsOfAPlace = 6;
/** What a question calls an offer; 'is my first visit longer?' means none. */
const offerNouns = new Set('one option time slot appointment offer suggestion available'.split(' '));
const firstWords = /\b(earlier|earliest|former|sooner)( one| time| slot)?\b/;
const lastWords = /\b(later one|later time|latter|last one|other one|the later)\b/;

/** The offer that a text chooses: by its place ('the earlier one'), or `either`. */
export function hearPick(
  text: string,
  offers: readonly Slot[],
  time: TimeWish | null,
  day: DayWish | null,
): Slot | null {
  const [first, second] = offers;
  if (!first) return null;
  const refused = refusedPlace(text);
  if (refused !== null) return second ? (refused === 1 ? second : first) : null;
  const place = placeIn(text);
  if (place === 1) return first;
  if (place === 2 && second) return second;
  const byTime = offers.filter(
    (offer) =>
      (time?.kind !== 'at' || isSameClock(offer.minute, time.minute)) && (day?.kind !== 'on' || day.day === offer.day),
  );
  // 'Not in the afternoon' chooses none, even where only one offer is left.
  const refuses = /\bnot\b/.test(refusalsAsNot(plainWords(text)).join(' '));
  const names = time?.kind === 'at' || day?.kind === 'on';
  if (names && byTime.length === 1) return byTime[0] ?? null;
  const isOfBoth = names && time?.kind !== 'at' && byTime.length === offers.length;
  if (names && !(isOfBoth && /\bone\b/i.test(text))) return null;
  // 'Mornings only' says more than which of the two.
  if (time?.kind === 'between' && !refuses && !/\bonly\b/i.test(text)) {
    const within = offers.filter(({ minute }) => minute >= time.from && minute < time.to);
    if (within.length === 1 && day === null) return within[0] ?? null;
  }
  const plain = plainWords(text).join(' ');
  if (refuses && !/\bdo not (?:mind|care)\b/.test(plain)) return null;
  if (/\b(either|any of|whichever|both work|both are fine|you choose|do not mind|surprise me)\b/.test(plain))
    return first;
  if (firstWords.test(plain) && !/\b(anything|something|any|have|got|is there) /.test(plain)) return first;
  if (second && lastWords.test(plain)) return second;
  return null;
}

/** The place of the offer that a text refuses: 'not the first one'. */
function refusedPlace(text: string): 1 | 2 | null {
  const [, place = ''] =
    /\bnot (?:the )?(1th|2th|earlier|former|later|latter|last)\b/.exec(timeWords(text).join(' ')) ?? [];
  if (place === '') return null;
  return /^(?:1th|earlier|former)$/.test(place) ? 1 : 2;
}

function isSameClock(minute: number, said: number): boolean {
  return minute % 720 === said % 720;
}

/** 'The first one', 'second please': a place among the offers, but 'December first' and 'Friday the first' are dates. */
function placeIn(text: string): number | null {
  const parts = text.split(/[.!?;,] /).map(timeWords);
  if (parts.flat().some((word) => /^(of|on)$|day$|uary$|ember$|ober$|^(march|april|june|july|august|may)$/.test(word)))
    return null;
  const named = parts.filter(({ length }) => length <= mostWordsOfAPlace).flat();
  const asks = isQuestion(text);
  const places = named.flatMap((word, at) => {
    const place = ordinalIn(word);
    const isOffer = !asks || standsAlone(named, at) || offerNouns.has(named[at + 1] ?? '');
    return (place === 1 || place === 2) && isOffer ? [{ place, at }] : [];
  });
  const [first] = places;
  const last = places.at(-1);
  // 'The first one. No, the second'
  const isCorrected = first && last && named.slice(first.at + 1, last.at).some((word) => takesBack.has(word));
  return (isCorrected ? last : first)?.place ?? null;
}

/** The appointment that a text means; null when it may be one of several. */
export function meantBy(
  { service, day, refused }: HeardBooking,
  appointments: readonly Appointment[],
): Appointment | null {
  if (appointments.length === 1) return appointments[0] ?? null;
  const fitting = appointments.filter(
    (each) =>
      (service === null || each.service === service) &&
      (day?.kind !== 'on' || each.day === day.day) &&
      // 'I can't make Friday' means the appointment on that day.
      (refused.days.length + refused.weekdays.length === 0 || isRefusedDay(refused, each.day)),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
