import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
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

/** After a change of page the reader starts at its heading; the first page is the browser's to announce. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
