import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../../locale/local-format.ts';

interface ResultSummaryProps {
  shown: number;
  /** Null for more than the server counts. */
  total: number | null;
  loading: boolean;
  /** Null for more than the server counts. */
  selected: number | null;
}

/** Describes the list below; screen readers announce changes. */
export function ResultSummary({ shown, total, loading, selected }: ResultSummaryProps) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
      {loading && <Spinner />}
      {loading
        ? 'Loading submissions...'
        : `Showing ${formatCount(shown)} of ${countOf(total)}${selected === 0 ? '' : `, ${countOf(selected)} selected`}`}
    </p>
  );
}

function countOf(count: number | null): string {
  return count === null ? 'more than 1,000' : formatCount(count);
}
