import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody, query } from '#/http/json-body.ts';
import { createMemoryLimiter } from '#/http/limits/limiter.ts';
import { tooMany } from '#/http/problem.ts';
import { countShown, mayCount } from './count-visits.ts';
import { reportVisits } from './daily-counts.ts';
import type { VisitCounter } from './visit-counter.ts';

const reportQuery = z.object({
  days: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(366, 'must be at most 366')
    .default(30),
});

const maxShownBytes = 1024;

/** Pages an address may say are on its screens in a minute: what an office full of people opens. */
const shownPerMinute = 60;

const shownPage = z.object({
  page: z.string('must be a path'),
  fromHere: z.boolean('must be true or false'),
});

export const visitPermissions: RoutePermissions = {
  'GET /api/visits': 'visits:read',
  'POST /api/visits': 'public',
};

export interface VisitRouteOptions {
  database: Database;
  visits: VisitCounter;
  isPage(path: string): boolean;
}

/**
 * `/api/visits`: how many came, how many tried the demo, how many wrote; for staff. A page that the browser had fetched
 * before anybody asked for it, which is not counted then, says here that it is on the screen.
 */
export function visitRoutes({ database, visits, isPage }: VisitRouteOptions) {
  const limiter = createMemoryLimiter({ name: 'shown', points: shownPerMinute, durationSeconds: 60 });

  const limited: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const admission = await limiter.take(c.var.peer);
    if (admission.admitted) return next();
    const detail = 'Many pages were opened from this address in a short time.';
    return tooMany(c, detail, admission.retryAfterSeconds);
  };

  return new Hono<HttpEnv>()
    .get('/', query(reportQuery), async (c) => {
      await visits.write();
      return c.json(await reportVisits(database.db, new Date(), c.req.valid('query').days), 200);
    })
    .post('/', limited, jsonBody(bySchema(shownPage), { maxBytes: maxShownBytes }), (c) => {
      const shown = c.req.valid('json');
      if (isPage(shown.page) && mayCount(c.req.raw.headers)) countShown(visits, shown);
      return c.body(null, 204);
    });
}
