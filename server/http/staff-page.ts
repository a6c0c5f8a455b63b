import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { paths } from '#/content/paths.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Site } from '../site-files/site.ts';
import { acceptedEncodings } from './site.ts';

/** Public, because the answers that it shows have permissions of their own. */
export const staffPagePermissions: RoutePermissions = {
  [`GET ${paths.admin}`]: 'public' as const,
};

/** The calls by which the staff app opens its inbox. */
const calls = { submissions: '/api/submissions', outbox: '/api/outbox' } as const;

/** Answers another request of whoever sent this one. */
export type Ask = (c: Context<HttpEnv>, path: string) => Response | Promise<Response>;

/**
 * `/admin`: for whoever is signed in and may read requests, the staff app's page with its list drawn already, so that it
 * is there before the app is. For everybody else, and for other views, the page without. What it shows are the answers
 * that the app would ask for, given by the same routes to the same cookie: they decide who may see them.
 */
export function staffPageRoutes(site: Site, ask: Ask, report: (error: unknown, c: Context<HttpEnv>) => void) {
  return new Hono<HttpEnv>().get(paths.admin, async (c, next) => {
    if (!c.req.header('cookie') || new URL(c.req.url).search) return next();
    const session = await answerOf(await ask(c, '/api/auth/get-session'));
    if (session === null) return next();
    const [submissions, outbox] = await Promise.all(
      [calls.submissions, calls.outbox].map(async (path) => answerOf(await ask(c, path))),
    );
    if (submissions === null) return next();
    try {
      const { html, policy } = await site.drawInbox({ session, submissions, outbox });
      return sendPage(c, html, policy);
    } catch (error) {
      // The app asks for the list itself, and says what is wrong with it.
      report(error, c);
      return next();
    }
  });
}

/** The body of an answer; null where it was refused. */
async function answerOf(response: Response): Promise<unknown> {
  return response.ok ? response.json() : null;
}

/** Nothing keeps it: it holds what people wrote, and who is signed in may change. */
function sendPage(c: Context<HttpEnv>, html: string, policy: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Vary', 'Accept-Encoding, Cookie');
  const accepted = acceptedEncodings(c.req.header('accept-encoding'));
  const body = Buffer.from(html);
  // On this thread, in two milliseconds: the thread pool hashes passwords, and a page would wait for it.
  if (accepted.has('br')) {
    c.header('Content-Encoding', 'br');
    return c.body(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (!accepted.has('gzip')) return c.body(body);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzipSync(body, { level: constants.Z_BEST_SPEED }));
}
