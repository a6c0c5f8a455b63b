import { Link } from 'react-router';
import { type Period, periods } from './period.ts';

export function PeriodChoice({ chosen }: { chosen: Period }) {
  return (
    <nav aria-label="Period">
      <ul className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <li key={days}>
            <Link
              to={`?days=${days}`}
              aria-current={days === chosen ? 'page' : undefined}
              className="inline-block rounded-full border border-edge px-3 py-1 font-semibold text-sm hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
