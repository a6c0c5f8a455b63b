import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { paths, staffPaths } from '#/content/paths.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
import type { Encoding, Site, SiteFile } from '../site-files/site.ts';

/**
 * Answers what stands in a file of the built site, before anything that only other calls need. `headersAt` gives what
 * every answer at an address carries beside the file's own headers.
 */
export async function siteFiles(
  site: Site,
  headersAt: (path: string) => Promise<Record<string, string>>,
): Promise<MiddlewareHandler<HttpEnv>> {
  // Put together once: a page costs no more than a look at what the browser takes and has.
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

/** The staff app is a page without data; the API it reads from checks who asks. */
export const sitePermissions: RoutePermissions = {
  [`GET ${paths.admin}/*`]: 'public' as const,
  'GET /*': 'public',
};

const staffPages = Object.values(staffPaths).map((path) => segmentsOf(paths.admin + path));

/** Whether the staff app has a page there; at any other address below its own it shows its error screen. */
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

/** Pages that stand at more addresses than one, addresses that lead to a page, and a 405 for methods no page has. */
export function siteRoutes(site: Site) {
  return new Hono<HttpEnv>()
    .get(`${paths.admin}/*`, (c) => sendFile(c, site.admin, isStaffPage(c.req.path) ? 200 : 404))
    .get('*', async (c, next) => {
      // As people type them: with a slash at the end, or `/FAQ`.
      const page = c.req.path.replace(/(?<!\/)\/+$/, '').toLowerCase();
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

/** Answers 304 to whoever has the file already, else sends the smallest encoding that is understood. */
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

/** Read as Node has it, where it can be: making a `Headers` of a request takes as long as answering it. */
function header(c: Context<HttpEnv>, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const headers = c.env?.incoming?.headers;
  return headers ? headers[name]?.toString() : c.req.header(name);
}

function bestEncoding(file: SiteFile, header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header);
  if (file.variants.br && accepted.has('br')) return 'br';
  return file.variants.gzip && accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The encodings named in an `Accept-Encoding`, but for those with a weight of 0 (RFC 9110 section 12.5.3). */
export function acceptedEncodings(header = ''): Set<string> {
  if (!header.includes(';')) return new Set(header.split(',').map((encoding) => encoding.trim()));
  return new Set(parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
}
