import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** What a route declares about its page. */
export interface PageHandle {
  title: string;
}

// The served page is titled "page · brand"; the app's titles end with the same brand.
const brandName = document.title.split(' · ').at(-1);

export function setPageTitle(title: string): void {
  document.title = brandName ? `${title} · ${brandName}` : title;
}

export function usePageTitle(): void {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
