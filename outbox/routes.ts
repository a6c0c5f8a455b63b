import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { receiptsHeldBack } from '#/inbox/receipt-limits.ts';
import { outboxState } from './state.ts';

export const outboxPermissions: RoutePermissions = {
  'GET /api/outbox': 'outbox:read',
};

export interface OutboxRouteOptions {
  database: Database;
}

/** `/api/outbox`: staff see whether emails go out. */
export function outboxRoutes({ database }: OutboxRouteOptions) {
  return new Hono<HttpEnv>().get('/', async (c) =>
    c.json(
      {
        ...(await outboxState(database.db)),
        /** Receipts, today and yesterday (UTC). */
        held_back: await receiptsHeldBack(database.db, new Date()),
      },
      200,
    ),
  );
}
