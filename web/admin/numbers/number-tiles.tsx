import { formatCount, formatShare } from '../locale/local-format.ts';
import { hoursText } from './hours-text.ts';
import type { Tally } from './numbers-api.ts';

export function NumberTiles({ all }: { all: Tally }) {
  const judged = all.answered + all.overdue;
  const tiles = [
    { label: 'Requests', value: formatCount(all.total) },
    { label: 'Completed', value: formatShare(all.completed / all.total) },
    { label: 'Answered in time', value: judged === 0 ? 'none yet' : formatShare(all.in_time / judged) },
    { label: 'Half answered within', value: all.p50_ms === null ? 'none yet' : hoursText(all.p50_ms) },
  ];
  return (
    <dl
      aria-label="All requests"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4"
    >
      {tiles.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-sheet px-4 py-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold text-lg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
