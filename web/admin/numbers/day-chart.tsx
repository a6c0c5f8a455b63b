import { formatCount } from '../locale/local-format.ts';
import { Moment } from '../locale/moment.tsx';
import { DataTable } from './data-table.tsx';
import type { InboxNumbers } from './numbers-api.ts';
import { sources } from './sources.ts';

type Days = InboxNumbers['days'];

/** Units of the drawing: a day is as wide as its bar and the gap beside it. */
const dayWidth = 10;
const barWidth = 8;
const height = 100;

/** Requests of each day, by what they came by. */
export function DayChart({ days }: { days: Days }) {
  const rows = days.map((day) => ({
    key: day.day,
    cells: [
      <Moment key="day" at={day.day} show="day" />,
      ...sources.map(({ source }) => formatCount(day[source])),
      formatCount(totalOf(day)),
    ],
  }));
  return (
    <DataTable
      caption="Requests a day"
      chart={<Bars days={days.toReversed()} />}
      columns={['Day', ...sources.map(({ label }) => label), 'All']}
      rows={rows}
      scrolls
    />
  );
}

function Bars({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(totalOf));
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <div aria-hidden="true" className="grid gap-1 text-ink-soft text-xs tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{formatCount(most)}</span>
        <span className="flex gap-4">
          {sources.map(({ source, label, fill }) => (
            <span key={source} className="flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 1 1" className={`size-2.5 ${fill}`}>
                <rect width="1" height="1" />
              </svg>
              {label}
            </span>
          ))}
        </span>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-edge border-t border-b border-t-line"
      >
        {days.map((day, at) => {
          let base = height;
          return (
            <g key={day.day}>
              {sources.map(({ source, fill }) => {
                const share = (height * day[source]) / most;
                base -= share;
                return (
                  <rect
                    key={source}
                    x={at * dayWidth + (dayWidth - barWidth) / 2}
                    y={base}
                    width={barWidth}
                    height={share}
                    className={fill}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
      <div className="flex justify-between">
        {first && <Moment at={first.day} show="day" />}
        {last && <Moment at={last.day} show="day" />}
      </div>
    </div>
  );
}

function totalOf(day: Days[number]): number {
  return sources.reduce((sum, { source }) => sum + day[source], 0);
}
