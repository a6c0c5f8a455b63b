import { Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { outboxState } from './state.ts';

export const outboxPermissions: RoutePermissions = {
  'GET /api/outbox': 'outbox:read',
};

export interface OutboxRouteOptions {
  database: Database;
  /** How many receipts were not sent, today and yesterday (UTC). */
  receiptsHeldBack(): Promise<number>;
}

/** `/api/outbox`: staff see whether emails go out. */
export function outboxRoutes({ database, receiptsHeldBack }: OutboxRouteOptions) {
  return new Hono<HttpEnv>().get('/', async (c) =>
    c.json(
      {
        ...(await outboxState(database.db)),
        held_back: await receiptsHeldBack(),
      },
      200,
    ),
  );
}
