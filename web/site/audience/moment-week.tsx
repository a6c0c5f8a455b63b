import type { MomentPicture } from '#/content/audience-moments.ts';
import { classNames } from '#/web/ui/class-names.ts';

type WeekProps = Extract<MomentPicture, { kind: 'week' }>;

/** The hours of the clock, and the heights of its row and of a day in CSS pixels, as the names of the days have them. */
const [opens, shuts] = [8, 20];
const [clockRow, dayRow] = [28, 48];
/** Opening hours of a week on one clock, the call on the closed day, and below it the hour that it booked. */
export function Week({ clock, days, closed, call, booked }: WeekProps) {
  const [calledOn, ...others] = days;
  const told = [`${calledOn?.day}: ${closed}, ${call.name}`, ...others.map(({ day, hours }) => `${day}: ${hours}`)];
  const callAt = onClock(call.hour);
  const bookedAt = onClock(booked.hour + 0.5);
  const bookedRow = middleOf(days.length - 1);
  return (
    <div className="grid grid-cols-[2.75rem_1fr] rounded-lg bg-sheet p-5 text-sm shadow-raised sm:p-8 print:border">
      <ol aria-hidden="true" className="pt-7 font-semibold">
        {days.map(({ day }) => (
          <li key={day} className="flex h-12 items-center">
            {day}
          </li>
        ))}
      </ol>
      <svg
        role="img"
        aria-label={[...told, booked.name].join('. ')}
        height={clockRow + days.length * dayRow}
        className="w-full overflow-visible fill-current"
      >
        {clock.map(({ hour, name, isMain }) => (
          <g key={name} className={isMain ? undefined : 'max-sm:hidden'}>
            <text
              x={onClock(hour)}
              y="12"
              textAnchor={hour === opens ? 'start' : hour === shuts ? 'end' : 'middle'}
              className="fill-ink-soft text-xs"
            >
              {name}
            </text>
            <line x1={onClock(hour)} x2={onClock(hour)} y1={clockRow - 6} y2="100%" className="stroke-line" />
          </g>
        ))}
        {days.map(({ day, open: [from, to] = [opens, shuts], hours }, row) => (
          <g key={day}>
            <rect
              x={onClock(from)}
              y={middleOf(row) - 17}
              width={`${(100 * (to - from)) / (shuts - opens)}%`}
              height="34"
              rx="6"
              strokeDasharray={hours ? undefined : '5 4'}
              className={hours ? 'fill-line' : 'fill-sheet stroke-edge'}
            />
            <text
              x={onClock(to)}
              dx="-12"
              y={middleOf(row)}
              textAnchor="end"
              dominantBaseline="central"
              className={classNames(!hours && 'fill-ink-soft', row === days.length - 1 && 'max-sm:hidden')}
            >
              {hours ?? closed}
            </text>
          </g>
        ))}
        {/* Down from the call, and above the booked hour to its middle. */}
        <g strokeWidth="2" strokeLinecap="square" className="stroke-brass">
          <line x1={callAt} x2={callAt} y1={middleOf(0)} y2={bookedRow - 24} />
          <line x1={callAt} x2={bookedAt} y1={bookedRow - 24} y2={bookedRow - 24} />
          <line x1={bookedAt} x2={bookedAt} y1={bookedRow - 24} y2={bookedRow - 17} />
        </g>
        <circle cx={callAt} cy={middleOf(0)} r="7" className="fill-brass" />
        <rect
          x={onClock(booked.hour)}
          y={bookedRow - 17}
          width={`${100 / (shuts - opens)}%`}
          height="34"
          rx="6"
          className="fill-brass-bright stroke-brass"
        />
        {[
          { name: call.name, row: middleOf(0) },
          { name: booked.name, row: bookedRow },
        ].map(({ name, row }) => (
          <text key={name} x={callAt} dx="16" y={row} dominantBaseline="central" className="font-semibold">
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

function middleOf(row: number): number {
  return clockRow + (row + 0.5) * dayRow;
}

function onClock(hour: number): string {
  return `${(100 * (hour - opens)) / (shuts - opens)}%`;
}
