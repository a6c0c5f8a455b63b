import { promises } from '#/content/promises.ts';
import type { DigestTime } from '#/inbox/reminders/digest-time.ts';
import type { Config } from './config/config.ts';

/** Monday to Friday, where the business hours do not say. */
const workingDays = [1, 2, 3, 4, 5];

/** The time zone that staff live in, and when their digest goes out; null where they want none. */
export function staffTimes({ staffTimeZone: chosen, digestAt }: Config): {
  staffTimeZone: string;
  digest: DigestTime | null;
} {
  const { businessHours } = promises;
  const staffTimeZone = chosen ?? businessHours?.timeZone ?? 'UTC';
  const days = businessHours?.days ?? workingDays;
  return { staffTimeZone, digest: digestAt ? { at: digestAt, timeZone: staffTimeZone, days } : null };
}
