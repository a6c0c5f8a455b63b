import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of the route that a call has come to, such as `/api/calls/:id`: its path may be any text of a visitor's. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')?.path ?? '*';
}
