const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** An amount of memory as disks are sold: '12.3 GB'. */
export function bytesText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1_000 ** step;
  const maximumFractionDigits = amount < 100 ? 1 : 0;
  const unit = units[step] ?? 'byte';
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

/** How long since a moment, in its largest whole unit: '25 minutes'. Both are ISO 8601. */
export function waitText(since: string | null, now: string): string {
  const ms = since === null ? 0 : Math.max(0, Date.parse(now) - Date.parse(since));
  if (ms < minuteMs) return 'less than a minute';
  if (ms < hourMs) return plural(Math.floor(ms / minuteMs), 'minute');
  if (ms < 2 * dayMs) return plural(Math.floor(ms / hourMs), 'hour');
  return plural(Math.floor(ms / dayMs), 'day');
}

function plural(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
