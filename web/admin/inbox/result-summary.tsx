import type { Ref } from 'react';
import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../locale/local-format.ts';

interface ResultSummaryProps {
  ref: Ref<HTMLParagraphElement>;
  shown: number;
  total: number;
  loading: boolean;
}

/** Describes the list below; screen readers announce changes. */
export function ResultSummary({ ref, shown, total, loading }: ResultSummaryProps) {
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-2 text-ink-soft text-sm tabular-nums outline-none"
    >
      {loading && <Spinner />}
      {loading ? 'Loading submissions...' : `Showing ${formatCount(shown)} of ${formatCount(total)}`}
    </p>
  );
}
