import { formatCount, formatShare } from '../locale/local-format.ts';
import { Bar } from './bar.tsx';
import { DataTable } from './data-table.tsx';
import type { InboxNumbers } from './numbers-api.ts';
import { sources } from './sources.ts';

/** Where requests came from. */
export function SourceTable({ days }: { days: InboxNumbers['days'] }) {
  const sums = sources.map(({ source, ...more }) => ({
    source,
    ...more,
    sum: days.reduce((sum, day) => sum + day[source], 0),
  }));
  const all = sums.reduce((total, { sum }) => total + sum, 0);
  return (
    <DataTable
      caption="Where from"
      chart={
        <div aria-hidden="true" className="grid gap-2">
          {sums.map(({ source, label, sum, fill }) => (
            <div key={source} className="grid grid-cols-[4rem_1fr] items-center gap-2 text-ink-soft text-sm">
              {label}
              <Bar share={sum / all} fill={fill} />
            </div>
          ))}
        </div>
      }
      columns={['Source', 'Requests', 'Share']}
      rows={sums.map(({ source, label, sum }) => ({
        key: source,
        cells: [label, formatCount(sum), formatShare(sum / all)],
      }))}
    />
  );
}
