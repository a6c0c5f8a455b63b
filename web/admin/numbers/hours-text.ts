const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A time as the promise counts it, in minutes or hours: days would not say how many hours they have. */
export function hoursText(ms: number | null): string {
  if (ms === null) return 'none';
  if (ms < hourMs) return `${Math.round(ms / minuteMs)} min`;
  return `${(ms / hourMs).toLocaleString(undefined, { maximumFractionDigits: 1 })} h`;
}
