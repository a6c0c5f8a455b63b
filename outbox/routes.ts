import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { query } from '#/http/json-body.ts';
import { pageLimit } from '#/http/page-limit.ts';
import { problem, unknownCursor } from '#/http/problem.ts';
import { deliveryChannels, deliveryStates, listAttempts, listDeliveries, replayDelivery } from './deliveries.ts';
import { outboxState, webhookState } from './state.ts';

const listQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  channel: z.enum(deliveryChannels).optional(),
  cursor: z.string().optional(),
  limit: pageLimit,
});

export const outboxPermissions: RoutePermissions = {
  'GET /api/outbox': 'outbox:read',
  'GET /api/outbox/deliveries': 'outbox:read',
  'GET /api/outbox/deliveries/:id/attempts': 'outbox:read',
  'POST /api/outbox/deliveries/:id/replay': 'outbox:write',
};

export interface OutboxRouteOptions {
  database: Database;
  /** Whether email goes to a mail server; without one it is written to files. */
  sendsMail: boolean;
  /** The code with which scheduled backups fail; null while they do not, and for whoever may not see the status. */
  failingBackups(principal: HttpEnv['Variables']['principal']): Promise<string | null>;
  /** How many receipts were not sent, today and yesterday (UTC). */
  receiptsHeldBack(): Promise<number>;
  /** What staff call destinations, where they have a name. */
  namesOf(destinations: string[]): Promise<ReadonlyMap<string, string>>;
  /** Called when an entry is due again. */
  onDue(): void;
}

/** `/api/outbox`: staff see what goes out, and send something again. */
export function outboxRoutes({
  database,
  sendsMail,
  failingBackups,
  receiptsHeldBack,
  namesOf,
  onDue,
}: OutboxRouteOptions) {
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such delivery.');
  return new Hono<HttpEnv>()
    .get('/', async (c) => {
      const { paused, ...webhooks } = await webhookState(database.db);
      const names = await namesOf(paused);
      return c.json(
        {
          ...(await outboxState(database.db)),
          held_back: await receiptsHeldBack(),
          /** Mail is written to files: nobody gets it. */
          in_files: !sendsMail,
          backups_failing: await failingBackups(c.var.principal),
          webhooks: { ...webhooks, paused: paused.map((destination) => names.get(destination) ?? destination) },
        },
        200,
      );
    })
    .get('/deliveries', query(listQuery), async (c) => {
      const page = await listDeliveries(database.db, c.req.valid('query'));
      if (!page) return unknownCursor(c);
      const names = await namesOf([...new Set(page.items.map(({ destination }) => destination))]);
      const items = page.items.map((item) => ({ ...item, name: names.get(item.destination) ?? null }));
      return c.json({ ...page, items }, 200);
    })
    .get('/deliveries/:id/attempts', async (c) => {
      const id = c.req.param('id');
      const items = isId(id) ? await listAttempts(database.db, id) : null;
      return items ? c.json({ items }, 200) : missing(c);
    })
    .post('/deliveries/:id/replay', async (c) => {
      const id = c.req.param('id');
      const outcome = isId(id) ? await replayDelivery(database, id, actorOf(c.var.principal)) : 'missing';
      switch (outcome) {
        case 'missing':
          return missing(c);
        case 'waiting':
          return problem(c, 'still-waiting', 'This delivery is still under way.');
        case 'skipped':
          return problem(c, 'still-waiting', 'This was never sent, and there is nothing to send.');
        case 'replayed':
          onDue();
          return c.body(null, 204);
      }
    });
}

/** Entries that another program's trigger wrote have ids of another version. */
const entryId = z.guid();

function isId(text: string): boolean {
  return entryId.safeParse(text).success;
}
