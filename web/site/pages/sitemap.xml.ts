import type { APIRoute } from 'astro';
import { publicPages } from '#/content/pages.ts';

/** Sitemaps need absolute addresses (sitemaps.org), so there is none without a public address. */
export const GET: APIRoute = ({ site }) => {
  if (!site) return new Response(null, { status: 404 });
  const urls = publicPages.map(({ path }) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  );
};
