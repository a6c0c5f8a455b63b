import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** What a route declares about its page. */
export interface PageHandle {
  title: string;
}

// The served page is titled "page · brand"; the app's titles end with the same brand. The content's own module
// of it brings a parser along, which is larger than this app.
export const brandName = globalThis.document?.title.split(' · ').at(-1);

let title = '';
let unread = 0;

export function setPageTitle(wanted: string): void {
  title = wanted;
  show();
}

/** The number of new requests, which the tab shows beside the page's title and on its icon. */
export function setUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  show();
  // Who comes to an empty inbox needs no more than the icon of the page.
  import('./unread-icon.ts').then(({ drawUnread }) => drawUnread(unread)).catch(() => {});
}

function show(): void {
  const name = brandName && title ? `${title} · ${brandName}` : title;
  if (name) document.title = unread > 0 ? `(${unread}) ${name}` : name;
}

export function usePageTitle(): void {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
