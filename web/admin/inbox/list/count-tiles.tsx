import type { SubmissionCounts } from '../../api/staff-api.ts';
import { formatCount } from '../../locale/local-format.ts';

const tiles: { label: string; count: 'total' | 'new' | 'contacted' | 'completed' }[] = [
  { label: 'Total', count: 'total' },
  { label: 'New', count: 'new' },
  { label: 'Contacted', count: 'contacted' },
  { label: 'Completed', count: 'completed' },
];

export function CountTiles({ counts }: { counts: SubmissionCounts }) {
  return (
    <dl className="flex gap-x-5 gap-y-1 text-sm max-sm:grid max-sm:grid-cols-4 max-sm:gap-2">
      {tiles.map(({ label, count }) => (
        <div
          key={count}
          className="flex flex-row-reverse items-baseline justify-end gap-1.5 max-sm:flex-col-reverse max-sm:gap-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold text-ink tabular-nums max-sm:text-lg">{formatCount(counts[count])}</dd>
        </div>
      ))}
    </dl>
  );
}
