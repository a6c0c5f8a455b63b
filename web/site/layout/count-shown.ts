// The server does not count prefetched pages, so such a page reports itself once it is visible. The report holds
// nothing about the visitor, and nothing is stored in the browser.
interface Navigation extends PerformanceNavigationTiming {
  deliveryType?: string;
  /** Milliseconds; 0 unless the page was prerendered. */
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
