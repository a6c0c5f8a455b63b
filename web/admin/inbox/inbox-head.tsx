import type { ReactNode } from 'react';
import { classNames } from '#/web/ui/class-names.ts';
import type { SubmissionCounts } from '../api/staff-api.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useMayWrite } from '../session/permissions.ts';
import { CountTiles } from './list/count-tiles.tsx';
import { MoreFilters } from './list/more-filters.tsx';
import { OverdueLink } from './list/overdue-link.tsx';
import { ResultSummary } from './list/result-summary.tsx';
import { StatusFilters } from './list/status-filters.tsx';
import { WaitingLink } from './list/waiting-link.tsx';
import type { RequestView } from './requests/request-view.ts';

interface InboxHeadProps {
  wantedView: RequestView;
  notice: ReactNode;
  counts: SubmissionCounts | null;
  overdue: number | null;
  waiting: number | null;
  shown: number;
  total: number | null;
  unsearched: number;
  wholeWords: boolean;
  loading: boolean;
  selected: number | null;
  /** The boxes for selecting are shown in each row. */
  boxes: boolean;
  onBoxes: (shown: boolean) => void;
  /** A request takes the place of the list: only the page's heading is left, for whoever hears the page. */
  covered: boolean;
}

/** What stands above the list: the heading, the counts, the filters. */
export function InboxHead({
  wantedView,
  notice,
  counts,
  overdue,
  waiting,
  shown,
  total,
  unsearched,
  wholeWords,
  loading,
  covered,
  ...selecting
}: InboxHeadProps) {
  const mayWrite = useMayWrite();
  return (
    <div className={classNames(covered ? 'sr-only' : 'border-line border-b')}>
      {!covered && notice}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-3 pt-2.5 md:px-4 max-sm:grid">
        <div className="flex flex-wrap items-center gap-x-3">
          <PageHeading>Form Submissions Admin</PageHeading>
          {!covered && overdue !== 0 && <OverdueLink count={overdue} wanted={wantedView} />}
          {!covered && waiting !== 0 && <WaitingLink count={waiting} wanted={wantedView} />}
        </div>
        {counts && !covered && <CountTiles counts={counts} />}
      </div>
      {!covered && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 md:px-4">
          <StatusFilters wanted={wantedView} />
          <MoreFilters wanted={wantedView} />
          <div className="flex items-center gap-2">
            {mayWrite && (
              <button
                type="button"
                aria-pressed={selecting.boxes}
                onClick={() => selecting.onBoxes(!selecting.boxes)}
                className="min-h-9 rounded-md border border-line px-3 text-sm aria-pressed:border-brass aria-pressed:bg-brass-wash split:hidden"
              >
                Select
              </button>
            )}
            <ResultSummary
              shown={shown}
              total={total}
              unsearched={unsearched}
              wholeWords={wholeWords}
              loading={loading}
              selected={selecting.selected}
            />
          </div>
        </div>
      )}
    </div>
  );
}
