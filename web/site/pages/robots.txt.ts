import type { APIRoute } from 'astro';

/** Pages of staff say of themselves that they are not to be listed; what is no page need not be fetched at all. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /voice/'];

export const GET: APIRoute = ({ site }) => {
  // RFC 9309 knows no sitemap; sitemaps.org takes its whole address only.
  const sitemap = site ? ['', `Sitemap: ${new URL('/sitemap.xml', site).href}`] : [];
  return new Response(`${[...rules, ...sitemap].join('\n')}\n`);
};
