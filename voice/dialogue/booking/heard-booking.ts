import { plainWords } from '../knowledge/plain-words.ts';
import { stem } from '../knowledge/stem.ts';
import type { BookablePerson, BookableService, BookingDefinition } from './booking-definition.ts';
import type { Slot } from './calendar.ts';
import type { Day } from './day.ts';
import { type DayWish, hearDay } from './spoken-day.ts';
import { hearTime, type TimeReading, type TimeWish } from './spoken-time.ts';
import { ordinalIn, timeWords } from './time-words.ts';

/** What a text says about an appointment. */
export interface HeardBooking {
  service: BookableService | null;
  person: BookablePerson | null;
  day: DayWish | null;
  time: TimeWish | null;
}

export function hearBooking(
  text: string,
  definition: BookingDefinition,
  today: Day,
  reading: TimeReading,
): HeardBooking {
  const words = timeWords(text);
  const heardDay = hearDay(words, today);
  const time = hearTime(heardDay?.rest ?? words, reading);
  return {
    service: serviceIn(text, definition),
    person: personIn(text, definition),
    day: heardDay?.wish ?? null,
    time,
  };
}

/** The service with the longest name of those that a text names. */
function serviceIn(text: string, { services }: BookingDefinition): BookableService | null {
  const said = ` ${plainWords(text).map(stem).join(' ')} `;
  let best: { service: BookableService; length: number } | null = null;
  for (const service of services) {
    for (const name of [service.name, ...service.words]) {
      const sought = plainWords(name).map(stem).join(' ');
      if (said.includes(` ${sought} `) && sought.length > (best?.length ?? 0))
        best = { service, length: sought.length };
    }
  }
  return best?.service ?? null;
}

function personIn(text: string, { people }: BookingDefinition): BookablePerson | null {
  const said = plainWords(text);
  return people.find(({ name }) => said.includes(plainWords(name).at(-1) ?? '')) ?? null;
}

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
  const ordinal = timeWords(text)
    .map(ordinalIn)
    .find((date) => date !== null);
  if (/\b(either|any of|whichever|both work|both are fine|you choose|do not mind|surprise me)\b/.test(plain))
    return first;
  if (ordinal === 1 || (firstWords.test(plain) && !/\b(anything|something|any|have|got|is there) /.test(plain)))
    return first;
  if (second && (ordinal === 2 || lastWords.test(plain))) return second;
  return null;
}

function isSameClock(minute: number, said: number): boolean {
  return minute % 720 === said % 720;
}
