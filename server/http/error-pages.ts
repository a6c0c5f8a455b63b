import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import type { Site } from '../site-files/site.ts';
import { sendFile } from './site.ts';

/** Replaces a problem with an error page of the same status when a browser asked for a page. */
export function errorPages(site: Site): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const page = site.errorPages.get(c.res.status);
    const asksForPage = c.req.header('accept')?.includes('text/html') && !/^\/(api|voice)\//.test(c.req.path);
    const isProblem = c.res.headers.get('content-type') === 'application/problem+json';
    if (page && asksForPage && isProblem) c.res = sendFile(c, page, c.res.status as 500);
  };
}
