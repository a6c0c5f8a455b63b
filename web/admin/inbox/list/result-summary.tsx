import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../../locale/local-format.ts';

interface ResultSummaryProps {
  shown: number;
  /** Null for more than the server counts. */
  total: number | null;
  loading: boolean;
}

/** Describes the list below; screen readers announce changes. */
export function ResultSummary({ shown, total, loading }: ResultSummaryProps) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
      {loading && <Spinner />}
      {loading
        ? 'Loading submissions...'
        : `Showing ${formatCount(shown)} of ${total === null ? 'more than 1,000' : formatCount(total)}`}
    </p>
  );
}
