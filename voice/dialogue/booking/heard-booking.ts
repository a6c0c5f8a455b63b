import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import type { Appointment, Slot } from './calendar.ts';
import type { Day } from './day.ts';
import { type DayWish, hearDay } from './spoken-day.ts';
import { hearTime, type TimeReading, type TimeWish } from './spoken-time.ts';
import { ordinalIn, timeWords } from './time-words.ts';

/** What a text says about an appointment. */
export interface HeardBooking {
  service: BookableService | null;
  person: BookablePerson | null;
  /** Nobody in particular is wanted. */
  anyone: boolean;
  day: DayWish | null;
  time: TimeWish | null;
}

export const nothingHeard: HeardBooking = { service: null, person: null, anyone: false, day: null, time: null };

export function hearBooking(
  text: string,
  definition: BookingDefinition,
  today: Day,
  reading: TimeReading,
  spoken: Day | null,
): HeardBooking {
  const words = withoutAges(withoutSpokenNumber(timeWords(withoutNumbers(text))));
  const heardDay = hearDay(words, today, spoken);
  const time = hearTime(heardDay?.rest ?? words, reading);
  return {
    service: serviceIn(text, definition),
    person: personIn(text, definition),
    anyone: /\b(anyone|anybody|someone else|somebody else|whoever|no matter who)\b/i.test(text),
    day: heardDay?.wish ?? null,
    time,
  };
}

const aboutNumber = /\b(?:area code|digits?|at the end)\b/i;

/** Leaves out telephone numbers, which hold no time; a year among the figures makes them a date. */
function withoutNumbers(text: string): string {
  if (aboutNumber.test(text)) return text.replace(/\d+/g, ' ');
  return text.replace(/\d(?:[\s().-]{0,3}\d){6,}/g, (figures) =>
    /(?:^|\D)20\d\d(?:\D|$)/.test(figures) ? figures : ' ',
  );
}

/** Leaves out the figures after 'my telephone', which are said one by one. */
function withoutSpokenNumber(words: readonly string[]): string[] {
  const from = words.findIndex((word) => /^(?:phone|telephone|cell|mobile|number)$/.test(word));
  return words.filter((word, at) => from < 0 || at < from || !/^\d+$/.test(word));
}

/** Leaves out ages, which are no hours: 'she is 13'. */
function withoutAges(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    if (!/^\d{1,3}$/.test(word)) return true;
    const [before = '', verb = '', next = '', after = ''] = [
      words[at - 2],
      words[at - 1],
      words[at + 1],
      words[at + 2],
    ];
    const isOld = /^(?:years?|months?)$/.test(next) && after === 'old';
    const isAge =
      /^(?:is|am|are|was|turned|turns)$/.test(verb) && /^(?:he|she|i|they|son|daughter|kid|child)$/.test(before);
    return !isOld && !(isAge && !/^(?:am|pm|o'clock)$/.test(next));
  });
}

/** The service most of whose names and words stand in a text, by their length; the first of equals. */
function serviceIn(text: string, { services }: BookingDefinition): BookableService | null {
  const said = ` ${stems(text)} `;
  let best: { service: BookableService; score: number } | null = null;
  for (const service of services) {
    const names = new Set([service.name, ...service.words].map(stems));
    const score = [...names].filter((name) => said.includes(` ${name} `)).reduce((sum, name) => sum + name.length, 0);
    if (score > (best?.score ?? 0)) best = { service, score };
  }
  return best?.service ?? null;
}

/** `men's cut` and `mens cut` are the same. */
function stems(text: string): string {
  return plainWords(text.replace(/['’]s\b/gi, 's'))
    .map(stem)
    .join(' ');
}

function personIn(text: string, { people }: BookingDefinition): BookablePerson | null {
  const said = plainWords(text);
  return people.find(({ name }) => said.includes(plainWords(name).at(-1) ?? '')) ?? null;
}

/** More words than these say something else, too. */
const mostWordsOfAPlace = 6;
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
  const place = placeIn(text);
  if (place === 1) return first;
  if (place === 2 && second) return second;
  const byTime = offers.filter(
    (offer) =>
      (time?.kind !== 'at' || isSameClock(offer.minute, time.minute)) && (day?.kind !== 'on' || day.day === offer.day),
  );
  const names = time?.kind === 'at' || day?.kind === 'on';
  if (names) return byTime.length === 1 ? (byTime[0] ?? null) : null;
  if (time?.kind === 'between') {
    const within = offers.filter(({ minute }) => minute >= time.from && minute < time.to);
    if (within.length === 1 && day === null) return within[0] ?? null;
  }
  const plain = plainWords(text).join(' ');
  if (/\b(either|any of|whichever|both work|both are fine|you choose|do not mind|surprise me)\b/.test(plain))
    return first;
  if (firstWords.test(plain) && !/\b(anything|something|any|have|got|is there) /.test(plain)) return first;
  if (second && lastWords.test(plain)) return second;
  return null;
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
  return named.map(ordinalIn).find((place) => place === 1 || place === 2) ?? null;
}

/** The appointment that a text means; null when it may be one of several. */
export function meantBy({ service, day }: HeardBooking, appointments: readonly Appointment[]): Appointment | null {
  if (appointments.length === 1) return appointments[0] ?? null;
  const fitting = appointments.filter(
    (each) => (service === null || each.service === service) && (day?.kind !== 'on' || each.day === day.day),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
