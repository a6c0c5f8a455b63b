import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import { reportVisits } from '#/visits/daily-counts.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { HttpEnv } from './env.ts';
import { query } from './json-body.ts';
import type { RequireStaff } from './require-staff.ts';

const reportQuery = z.object({
  days: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(366, 'must be at most 366')
    .default(30),
});

export interface VisitRouteOptions {
  database: Database;
  visits: VisitCounter;
  requireStaff: RequireStaff;
}

/** `/api/visits`: how many came, how many tried the demo, how many wrote; for staff. */
export function visitRoutes({ database, visits, requireStaff }: VisitRouteOptions) {
  return new Hono<HttpEnv>().get('/', requireStaff, query(reportQuery), async (c) => {
    await visits.write();
    return c.json(await reportVisits(database.db, new Date(), c.req.valid('query').days), 200);
  });
}
