import type { LatencySummary } from '../api/staff-api.ts';
import { milliseconds } from './call-words.ts';

const parts: { label: string; part: Exclude<keyof LatencySummary, 'turns'> }[] = [
  { label: 'Time to answer', part: 'answer_ms' },
  { label: 'Waiting for the caller to finish', part: 'endpointing_ms' },
  { label: 'Finding the answer', part: 'model_ms' },
  { label: 'Server time', part: 'overhead_ms' },
];

/** The agent's answer times: the median and the 95th percentile. */
export function LatencyTiles({ latency }: { latency: LatencySummary }) {
  const measured = parts.filter(({ part }) => latency[part].p50 !== null);
  if (measured.length === 0) return null;
  return (
    <dl
      aria-label="How fast the assistant answers"
      className="grid grid-cols-2 gap-1.5 rounded-md border-brass border-t-4 bg-wood p-1.5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none print:border"
    >
      {measured.map(({ label, part }) => (
        <div
          key={part}
          className="flex flex-col-reverse justify-end bg-wood-deep px-5 py-4 text-desk-ink odd:last:col-span-full"
        >
          <dt className="font-semibold text-sm text-wood-soft">{label}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">
            <abbr title="half of the turns" className="text-sm text-wood-soft no-underline">
              p50
            </abbr>{' '}
            {milliseconds(latency[part].p50)}
            <br />
            <abbr title="all but one turn in twenty" className="text-sm text-wood-soft no-underline">
              p95
            </abbr>{' '}
            {milliseconds(latency[part].p95)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
