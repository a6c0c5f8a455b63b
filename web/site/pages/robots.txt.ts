import type { APIRoute } from 'astro';

/** Pages for staff exclude themselves with `noindex`; crawlers need not fetch APIs at all. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /voice/'];

export const GET: APIRoute = ({ site }) => {
  // RFC 9309 does not define `Sitemap`; sitemaps.org requires an absolute address.
  const sitemap = site ? ['', `Sitemap: ${new URL('/sitemap.xml', site).href}`] : [];
  return new Response(`${[...rules, ...sitemap].join('\n')}\n`);
};
