import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { isTimeZone } from '#/content/time-zone.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { query } from '#/http/json-body.ts';
import { readNumbers } from './numbers.ts';

const numbersQuery = z.object({
  days: z.enum(['7', '30', '90'], 'must be one of 7, 30, 90').default('30').transform(Number),
  zone: z.string().max(100).refine(isTimeZone, 'must be a time zone such as Europe/Berlin').default('UTC'),
});

export const numbersPermissions: RoutePermissions = {
  'GET /api/submissions/numbers': 'submissions:read',
};

export interface NumbersRouteOptions {
  database: Database;
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/** `/api/submissions/numbers`: how many requests came, and how soon they were answered. */
export function numbersRoutes({ database, nameOf }: NumbersRouteOptions) {
  return new Hono<HttpEnv>().get('/', query(numbersQuery), async (c) =>
    c.json(await readNumbers(database.db, c.req.valid('query'), nameOf), 200),
  );
}
