import type { BookingState, ShownTime } from '../../protocol/booking.ts';
import { maxShownTimes } from '../../protocol/limits.ts';
import type { Day } from '../days-and-times/day.ts';
import { saySlot, sayTime, sayWholeDay } from '../days-and-times/say-times.ts';
import type { BookingDefinition } from './booking-definition.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Calendar, Slot, Wanted } from './calendar.ts';

const stages = {
  service: 'asking',
  when: 'asking',
  offered: 'offering',
  name: 'asking',
  confirming: 'confirming',
} as const;

/** The booking as the card shows it; null before there is anything to show. */
export function shownBooking(
  calendar: Calendar,
  definition: BookingDefinition,
  wish: Wish | null,
  wanted: Wanted | null,
): BookingState | null {
  const { appointments } = calendar;
  if (!wish && appointments.length === 0) return null;
  const last = appointments.at(-1);
  const day = wish ? dayOf(wish) : (last?.day ?? null);
  const [service] = definition.services;
  const anyTime = { people: [], notPeople: [], notAt: [], endBy: null, prefer: null, instead: null, isForOther: false };
  const forShown = wanted ?? (service ? { service, ...anyTime } : null);
  return {
    stage: wish ? stages[stageOf(wish)] : 'none',
    day: day && forShown ? { label: sayWholeDay(day), times: timesOf(calendar, day, forShown, wish) } : null,
    offers: wish && !wish.slot ? wish.offers.map((offer) => ({ label: saySlot(offer), say: saySlot(offer) })) : [],
    appointments: appointments.map((kept) => ({
      service: kept.service.name,
      day: sayWholeDay(kept.day),
      time: sayTime(kept.minute),
      person: kept.person?.name ?? '',
      name: kept.name,
    })),
  };
}

/** The day that is spoken of. */
function dayOf({ slot, offers, day }: Wish): Day | null {
  if (slot) return slot.day;
  if (offers[0]) return offers[0].day;
  return day?.kind === 'on' ? day.day : null;
}

function timesOf(calendar: Calendar, day: Day, wanted: Wanted, wish: Wish | null): ShownTime[] {
  const isAt = (slot: Slot | null | undefined, minute: number) => slot?.day === day && slot.minute === minute;
  return calendar
    .starts(day, wanted.service)
    .slice(0, maxShownTimes)
    .flatMap((minute): ShownTime[] => {
      const state = calendar.stateOf(day, minute, wanted);
      const isTheirs = calendar.appointments.some((kept) => isAt(kept, minute));
      if (state === 'past' && !isTheirs) return [];
      const shown = isTheirs
        ? 'yours'
        : isAt(wish?.slot, minute)
          ? 'chosen'
          : wish?.offers.some((offer) => isAt(offer, minute)) && !wish.slot
            ? 'offered'
            : state === 'free'
              ? 'free'
              : 'taken';
      return [{ time: sayTime(minute), state: shown, say: saySlot({ day, minute }) }];
    });
}
