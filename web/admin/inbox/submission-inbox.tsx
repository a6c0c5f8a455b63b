import { useEffect, useRef, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import type { SubmissionRow } from '../api/staff-api.ts';
import { LoadMore } from '../paged-list/load-more.tsx';
import { CountTiles } from './count-tiles.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import type { LoadedInbox } from './load-inbox.ts';
import { ResultSummary } from './result-summary.tsx';
import { filterOf, pathOf, statusOf } from './status.ts';
import { problemText, StatusDialog } from './status-dialog.tsx';
import { StatusFilters } from './status-filters.tsx';
import { cardId, SubmissionCard } from './submission-card.tsx';
import { useStatusChange } from './use-status-change.ts';
import { useSubmissionList } from './use-submission-list.ts';

export function SubmissionInbox({ inbox }: { inbox: LoadedInbox }) {
  const { filter, alone } = inbox;
  const { list, more, replace, remove } = useSubmissionList(inbox);
  const change = useStatusChange();
  const [choosing, setChoosing] = useState<SubmissionRow | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const summary = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const navigation = useNavigation();
  const loading = navigation.state === 'loading';
  // The pressed button is marked at once, before its list has loaded.
  const wantedFilter = navigation.location ? filterOf(new URLSearchParams(navigation.location.search)) : filter;

  const { outcome } = change;
  const [seenOutcome, setSeenOutcome] = useState(outcome);
  if (outcome !== seenOutcome) {
    setSeenOutcome(outcome);
    if (outcome?.kind === 'changed' || outcome?.kind === 'conflict') replace(outcome.row);
    if (outcome?.kind === 'gone') remove(outcome.id);
    if (outcome?.kind === 'changed') {
      setAnnouncement(`The status of ${outcome.row.full_name} is now ${statusOf(outcome.row)}.`);
      if (choosing?.id === outcome.row.id) setChoosing(null);
    }
  }

  const [seenFilter, setSeenFilter] = useState(filter);
  if (filter !== seenFilter) {
    setSeenFilter(filter);
    setChoosing(null);
  }

  useEffect(() => {
    if (choosing || !opener.current) return;
    const place = opener.current.isConnected ? opener.current : summary.current;
    opener.current = null;
    place?.focus();
  }, [choosing]);

  function choose(row: SubmissionRow, button: HTMLButtonElement) {
    opener.current = button;
    if (change.saving === null) change.forget();
    setChoosing(row);
  }

  const counts = inbox.page.counts;
  const total = Math.max(filter === 'all' ? counts.total : counts[filter], list.items.length);
  const problem = outcome && problemText(outcome);
  return (
    <>
      <CountTiles counts={counts} />
      {problem && !choosing && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {alone === null ? (
          <StatusFilters current={wantedFilter} />
        ) : (
          <Link to={pathOf(filter)} className="text-link py-1">
            All submissions
          </Link>
        )}
        <ResultSummary ref={summary} shown={list.items.length} total={total} loading={loading} />
      </div>
      {list.items.length === 0 && alone !== null && (
        <Notice className="max-w-2xl">This submission no longer exists.</Notice>
      )}
      {list.items.length === 0 && alone === null && <EmptyInbox filter={filter} />}
      {list.items.length > 0 && (
        <ul aria-busy={loading} className="grid gap-5">
          {list.items.map((row) => (
            <li key={row.id}>
              <SubmissionCard row={row} onUpdateStatus={choose} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore more={more} elementId={cardId} failedText="Failed to load more submissions. Please try again." />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {choosing && <StatusDialog row={choosing} change={change} onClose={() => setChoosing(null)} />}
    </>
  );
}
