import { EmptyHook } from '#/web/ui/empty-hook.tsx';
import type { StatusFilter } from '../requests/status.ts';

export function EmptyInbox({ filter, spam }: { filter: StatusFilter; spam: boolean }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-14 text-center">
      <EmptyHook className="mb-4 w-28" />
      <h2 className="font-semibold text-lg">No Submissions Found</h2>
      <p className="text-ink-soft">
        {spam
          ? 'Nothing was taken for spam.'
          : filter === 'all'
            ? 'No form submissions yet.'
            : `No submissions with status "${filter}".`}
      </p>
    </div>
  );
}
