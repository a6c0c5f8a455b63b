import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { paths } from '#/content/paths.ts';
import { shortForms } from '#/content/short-forms.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
import type { Encoding, Site, SiteFile } from '../site-files/site.ts';

/**
 * Serves the files of the built site ahead of the middleware that only other requests need. `headersAt` returns the
 * headers of every answer at a path, in addition to the file's own.
 */
export async function siteFiles(
  site: Site,
  headersAt: (path: string) => Promise<Record<string, string>>,
): Promise<MiddlewareHandler<HttpEnv>> {
  // Headers are merged once, so that a request only has to compare encodings and ETags.
  const entries = [...site.files].map(
    async ([path, file]) => [path, withHeaders(file, await headersAt(path))] as const,
  );
  const files = new Map(await Promise.all(entries));

  return async function answerFromMemory(c, next) {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    if (!file) return next();
    const { status, headers, body } = answerOf(c, file);
    return new Response(body, { status, headers });
  };
}

function withHeaders(file: SiteFile, added: Record<string, string>): SiteFile {
  const variants = Object.entries(file.variants).map(([encoding, { body, headers, keptHeaders }]) => {
    return [encoding, { body, headers: { ...added, ...headers }, keptHeaders: { ...added, ...keptHeaders } }];
  });
  return { ...file, variants: Object.fromEntries(variants) as SiteFile['variants'] };
}

/** The staff app's page is public because, but for `staff-page.ts`, it holds no data; its API checks permissions. */
export const sitePermissions: RoutePermissions = {
  [`GET ${paths.admin}/*`]: 'public' as const,
  'GET /*': 'public',
};

const staffPages = Object.values(staffPaths).map((path) => segmentsOf(paths.admin + path));

/** Whether the staff app has a page at the path; at all others below `/admin` it shows its error screen. */
function isStaffPage(path: string): boolean {
  const asked = segmentsOf(path);
  return staffPages.some(
    (page) =>
      page.length === asked.length && page.every((name, at) => name === asked[at] || (name[0] === ':' && asked[at])),
  );
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/');
}

/** Pages with more than one address, redirects to pages, and 405 for methods that pages do not support. */
export function siteRoutes(site: Site) {
  return new Hono<HttpEnv>()
    .get(`${paths.admin}/*`, (c) => sendFile(c, site.admin, isStaffPage(c.req.path) ? 200 : 404))
    .get('*', async (c, next) => {
      // People type addresses with a trailing slash or in capitals, such as `/FAQ`.
      const page = c.req.path.replace(/(?<!\/)\/+$/, '').toLowerCase();
      const long = shortForms[page];
      if (long) return c.redirect(long + new URL(c.req.url).search, 308);
      const exists = site.files.has(page) || page === paths.startWorking;
      if (page !== c.req.path && exists) return c.redirect(page + new URL(c.req.url).search, 308);
      await next();
    })
    .all('*', async (c, next) => {
      if (site.files.has(c.req.path) || isStaffPage(c.req.path)) return notAllowed(c, 'GET, HEAD');
      if (c.req.path === paths.startWorking) return notAllowed(c, 'GET, HEAD, POST');
      await next();
    });
}

function notAllowed(c: Context<HttpEnv>, methods: string): Response {
  return problem(c, 'method-not-allowed', `This address answers to ${methods} only.`, { headers: { Allow: methods } });
}

/** Answers 304 when the client has the file already, else sends the smallest encoding it accepts. */
export function sendFile(c: Context<HttpEnv>, file: SiteFile, status: ContentfulStatusCode = 200): Response {
  const answer = answerOf(c, file, status);
  return new Response(answer.body, { status: answer.status, headers: { ...answer.headers } });
}

function answerOf(c: Context<HttpEnv>, file: SiteFile, status: ContentfulStatusCode = 200) {
  const encoding = bestEncoding(file, header(c, 'accept-encoding'));
  const variant = file.variants[encoding] ?? file.variants.identity;
  const isKept = status === 200 && header(c, 'if-none-match')?.includes(variant.headers.ETag);
  return isKept
    ? { status: 304, headers: variant.keptHeaders, body: null }
    : { status, headers: variant.headers, body: variant.body };
}

/** Reads Node's own headers where possible: building a `Headers` object takes as long as answering the request. */
function header(c: Context<HttpEnv>, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const headers = c.env?.incoming?.headers;
  return headers ? headers[name]?.toString() : c.req.header(name);
}

function bestEncoding(file: SiteFile, header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header);
  if (file.variants.br && accepted.has('br')) return 'br';
  return file.variants.gzip && accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The encodings named in an `Accept-Encoding`, except those with a weight of 0 (RFC 9110 section 12.5.3). */
export function acceptedEncodings(header = ''): Set<string> {
  if (!header.includes(';')) return new Set(header.split(',').map((encoding) => encoding.trim()));
  return new Set(parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
}
