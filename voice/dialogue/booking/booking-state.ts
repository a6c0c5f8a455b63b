import type { Expecting } from '../../engine/agent.ts';
import type { Day } from '../days-and-times/day.ts';
import type { DayWish } from '../days-and-times/day-wish.ts';
import { nothingRefused, type Refused, refusesSomething } from '../days-and-times/refused-words.ts';
import type { TimeWish } from '../days-and-times/spoken-time.ts';
import type { Side } from './beside.ts';
import type { BookablePerson, BookableService } from './booking-definition.ts';
import type { Appointment, Slot, Wanted } from './calendar.ts';
import type { HeardBooking } from './heard-booking.ts';

/** An appointment that is being made or moved. */
export interface Wish {
  service: BookableService | null;
  /** What the caller's word for the service may mean, where it is asked which; the first is taken from who goes on. */
  kinds: readonly BookableService[];
  /** Who may do it; none where anybody may. */
  people: readonly BookablePerson[];
  /** Days, times and people that the caller does not want; what was refused is not proposed again. */
  refused: Refused;
  /** Empty until the caller has said it. */
  name: string;
  day: DayWish | null;
  time: TimeWish | null;
  /** Days that the caller said it must be on, such as all before Thursday. */
  within: readonly Day[] | null;
  /** The minute of the day by which it has to be over. */
  endBy: number | null;
  /** The appointment beside which it is wanted. */
  beside: { of: Appointment; side: Side } | null;
  /** Times that were offered and not chosen yet. */
  offers: Slot[];
  /** The time that was chosen. */
  slot: Slot | null;
  /** The appointment that is moved; null for a new one. */
  moving: Appointment | null;
  /** For somebody else than who has appointments already. */
  isForOther: boolean;
  /** What is made is for somebody else, who may come at the same time. */
  isBesideOther: boolean;
  /** For a child of the caller, whose surname it has. */
  isForChild: boolean;
  /** The day that the caller named last, and whether by its weekday. */
  asked: Day | null;
  isAskedByWeekday: boolean;
  /** The caller said no to the read-back, so that a yes alone is none to it. */
  doubted: boolean;
  /** It was read back before, so that a yes with another time books that. */
  wasReadBack: boolean;
  /** How often the service was asked for in vain. */
  serviceAsked: number;
}

/** What the agent waits for. */
export type Stage = 'service' | 'when' | 'offered' | 'name' | 'confirming';

export function stageOf({ service, slot, offers, name }: Wish): Stage {
  if (!service) return 'service';
  if (!slot) return offers.length > 0 ? 'offered' : 'when';
  return name === '' ? 'name' : 'confirming';
}

/** What kind of answer the open question of a wish expects. */
export function expects(wish: Wish | null): Expecting {
  const stage = wish && stageOf(wish);
  if (stage === 'confirming') return 'yes-or-no';
  return stage === 'name' ? 'name' : 'anything';
}

/** Whether a wish has what it had before a turn. */
export function isAsBefore({ service, slot, offers, name }: Wish, before: Wish): boolean {
  return service === before.service && slot === before.slot && offers === before.offers && name === before.name;
}

export function newWish(moving: Appointment | null = null): Wish {
  const { service = null, name = '' } = moving ?? {};
  return {
    service,
    kinds: [],
    // Who does it may change with the time; a caller who wants somebody says so.
    people: [],
    refused: nothingRefused,
    name,
    day: null,
    time: null,
    within: null,
    endBy: null,
    beside: null,
    offers: [],
    slot: null,
    moving,
    isForOther: false,
    isBesideOther: false,
    isForChild: false,
    asked: null,
    isAskedByWeekday: false,
    doubted: false,
    wasReadBack: false,
    serviceAsked: 0,
  };
}

/** What the calendar needs to know of a wish; null before its service is known. */
export function wantedFor({
  service,
  people,
  refused,
  moving,
  beside,
  endBy,
  isForOther,
  isBesideOther,
}: Wish): Wanted | null {
  if (!service) return null;
  const able = people.filter(({ services }) => services.includes(service.id));
  // Who did it before does it after a move, if they are free.
  const prefer = moving?.person ?? beside?.of.person ?? null;
  return {
    service,
    people: able,
    notPeople: refused.people,
    notAt: refused.times,
    endBy,
    prefer,
    instead: moving,
    isForOther: isForOther || isBesideOther,
  };
}

/** Whether a text only names the time that is read back: 'yeah, four is good'. */
export function namesSlot({ slot, service }: Wish, heard: HeardBooking): boolean {
  const { day, time, people, refused, anyone } = heard;
  if (!slot || people.length > 0 || anyone || refusesSomething(refused)) return false;
  const isDay = day === null || (day.kind === 'on' && day.day === slot.day);
  const isTime = time === null || (time.kind === 'at' && time.minute % 720 === slot.minute % 720);
  return (day !== null || time !== null) && isDay && isTime && (heard.service === null || heard.service === service);
}

/** Whether a text says something about an appointment that its wish does not have yet. */
export function saysSomething({ service }: Wish, heard: HeardBooking): boolean {
  const { anyone, day, time, people, refused, side, limit, endBy } = heard;
  const isOther = heard.service !== null && heard.service !== service;
  if (side !== null || limit !== null || endBy !== null) return true;
  return anyone || day !== null || time !== null || people.length > 0 || refusesSomething(refused) || isOther;
}
