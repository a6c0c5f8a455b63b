import { Link } from 'react-router';
import { formatCount } from '../../locale/local-format.ts';
import { type RequestView, viewPath } from '../requests/request-view.ts';

/** How many requests are overdue, and the way to them; once they are shown, the way back. */
export function OverdueLink({ count, wanted }: { count: number | null; wanted: RequestView }) {
  const shown = wanted.due === 'overdue';
  return (
    <Link
      to={viewPath(shown ? {} : { due: 'overdue', sort: 'due' })}
      aria-current={shown ? 'true' : undefined}
      className="flex min-h-7 items-center rounded-full border border-alarm px-2.5 font-semibold text-alarm text-sm tabular-nums hover:bg-well aria-[current]:bg-alarm-wash stacked:min-h-9"
    >
      {count === null ? 'more than 1,000' : formatCount(count)} overdue
    </Link>
  );
}
