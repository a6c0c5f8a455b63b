import type { SubmissionCounts } from '../api/staff-api.ts';
import { formatCount } from '../locale/local-format.ts';

const tiles: { label: string; count: keyof SubmissionCounts }[] = [
  { label: 'Total', count: 'total' },
  { label: 'New', count: 'new' },
  { label: 'Contacted', count: 'contacted' },
  { label: 'Completed', count: 'completed' },
];

export function CountTiles({ counts }: { counts: SubmissionCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-1.5 rounded-md border-brass border-t-4 bg-wood p-1.5 md:grid-cols-4 print:border">
      {tiles.map(({ label, count }) => (
        <div key={count} className="flex flex-col-reverse bg-wood-deep px-5 py-4 text-desk-ink">
          <dt className="font-semibold text-sm text-wood-soft">{label}</dt>
          <dd className="font-display font-semibold text-3xl tabular-nums">{formatCount(counts[count])}</dd>
        </div>
      ))}
    </dl>
  );
}
