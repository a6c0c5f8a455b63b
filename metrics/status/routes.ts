import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { HttpEnv } from '#/http/env.ts';
import type { Figures } from './figures.ts';
import { type Concern, judge } from './judge.ts';

export const statusPermissions: RoutePermissions = {
  'GET /api/status': 'status:read',
};

/** Figures with what is not well among them. */
export interface Status extends Figures {
  /** Empty when everything is well. */
  concerns: Concern[];
  /** When it was read. */
  as_of: string;
}

/** `/api/status`: how the installation fares, for owners. */
export function statusRoutes(read: (now: Date) => Promise<Figures>) {
  return new Hono<HttpEnv>().get('/', async (c) => {
    const now = new Date();
    const figures = await read(now);
    const status: Status = { ...figures, concerns: judge(figures, now), as_of: now.toISOString() };
    return c.json(status, 200);
  });
}
