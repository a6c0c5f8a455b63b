import type { Ref } from 'react';
import type { LoadedInbox } from './load-inbox.ts';
import type { SubmissionList } from './submission-list.ts';

interface ResultSummaryProps {
  ref: Ref<HTMLDivElement>;
  list: SubmissionList;
  inbox: LoadedInbox;
  loading: boolean;
}

/** Says what the list below holds, and says it aloud when that changes. */
export function ResultSummary({ ref, list, inbox: { filter, page }, loading }: ResultSummaryProps) {
  const shown = list.items.length;
  const all = filter === 'all' ? page.counts.total : page.counts[filter];
  return (
    <div ref={ref} role="status" tabIndex={-1} className="outline-none">
      {loading ? (
        <p className="text-ink-soft text-sm">Loading submissions...</p>
      ) : shown > 0 ? (
        <p className="text-ink-soft text-sm tabular-nums">
          Showing {shown.toLocaleString('en')} of {Math.max(all, shown).toLocaleString('en')}
        </p>
      ) : (
        <div className="rounded-lg border-2 border-line border-dashed px-6 py-14 text-center">
          <h2 className="mb-1 text-2xl">No Submissions Found</h2>
          <p className="text-ink-soft">
            {filter === 'all' ? 'No form submissions yet.' : `No submissions with status "${filter}".`}
          </p>
        </div>
      )}
    </div>
  );
}
