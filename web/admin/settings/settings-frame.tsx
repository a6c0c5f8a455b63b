import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useOutletContext } from 'react-router';
import { usePermissions } from '../session/permissions.ts';
import { sections } from './sections.ts';

/** The list of settings, beside the page of one; above it where there is no room. */
export function SettingsFrame() {
  const permissions = usePermissions();
  const shown = sections.filter(({ needs }) => needs === undefined || permissions.includes(needs));
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // Where the list is a strip that is wider than the window, the page that is open may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="grid min-h-[calc(100dvh-3rem)] grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label="Settings" className="border-line max-lg:border-b lg:border-r">
        <ul
          ref={list}
          className="max-lg:fade-ends flex gap-0.5 p-2 max-lg:overflow-x-auto max-lg:px-6 lg:sticky lg:top-12 lg:grid"
        >
          {shown.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex h-8 items-center whitespace-nowrap rounded-md px-2.5 text-ink-soft text-sm hover:bg-line hover:text-ink aria-[current]:bg-line aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:underline"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet context={useOutletContext()} />
      </div>
    </div>
  );
}
