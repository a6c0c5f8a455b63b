import * as z from 'zod/mini';
import { maxAppointments, maxLabelLength, maxOffers, maxShownTimes } from './limits.ts';

const label = z.string().check(z.maxLength(maxLabelLength));

/** A time of the shown day. `yours` is one of the caller's own; `chosen` waits for the caller's yes. */
const shownTime = z.object({
  /** `2:30 pm` */
  time: label,
  state: z.enum(['free', 'taken', 'offered', 'chosen', 'yours']),
  /** What a tap says: the whole day and time. */
  say: label,
});
export type ShownTime = z.infer<typeof shownTime>;

const appointment = z.object({ service: label, day: label, time: label, person: label, name: label });
export type ShownAppointment = z.infer<typeof appointment>;

/** The booking of a call, with the pretend calendar of one day. */
export const bookingState = {
  /** `asking` for what, when or whom; `offering` times; `confirming` one; `none`: nothing is being booked. */
  stage: z.enum(['none', 'asking', 'offering', 'confirming']),
  /** The day that is spoken of, with its times in order; null before any is. */
  day: z.nullable(z.object({ label, times: z.array(shownTime).check(z.maxLength(maxShownTimes)) })),
  /** Free times to choose from, also of other days: `label` as it is shown, `say` as a tap says it. */
  offers: z.array(z.object({ label, say: label })).check(z.maxLength(maxOffers)),
  appointments: z.array(appointment).check(z.maxLength(maxAppointments)),
};
export interface BookingState {
  stage: 'none' | 'asking' | 'offering' | 'confirming';
  day: { label: string; times: ShownTime[] } | null;
  offers: { label: string; say: string }[];
  appointments: ShownAppointment[];
}
