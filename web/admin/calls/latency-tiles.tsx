import type { LatencySummary } from './call-api.ts';
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
    <div className="grid gap-2">
      <dl
        aria-label="How fast the assistant answers"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
      >
        {measured.map(({ label, part }) => (
          <div
            key={part}
            className="flex flex-col-reverse justify-end gap-1 bg-sheet px-4 py-3 max-md:odd:last:col-span-full"
          >
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="flex flex-wrap gap-x-4 font-semibold text-lg tabular-nums">
              <span>
                <span className="font-normal text-ink-soft text-sm">p50</span> {milliseconds(latency[part].p50)}
              </span>
              <span>
                <span className="font-normal text-ink-soft text-sm">p95</span> {milliseconds(latency[part].p95)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">
        p50: half of the answers took no longer. p95: all but one answer in twenty took no longer.
      </p>
    </div>
  );
}
