// The server does not count a page that a browser fetches before anybody asked for it: such a page says itself when it
// is on the screen. Nothing about the visitor goes along, and nothing is kept in the browser.
interface Navigation extends PerformanceNavigationTiming {
  deliveryType?: string;
  /** Milliseconds; 0 unless the page was run in advance. */
  activationStart?: number;
}

const { prerendering } = document as Document & { prerendering?: boolean };
const [navigation] = performance.getEntriesByType('navigation') as Navigation[];

function tell(): void {
  const shown = { page: location.pathname, fromHere: document.referrer.startsWith(`${location.origin}/`) };
  navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(shown)], { type: 'application/json' }));
}

if (prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
else if (navigation?.deliveryType === 'navigational-prefetch' || navigation?.activationStart) tell();

export {};
