import { formatCount } from '../locale/local-format.ts';
import { Bar } from './bar.tsx';
import { DataTable } from './data-table.tsx';
import { hoursText } from './hours-text.ts';
import type { Tally } from './numbers-api.ts';

/** How soon requests were answered first, beside the promised time. */
export function FirstContactChart({ all, promisedMs }: { all: Tally; promisedMs: number }) {
  const times = [
    { label: 'Half (p50)', ms: all.p50_ms },
    { label: 'Nine in ten (p90)', ms: all.p90_ms },
  ];
  const longest = Math.max(promisedMs, ...times.map(({ ms }) => ms ?? 0)) * 1.05;
  return (
    <DataTable
      caption="Time to first contact"
      chart={
        <div aria-hidden="true" className="grid gap-2">
          {times.map(({ label, ms }) => (
            <div key={label} className="grid grid-cols-[8rem_1fr] items-center gap-2 text-ink-soft text-sm">
              {label}
              <Bar
                share={(ms ?? 0) / longest}
                mark={promisedMs / longest}
                fill={(ms ?? 0) > promisedMs ? 'fill-alarm' : 'fill-good'}
              />
            </div>
          ))}
          <p className="text-ink-soft text-xs">The line is the promised time.</p>
        </div>
      }
      columns={['Answered requests', 'Within']}
      rows={[
        ...times.map(({ label, ms }) => ({ key: label, cells: [label, hoursText(ms)] })),
        { key: 'promised', cells: ['Promised', hoursText(promisedMs)] },
        { key: 'in time', cells: ['Answered in time', formatCount(all.in_time)] },
        { key: 'late', cells: ['Answered late', formatCount(all.answered - all.in_time)] },
        { key: 'overdue', cells: ['Not answered, overdue', formatCount(all.overdue)] },
      ]}
    />
  );
}
