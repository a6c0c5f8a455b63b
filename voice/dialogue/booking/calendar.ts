import type { Clock } from '../../engine/ports.ts';
import { maxBookingDays } from '../../protocol/limits.ts';
import { addDays, type Day, localClock, weekdayOf } from '../days-and-times/day.ts';
import type { RefusedTime } from '../days-and-times/refused-times.ts';
import type { BookablePerson, BookableService, BookingDefinition, OpenHours } from './booking-definition.ts';

/** A time that can be booked; `person` is null where nobody is chosen. */
export interface Slot {
  day: Day;
  minute: number;
  person: BookablePerson | null;
}

export interface Appointment extends Slot {
  service: BookableService;
  /** Of whom it is booked for. */
  name: string;
}

/** Why a time cannot be had. `closed`: the whole day; `outside`: the service would not fit into the opening hours. */
export type SlotState = 'free' | 'taken' | 'yours' | 'past' | 'closed' | 'outside';

/** What an appointment is wanted for. */
export interface Wanted {
  service: BookableService;
  /** Who may do it; none takes anybody who does the service. */
  people: readonly BookablePerson[];
  /** Who shall not do it. */
  notPeople: readonly BookablePerson[];
  /** Times that shall not be proposed. */
  notAt: readonly RefusedTime[];
  /** The minute of the day by which what is proposed has to be over. */
  endBy: number | null;
  /** Who does it if they are free. */
  prefer: BookablePerson | null;
  /** An appointment that is to be moved, whose time counts as free. */
  instead: Appointment | null;
  /** For somebody else than who has appointments already, who may come at the same time. */
  isForOther: boolean;
}

/**
 * The pretend calendar of one call: which times are taken follows from the seed alone, appointments are kept until the
 * call ends, and nothing is stored.
 */
export interface Calendar {
  readonly appointments: readonly Appointment[];
  readonly people: readonly BookablePerson[];
  now(): { day: Day; minute: number };
  /** The last day that can be booked. */
  lastDay(): Day;
  hoursOn(day: Day): readonly OpenHours[];
  /** Start times of a day at which the service fits into the opening hours. */
  starts(day: Day, service: BookableService): number[];
  stateOf(day: Day, minute: number, wanted: Wanted): SlotState;
  /** The free slot at this time, with a person who is free; null when there is none. */
  slotAt(day: Day, minute: number, wanted: Wanted): Slot | null;
  /** The appointment of the call that a time would overlap with; null for a time for somebody else. */
  inTheWay(day: Day, minute: number, wanted: Wanted): Appointment | null;
  add(appointment: Appointment): void;
  remove(appointment: Appointment): void;
}

/** Appointments begin on the hour and on the half hour. */
export const stepMinutes = 30;
/** Share of the hours at which a person is busy. */
const busyShare = 0.55;

export function createCalendar(definition: BookingDefinition, seed: string, clock: Clock): Calendar {
  let appointments: Appointment[] = [];
  const { people } = definition;
  const localTime = localClock(definition.timeZone);
  const now = () => localTime(clock.wallTime());
  const hoursOn = (day: Day) => definition.hours[weekdayOf(day)];

  function isBusy(day: Day, minute: number, person: BookablePerson | null): boolean {
    const hour = Math.floor(minute / 60);
    return shareOf(`${seed} ${day} ${person?.id ?? ''} ${hour}`) < busyShare;
  }

  function isFree(day: Day, minute: number, person: BookablePerson | null, { service, instead }: Wanted): boolean {
    for (let at = minute; at < minute + service.minutes; at += stepMinutes) if (isBusy(day, at, person)) return false;
    return !appointments.some(
      (kept) => kept !== instead && kept.person?.id === person?.id && overlaps(kept, day, minute, service),
    );
  }

  function starts(day: Day, service: BookableService): number[] {
    return hoursOn(day).flatMap(({ from, to }) => {
      const found: number[] = [];
      for (let at = from; at + service.minutes <= to; at += stepMinutes) found.push(at);
      return found;
    });
  }

  function slotAt(day: Day, minute: number, wanted: Wanted): Slot | null {
    const able = people.filter(({ services }) => services.includes(wanted.service.id));
    const wished = wanted.people.length > 0 ? wanted.people : able;
    const candidates = able.length > 0 ? wished.filter((each) => !wanted.notPeople.includes(each)) : [null];
    const { prefer } = wanted;
    const sorted = candidates.toSorted((a, b) => Number(b === prefer) - Number(a === prefer));
    const person = sorted.find((candidate) => isFree(day, minute, candidate, wanted));
    return person === undefined ? null : { day, minute, person };
  }

  /** Nobody can be at two appointments at once. */
  function inTheWay(day: Day, minute: number, { service, instead, isForOther }: Wanted): Appointment | null {
    if (isForOther) return null;
    return appointments.find((kept) => kept !== instead && overlaps(kept, day, minute, service)) ?? null;
  }

  return {
    get appointments() {
      return appointments;
    },
    people,
    now,
    lastDay: () => addDays(now().day, maxBookingDays),
    hoursOn,
    starts,
    stateOf(day, minute, wanted) {
      const today = now();
      if (day < today.day || (day === today.day && minute <= today.minute)) return 'past';
      if (hoursOn(day).length === 0) return 'closed';
      if (!starts(day, wanted.service).includes(minute)) return 'outside';
      if (inTheWay(day, minute, wanted)) return 'yours';
      return slotAt(day, minute, wanted) ? 'free' : 'taken';
    },
    slotAt,
    inTheWay,
    add(appointment) {
      appointments = [...appointments, appointment];
    },
    remove(appointment) {
      appointments = appointments.filter((kept) => kept !== appointment);
    },
  };
}

function overlaps(kept: Appointment, day: Day, minute: number, { minutes }: BookableService): boolean {
  return kept.day === day && kept.minute < minute + minutes && minute < kept.minute + kept.service.minutes;
}

/** A number from 0 to 1 that a text determines: FNV-1a, with the finalizer of MurmurHash3 to spread similar texts. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
