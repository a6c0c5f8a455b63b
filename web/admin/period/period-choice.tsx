import { Link } from 'react-router';
import { type Period, periods } from './period.ts';

export function PeriodChoice({ chosen }: { chosen: Period }) {
  return (
    <nav aria-label="Period">
      <ul className="flex gap-0.5 rounded-md bg-well p-0.5">
        {periods.map((days) => (
          <li key={days}>
            <Link
              to={`?days=${days}`}
              aria-current={days === chosen ? 'page' : undefined}
              className="flex min-h-7 items-center rounded-sm px-2.5 text-ink-soft text-sm hover:text-ink aria-[current]:bg-sheet aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-sheet stacked:min-h-9 forced-colors:aria-[current]:outline"
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
