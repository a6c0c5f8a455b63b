import { NavLink } from 'react-router';

const places = [
  { to: '/', label: 'Inbox', end: true },
  { to: '/calls', label: 'Calls', end: false },
  { to: '/visits', label: 'Visits', end: false },
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
