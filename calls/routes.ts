import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { query } from '#/http/json-body.ts';
import { pageLimit } from '#/http/page-limit.ts';
import { problem, unknownCursor } from '#/http/problem.ts';
import { deleteCall, getCall, listCalls } from './calls.ts';

const listQuery = z.object({
  q: z.string().max(200, 'must have at most 200 characters').overwrite(keptText).optional(),
  cursor: z.string().optional(),
  limit: pageLimit,
});

export const callPermissions: RoutePermissions = {
  'GET /api/calls': 'calls:read',
  'GET /api/calls/:id': 'calls:read',
  'DELETE /api/calls/:id': 'calls:delete',
};

export interface CallRouteOptions {
  database: Database;
}

/** `/api/calls`: staff read and delete stored calls. */
export function callRoutes({ database }: CallRouteOptions) {
  return new Hono<HttpEnv>()
    .get('/', query(listQuery), async (c) => {
      const page = await listCalls(database, c.req.valid('query'));
      return page ? c.json(page, 200) : unknownCursor(c);
    })
    .get('/:id', async (c) => {
      const id = c.req.param('id');
      const call = isId(id) ? await getCall(database.db, id) : null;
      return call ? c.json(call, 200) : problem(c, 'not-found', 'There is no such call.');
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      const deleted = isId(id) && (await deleteCall(database, id, actorOf(c.var.principal)));
      return deleted ? c.body(null, 204) : problem(c, 'not-found', 'There is no such call.');
    });
}

const callId = z.uuid();

function isId(text: string): boolean {
  return callId.safeParse(text).success;
}
