import { Hono } from 'hono';
import type { Database } from '#/database/open.ts';
import { receiptsHeldBack } from '#/inbox/receipt-limits.ts';
import { outboxState } from '#/outbox/state.ts';
import type { HttpEnv } from './env.ts';
import type { RequireStaff } from './require-staff.ts';

export interface OutboxRouteOptions {
  database: Database;
  requireStaff: RequireStaff;
}

/** `/api/outbox`: staff see whether emails go out. */
export function outboxRoutes({ database, requireStaff }: OutboxRouteOptions) {
  return new Hono<HttpEnv>().get('/', requireStaff, async (c) =>
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
