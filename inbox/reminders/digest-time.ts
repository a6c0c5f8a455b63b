/** When the digest goes out. */
export interface DigestTime {
  /** By the clock of the time zone: '08:00'. */
  at: string;
  timeZone: string;
  /** The days on which it does: 1 is Monday. */
  days: readonly number[];
}

/** A server that starts later than this after the time sends none that day: it would be no morning's. */
const lateHours = 4;

/** The day whose digest is due now, '2026-11-23'; null when none is. */
export function digestDayAt(now: Date, { at, timeZone, days }: DigestTime): string | null {
  const { epochMilliseconds } = now.toTemporalInstant();
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate();
  if (!days.includes(today.dayOfWeek)) return null;
  const from = today.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(at) });
  const isDue =
    from.epochMilliseconds <= epochMilliseconds && epochMilliseconds < from.add({ hours: lateHours }).epochMilliseconds;
  return isDue ? today.toString() : null;
}

/** The moment of the digest before that of a day: what came since is new. */
export function previousDigest(day: string, { at, timeZone, days }: DigestTime): Date {
  let before = Temporal.PlainDate.from(day).subtract({ days: 1 });
  while (!days.includes(before.dayOfWeek)) before = before.subtract({ days: 1 });
  const { epochMilliseconds } = before.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(at) });
  return new Date(epochMilliseconds);
}

/**
 * The subject of a day's entry in the outbox, where all subjects are UUIDs: the day's digits, and the mark of a UUID
 * that was made in a way of its own (RFC 9562, version 8).
 */
export function digestSubject(day: string): string {
  return `${day.replaceAll('-', '')}-0000-8000-8000-000000000000`;
}

export function digestDay(subjectId: string): string {
  return subjectId.replace(/^(\d{4})(\d{2})(\d{2})-.*/, '$1-$2-$3');
}
