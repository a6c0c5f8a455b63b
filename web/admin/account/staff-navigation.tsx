import { Link, NavLink, useLocation } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { isInInbox } from '../routing/in-inbox.ts';

const places = [
  { to: staffPaths.calls, label: 'Calls' },
  { to: staffPaths.numbers, label: 'Numbers' },
  { to: staffPaths.visits, label: 'Visits' },
];

const tab =
  'flex h-8 items-center whitespace-nowrap rounded-md px-2.5 max-sm:px-1.5 text-desk-soft hover:bg-desk hover:text-desk-ink aria-[current]:bg-desk aria-[current]:font-semibold aria-[current]:text-desk-ink forced-colors:aria-[current]:underline';

export function StaffNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Staff">
      <ul className="flex gap-0.5">
        <li>
          <Link to={staffPaths.inbox} className={tab} aria-current={isInInbox(pathname) ? 'page' : undefined}>
            Inbox
          </Link>
        </li>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={tab}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
