import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of a request's route, such as `/api/calls/:id`. For logs: the path itself may hold a visitor's text. */
export function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')?.path ?? '*';
}
