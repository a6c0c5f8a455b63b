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
