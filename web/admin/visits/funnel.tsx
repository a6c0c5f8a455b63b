import { formatCount, formatShare } from '../locale/local-format.ts';
import type { VisitReport } from './visit-api.ts';

type Day = VisitReport['days'][number];

const steps: { label: string; count: Exclude<keyof Day, 'day'> }[] = [
  { label: 'Visits', count: 'visits' },
  { label: 'Demos started', count: 'demos_started' },
  { label: 'Requests sent', count: 'requests_sent' },
];

/** The steps from a visit to a request, each with its share of the visits. */
export function Funnel({ days }: { days: Day[] }) {
  const sum = (count: Exclude<keyof Day, 'day'>) => days.reduce((total, day) => total + day[count], 0);
  const visits = sum('visits');
  return (
    <dl
      aria-label="From visit to request"
      className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3"
    >
      {steps.map(({ label, count }) => (
        <div key={count} className="flex flex-col-reverse justify-end gap-1 bg-sheet px-4 py-3">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="flex items-baseline gap-2 font-semibold text-lg tabular-nums">
            {formatCount(sum(count))}
            {count !== 'visits' && visits > 0 && (
              <span className="font-normal text-ink-soft text-sm">{formatShare(sum(count) / visits)} of visits</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
