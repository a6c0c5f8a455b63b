import { EmptyHook } from '#/web/ui/empty-hook.tsx';
import { FirstStepsNotice } from '../../first-steps/first-steps-notice.tsx';
import { isNarrowed, type RequestView, statusFilterOf } from '../requests/request-view.ts';

export function EmptyInbox({ view }: { view: RequestView }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-14 text-center">
      <EmptyHook className="mb-4 w-28" />
      <h2 className="font-semibold text-lg">No Submissions Found</h2>
      <p className="text-ink-soft">{emptyText(view)}</p>
      {!isNarrowed(view) && statusFilterOf(view) === 'all' && <FirstStepsNotice />}
    </div>
  );
}

function emptyText(view: RequestView): string {
  const { spam, status: _, ...others } = view;
  if (isNarrowed(others)) return view.q ? `Nothing has the words “${view.q}”.` : 'Nothing matches these filters.';
  if (spam) return 'Nothing was taken for spam.';
  const filter = statusFilterOf(view);
  return filter === 'all' ? 'No form submissions yet.' : `No submissions with status "${filter}".`;
}
