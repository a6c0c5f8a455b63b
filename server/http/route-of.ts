import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The pattern of a request's route, such as `/api/calls/:id`: of several that match, the one that has the request. For
 * logs: the path itself may hold a visitor's text.
 */
export function routeOf(c: Context): string {
  const isRoute = ({ path }: { path: string }) => path !== '*' && path !== '/*';
  const routes = matchedRoutes(c);
  return (routes.slice(0, c.req.routeIndex + 1).findLast(isRoute) ?? routes.findLast(isRoute))?.path ?? '*';
}
