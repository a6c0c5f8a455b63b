import { Hono } from 'hono';
import type { Database } from '#/database/open.ts';
import { outboxState } from '#/outbox/queue.ts';
import type { HttpEnv } from './env.ts';
import type { RequireStaff } from './require-staff.ts';

export interface OutboxRouteOptions {
  database: Database;
  requireStaff: RequireStaff;
}

/** `/api/outbox`: staff see whether e-mails go out. */
export function outboxRoutes({ database, requireStaff }: OutboxRouteOptions) {
  return new Hono<HttpEnv>().get('/', requireStaff, async (c) => c.json(await outboxState(database.db), 200));
}
