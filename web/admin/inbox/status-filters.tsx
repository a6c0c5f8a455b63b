import { useNavigate } from 'react-router';
import { classNames } from '#/web/ui/class-names.ts';
import { pathOf, type StatusFilter, statusFilters } from './status.ts';

export function StatusFilters({ current }: { current: StatusFilter }) {
  const navigate = useNavigate();
  return (
    <fieldset className="flex flex-wrap gap-1.5 sm:gap-2">
      <legend className="sr-only">Filter by status</legend>
      {statusFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current}
          onClick={() => navigate(pathOf(filter), { preventScrollReset: true })}
          className={classNames(
            'min-h-11 rounded-full border px-4 font-semibold text-sm capitalize transition-colors',
            filter === current
              ? 'border-accent bg-accent text-on-accent'
              : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-well',
          )}
        >
          {filter}
        </button>
      ))}
    </fieldset>
  );
}
