import { Spinner } from '#/web/ui/spinner.tsx';
import { formatCount } from '../../locale/local-format.ts';

interface ResultSummaryProps {
  shown: number;
  /** Null for more than the server counts. */
  total: number | null;
  /** How many requests the search has not come to yet, counted up to 1,000. */
  unsearched: number;
  /** The search found whole words alone, because texts are encrypted. */
  wholeWords: boolean;
  loading: boolean;
  /** Null for more than the server counts. */
  selected: number | null;
}

/** Describes the list below; screen readers announce changes. */
export function ResultSummary({ shown, total, unsearched, wholeWords, loading, selected }: ResultSummaryProps) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft text-sm tabular-nums">
      {loading && <Spinner />}
      {loading
        ? 'Loading submissions...'
        : `Showing ${formatCount(shown)} of ${countOf(total)}${selected === 0 ? '' : `, ${countOf(selected)} selected`}`}
      {!loading &&
        unsearched > 0 &&
        `, ${unsearched < 1_000 ? '' : 'at least '}${formatCount(unsearched)} not searched yet`}
      {!loading && wholeWords && ', whole words only'}
    </p>
  );
}

function countOf(count: number | null): string {
  return count === null ? 'more than 1,000' : formatCount(count);
}
