const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time in its largest whole unit: 'now', '5 min', '3 h', '12 d', '2 y'. */
export function spanText(ms: number): string {
  if (ms < minuteMs) return 'now';
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`;
  if (ms < 365 * dayMs) return `${Math.floor(ms / dayMs)} d`;
  return `${Math.floor(ms / (365 * dayMs))} y`;
}

/** The time that is left, rounded up: what was promised within 24 hours begins with '24 h'. Days are told from two on. */
export function leftText(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.ceil(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.ceil(ms / dayMs)} d`;
}
