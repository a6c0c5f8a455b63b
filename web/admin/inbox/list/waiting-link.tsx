import { Link } from 'react-router';
import { formatCount } from '../../locale/local-format.ts';
import { type RequestView, viewPath } from '../requests/request-view.ts';

/** For how many requests an answer or a bounce waits, and the way to them; once they are shown, the way back. */
export function WaitingLink({ count, wanted }: { count: number | null; wanted: RequestView }) {
  const shown = wanted.waiting === 'true';
  return (
    <Link
      to={viewPath(shown ? {} : { waiting: 'true' })}
      aria-current={shown ? 'true' : undefined}
      className="flex min-h-7 items-center rounded-full border border-brass px-2.5 font-semibold text-brass-ink text-sm tabular-nums hover:bg-well aria-[current]:bg-brass-wash stacked:min-h-9"
    >
      {count === null ? 'more than 1,000' : formatCount(count)} with new mail
    </Link>
  );
}
