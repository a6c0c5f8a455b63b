import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { HttpEnv } from '#/http/env.ts';
import type { Site } from '../site-files/site.ts';

/**
 * The pattern of a request's route, such as `/api/calls/:id`: of several that match, the one that has the request. For
 * logs: the path itself may hold a visitor's text.
 */
export function routeOf(c: Context): string {
  const isRoute = ({ path }: { path: string }) => path !== '*' && path !== '/*';
  const routes = matchedRoutes(c);
  return (routes.slice(0, c.req.routeIndex + 1).findLast(isRoute) ?? routes.findLast(isRoute))?.path ?? '*';
}

/** Names the route of a request. */
export type RouteNamer = (c: Context<HttpEnv>) => string;

/** The same for figures: a page by its address, of which the site has a few, `file` for its other files, `none` for nothing. */
export function createRouteNamer({ files }: Pick<Site, 'files'>): RouteNamer {
  return function nameRoute(c) {
    const route = routeOf(c);
    if (route !== '*') return route;
    const file = files.get(c.req.path);
    if (!file) return 'none';
    return file.policy === null ? 'file' : c.req.path;
  };
}
