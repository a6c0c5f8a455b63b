import * as z from 'zod';
import type { BusinessHours } from './promises.ts';
import { isTimeZone } from './time-zone.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');

export const businessHoursSchema: z.ZodType<BusinessHours> = z
  .strictObject({
    days: z
      .array(z.int().min(1, 'must be 1 (Monday) to 7 (Sunday)').max(7, 'must be 1 (Monday) to 7 (Sunday)'))
      .min(1, 'must name a day')
      .refine((days) => new Set(days).size === days.length, 'names a day twice'),
    from: clockTime,
    until: z.union([clockTime, z.literal('24:00')], 'must be a time such as 17:00'),
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'must be later than from' });

/** 'Business hours are Monday to Friday, 9:00 to 17:00, Berlin time.' */
export function businessHoursText({ days, from, until, timeZone }: BusinessHours): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  const zone = timeZone.includes('/') ? `${place} time` : timeZone;
  return `Business hours are ${daysText(days)}, ${shown(from)} to ${shown(until)}, ${zone}.`;
}

function shown(time: string): string {
  return time.replace(/^0/, '');
}

/** Three days or more in a row are told by the first and the last. */
function daysText(days: number[]): string {
  if (days.length === 7) return 'every day';
  const runs: number[][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => dayNames[(day ?? 1) - 1] ?? '';
  const parts = runs.flatMap((run) =>
    run.length > 2 ? `${name(run.at(0))} to ${name(run.at(-1))}` : run.map((day) => name(day)),
  );
  return new Intl.ListFormat('en-GB').format(parts);
}
