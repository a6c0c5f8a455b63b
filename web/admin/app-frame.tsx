import { useEffect, useRef } from 'react';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { usePageTitle } from './page/page-title.ts';

export function AppFrame() {
  usePageTitle();
  useHeadingFocus();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/**
 * Focuses the heading after each navigation to another page; within the inbox, the focus is its own. Screen readers
 * announce the first page themselves.
 */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const before = shownPath.current;
    shownPath.current = pathname;
    if (before === pathname || (isInInbox(before) && isInInbox(pathname))) return;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

function isInInbox(path: string): boolean {
  return [staffPaths.inbox, staffPaths.request].some((page) => matchPath(page, path));
}
