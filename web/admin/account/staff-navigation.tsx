import { NavLink } from 'react-router';
import { staffPaths } from '#/content/paths.ts';

const places = [
  { to: staffPaths.inbox, label: 'Inbox', end: true },
  { to: staffPaths.calls, label: 'Calls', end: false },
  { to: staffPaths.visits, label: 'Visits', end: false },
];

export function StaffNavigation() {
  return (
    <nav aria-label="Staff" className="border-line border-b">
      <ul className="page-width flex gap-1">
        {places.map(({ to, label, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="-mb-px inline-block border-transparent border-b-4 px-3.5 py-2.5 font-semibold hover:border-edge aria-[current]:border-brass forced-colors:border-none forced-colors:aria-[current]:underline"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
