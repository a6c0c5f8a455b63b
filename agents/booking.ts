import { z } from 'zod';
import type { BookingDefinition } from '#/voice/dialogue/booking/booking-definition.ts';
import { weekdays } from '#/voice/dialogue/days-and-times/weekdays.ts';
import { maxLabelLength } from '#/voice/protocol/limits.ts';
import { maxBookables } from './limits.ts';

const words = z.string().trim().min(1).max(maxLabelLength);
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(maxLabelLength);

/** `9:00-12:30`, in minutes after midnight. */
const openHours = z
  .string()
  .regex(/^\d\d?:(00|30)-\d\d?:(00|30)$/, 'must be such as 9:00-17:30')
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return hour * 60 + minute;
    });
    return { from, to };
  })
  .refine(({ from, to }) => from < to && to <= 1_440, 'must end after it begins');

const service = z.strictObject({
  id,
  name: words,
  minutes: z.int().min(15).max(480),
  price: words,
  childPrice: words.optional(),
  words: z.array(words).max(maxBookables).default([]),
  reasons: z.array(words).max(maxBookables).optional(),
  kind: words.optional(),
  kindWords: z.array(words).max(maxBookables).optional(),
});

/** What callers can book: services, who does them, and the opening hours by weekday. */
export const bookingSchema: z.ZodType<BookingDefinition> = z
  .strictObject({
    timeZone: z.string().refine(isTimeZone, 'is no time zone'),
    services: z.array(service).min(1).max(maxBookables),
    people: z
      .array(z.strictObject({ id, name: words, services: z.array(id).min(1) }))
      .max(maxBookables)
      .default([]),
    hours: z.record(z.enum(weekdays), z.array(openHours)),
  })
  .check(({ value: { services, people, hours }, issues }) => {
    const known = new Set(services.map((each) => each.id));
    for (const [at, person] of people.entries())
      for (const unknown of person.services.filter((each) => !known.has(each)))
        issues.push({
          code: 'custom',
          input: people,
          path: ['people', at, 'services'],
          message: `there is no service ${unknown}`,
        });
    if (Object.values(hours).every((each) => each.length === 0))
      issues.push({ code: 'custom', input: hours, path: ['hours'], message: 'must be open on some day' });
  });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
