import { plainWords } from '../knowledge/plain-words.ts';
import type { BookableService } from './booking-definition.ts';
import type { Wish } from './booking-state.ts';
import type { HeardBooking } from './heard-booking.ts';

/** An appointment to make after the one that is being made. */
export interface Waiting {
  heard: HeardBooking;
  /** Of whom it is for, where that was said. */
  name: string;
  /** It is for somebody else than the one before. */
  isForOther: boolean;
  isForChild: boolean;
  /** It is wanted at the time of the one before. */
  isAtSameTime: boolean;
  /** Who it is for, seen from the caller: 'mum'; empty where that was not said. */
  relation: string;
}

/** Whether a text speaks of somebody by the first name, or of what is theirs: 'move Leo's', 'move leos'. */
export function isFirstName(name: string, text: string): boolean {
  const [first] = plainWords(name);
  return first !== undefined && plainWords(text).some((word) => [first, `${first}s`, `${first}'s`].includes(word));
}

export function mayBeSame(name: string, other: string): boolean {
  return name === '' || other === '' || name === other;
}

/** What was known of an appointment that waits, with what is said of it now. */
export function merged(
  known: Waiting,
  { heard, name, isForOther, isForChild, isAtSameTime, relation }: Waiting,
): Waiting {
  const { service, day, time, people } = known.heard;
  return {
    heard: {
      ...heard,
      service: heard.service ?? service,
      day: heard.day ?? day,
      time: heard.time ?? time,
      people: heard.people.length > 0 ? heard.people : people,
    },
    name: name || known.name,
    isForOther,
    isForChild: isForChild || known.isForChild,
    isAtSameTime: isAtSameTime || known.isAtSameTime,
    relation: relation || known.relation,
  };
}

/** What is heard of a visit that was in hand keeps the time that was chosen for it: 'the test tomorrow, then the color'. */
export function asInHand({ service, slot }: Wish, heard: HeardBooking): HeardBooking {
  const { day, time } = heard;
  const isSame = service !== null && heard.service === service && slot !== null && time === null;
  const isThen = day === null || (day.kind === 'on' && day.day === slot?.day);
  if (!isSame || !slot || !isThen) return heard;
  return { ...heard, day: { kind: 'on', day: slot.day }, time: { kind: 'at', minute: slot.minute } };
}

/** A service that is not named, where those who are wanted do it. */
export function doneBy(people: HeardBooking['people'], service: BookableService | null): BookableService | null {
  const isDone = people.length === 0 || people.some(({ services }) => service && services.includes(service.id));
  return isDone ? service : null;
}

/** The time that is named with the day of both: 'a cut and a color on Friday morning'. */
export function timeOf(asked: readonly Waiting[], day: HeardBooking['day']): HeardBooking['time'] {
  const named = asked.find(({ heard }) => heard.day !== null && heard.day === day)?.heard.time ?? null;
  return named?.kind === 'between' ? named : null;
}
