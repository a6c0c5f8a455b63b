import type { LatencySummary } from './call-api.ts';
import { milliseconds } from './call-words.ts';
import { stages } from './latency-stages.ts';

/** The median and the 95th percentile of each stage. */
export function LatencyChart({ latency }: { latency: LatencySummary }) {
  const measured = stages.filter(({ stage }) => latency[stage].p50 !== null);
  const longest = Math.max(1, ...measured.map(({ stage }) => latency[stage].p95 ?? 0));
  if (measured.length === 0) return null;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left font-display font-semibold text-xl">Where the time goes</caption>
        <thead className="border-edge border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 text-left font-semibold">
              Stage
            </th>
            <td className="w-2/5 max-sm:hidden" />
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              p50
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              p95
            </th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ stage, label, fill }) => {
            const { p50, p95 } = latency[stage];
            return (
              <tr key={stage} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {label}
                </th>
                <td aria-hidden="true" className="max-sm:hidden">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className={`h-3 w-full ${fill}`}
                  >
                    <rect width={(100 * (p95 ?? 0)) / longest} height="8" opacity="0.4" />
                    <rect width={(100 * (p50 ?? 0)) / longest} height="8" />
                  </svg>
                </td>
                <td className="whitespace-nowrap py-2 pl-4 text-right tabular-nums">{milliseconds(p50)}</td>
                <td className="whitespace-nowrap py-2 pl-4 text-right tabular-nums">{milliseconds(p95)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
