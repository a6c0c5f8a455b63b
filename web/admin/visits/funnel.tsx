import type { VisitReport } from '../api/staff-api.ts';
import { formatCount, formatShare } from '../locale/local-format.ts';

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
      className="grid gap-1.5 rounded-md border-brass border-t-4 bg-wood p-1.5 sm:grid-cols-3 print:border"
    >
      {steps.map(({ label, count }) => (
        <div key={count} className="flex flex-col-reverse justify-end bg-wood-deep px-5 py-4 text-desk-ink">
          <dt className="font-semibold text-sm text-wood-soft">{label}</dt>
          <dd className="flex items-baseline gap-2 font-display font-semibold text-3xl tabular-nums">
            {formatCount(sum(count))}
            {count !== 'visits' && visits > 0 && (
              <span className="font-normal font-text text-sm text-wood-soft">
                {formatShare(sum(count) / visits)} of visits
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
