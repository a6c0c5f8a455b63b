import { EmptyHook } from '#/web/ui/empty-hook.tsx';
import type { StatusFilter } from './status.ts';

export function EmptyInbox({ filter }: { filter: StatusFilter }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-10 text-center md:py-14">
      <EmptyHook className="mb-5 w-44" />
      <h2 className="text-2xl">No Submissions Found</h2>
      <p className="text-ink-soft">
        {filter === 'all' ? 'No form submissions yet.' : `No submissions with status "${filter}".`}
      </p>
    </div>
  );
}
