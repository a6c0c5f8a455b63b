import { useNavigate } from 'react-router';
import { classNames } from '#/web/ui/class-names.ts';
import { type RequestView, statusFilterOf, viewPath } from '../requests/request-view.ts';
import { statusFilters } from '../requests/status.ts';

/** The four filters; `wanted` is the view that is shown or on its way. */
export function StatusFilters({ wanted }: { wanted: RequestView }) {
  const navigate = useNavigate();
  const { status: _, spam: __, ...others } = wanted;
  const current = statusFilterOf(wanted);
  return (
    <fieldset className="flex gap-0.5 rounded-md bg-well p-0.5">
      <legend className="sr-only">Filter by status</legend>
      {statusFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current && !wanted.spam}
          onClick={() => navigate(viewPath(filter === 'all' ? others : { ...others, status: filter }))}
          className={classNames(
            'min-h-7 rounded-sm px-2.5 text-sm capitalize stacked:min-h-9',
            filter === current && !wanted.spam
              ? 'bg-sheet font-semibold text-ink shadow-sheet forced-colors:outline'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {filter}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={wanted.spam !== undefined}
        onClick={() => navigate(viewPath({ spam: 'true' }))}
        className="ml-1 min-h-7 rounded-sm px-2.5 text-ink-soft text-sm hover:text-ink aria-pressed:bg-sheet aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-sheet stacked:min-h-9"
      >
        Spam
      </button>
    </fieldset>
  );
}
