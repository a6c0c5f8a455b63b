import { type Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Encoding, Site, SiteFile } from '../site.ts';
import type { HttpEnv } from './env.ts';
import { problem } from './problem.ts';

const oneYear = 'public, max-age=31536000, immutable';

/** The pages of the staff app (`site/admin/routes.tsx`); at any other address below `/admin` it shows its error screen. */
const staffPage = /^\/admin(\/(sign-in|sign-out|set-up|calls(\/[^/]+)?))?\/?$/i;

/** The built pages and files. */
export function siteRoutes(site: Site) {
  return new Hono<HttpEnv>()
    .get('/admin/*', (c) => sendFile(c, site.admin, staffPage.test(c.req.path) ? 200 : 404))
    .get('*', async (c, next) => {
      const file = site.files.get(c.req.path);
      if (file) return sendFile(c, file);
      const page = c.req.path.replace(/\/+$/, '');
      const exists = site.files.has(page) || page === '/start-working';
      if (page !== c.req.path && exists) return c.redirect(page + new URL(c.req.url).search, 308);
      await next();
    })
    .all('*', async (c, next) => {
      if (site.files.has(c.req.path) || staffPage.test(c.req.path)) return notAllowed(c, 'GET, HEAD');
      if (c.req.path === '/start-working') return notAllowed(c, 'GET, HEAD, POST');
      await next();
    });
}

function notAllowed(c: Context<HttpEnv>, methods: string): Response {
  return problem(c, 'method-not-allowed', `This address answers to ${methods} only.`, { headers: { Allow: methods } });
}

/** Answers 304 to whoever has the file already, else sends the smallest encoding that is understood. */
export function sendFile(c: Context<HttpEnv>, file: SiteFile, status: 200 | 404 = 200): Response {
  const encoding = bestEncoding(file, c.req.header('accept-encoding'));
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const entityTag = `"${file.entityTag}-${encoding}"`;
  c.header('ETag', entityTag);
  c.header('Cache-Control', c.req.path.startsWith('/_astro/') ? oneYear : 'no-cache');
  if (file.bodies.br || file.bodies.gzip) c.header('Vary', 'Accept-Encoding');
  if (file.policy) c.header('Content-Security-Policy', file.policy);
  if (status === 200 && c.req.header('if-none-match')?.includes(entityTag)) return c.body(null, 304);
  c.header('Content-Type', file.contentType);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(body, status);
}

function bestEncoding(file: SiteFile, header: string | undefined): Encoding {
  const accepted = new Set(header ? parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : [])) : []);
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) => file.bodies[encoding] && accepted.has(encoding)) ?? 'identity';
}
