import type { BookingPhraseName, BookingWording } from '../wording/booking-wording.ts';
import { stageOf, type Wish } from './booking-state.ts';
import type { Calendar, Slot } from './calendar.ts';
import { listed } from './lists.ts';

/** Sentences about how far a booking is. */
export interface ProgressSentences {
  /** What is known of a wish. */
  soFar(wish: Wish): string;
  /** What is not booked yet. */
  notYet(wish: Wish): string;
  /** What the agent has of a wish and what it needs, for a caller of whose words nothing was understood. */
  whatStands(wish: Wish): string;
  /** The ways out of a booking that does not get on. */
  wayOut(): string;
  /** What is missing of a wish, for a caller who leaves. */
  unfinished(wish: Wish): string;
}

interface ProgressOptions {
  wording: BookingWording;
  calendar: Calendar;
  phrase(name: BookingPhraseName, places?: Record<string, string>): string;
  /** A time with its day, which is not said again after one of the same day. */
  when(slot: Slot, before?: Slot): string;
  askService(wish: Wish): string;
}

export function createProgressSentences(options: ProgressOptions): ProgressSentences {
  const { wording, calendar, phrase, when, askService } = options;

  function timesOf({ slot, offers }: Wish): string {
    const times = slot ? [slot] : offers;
    return listed(times.map((time, at) => when(time, times[at - 1])));
  }

  /** 'Today at 2 pm for the cleaning, under Ann Lee' */
  function partsOf(wish: Wish): string {
    const { service, name } = wish;
    const times = timesOf(wish);
    const visit = service && `${times ? `${times} for the` : 'the'} ${service.name}`;
    return [visit, name && `under ${name}`].filter(Boolean).join(', ');
  }

  return {
    soFar(wish) {
      const parts = partsOf(wish);
      return parts ? phrase('soFar', { parts }) : phrase('noAppointment');
    },
    notYet(wish) {
      const parts = partsOf(wish);
      if (!parts) return phrase('noAppointment');
      if (wish.moving) return phrase('notMoved', { service: wish.moving.service.name });
      const isFurther = calendar.appointments.length > 0 && wish.service !== null;
      return isFurther ? phrase('furtherNotYet', { service: wish.service?.name ?? '' }) : phrase('notYet', { parts });
    },
    whatStands(wish) {
      const stage = stageOf(wish);
      if (stage === 'service') return askService(wish);
      const { service, name } = wish;
      return phrase(stands[stage], { service: service?.name ?? '', times: timesOf(wish), name });
    },
    wayOut: () => phrase('wayOut'),
    unfinished(wish) {
      const missing = wording[missingIn[stageOf(wish)]];
      if (calendar.appointments.length === 0) return phrase('unbookedBeforeGoodbye', { missing });
      return phrase('unfinishedBeforeGoodbye', { missing, service: wish.service?.name ?? wording.furtherOne });
    },
  };
}

const stands = {
  when: 'standsWithoutDay',
  offered: 'standsWithoutTime',
  name: 'standsWithoutName',
  confirming: 'standsUnbooked',
} as const;

const missingIn = {
  service: 'missingService',
  when: 'missingTime',
  offered: 'missingTime',
  name: 'missingName',
  confirming: 'missingYes',
} as const;
