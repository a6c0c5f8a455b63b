import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Principal } from '#/accounts/principals.ts';
import type { Database } from '#/database/open.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { label } from '../request/labels.ts';
import { accountOf } from './filter.ts';
import { findView, listViews, removeView, renameView, saveView } from './views.ts';

/** Fits the longest search, escaped. */
const maxQueryCharacters = 3_000;

const name = label;
const view = z.strictObject({
  name,
  query: z
    .string('must be a text')
    .max(maxQueryCharacters, `must have at most ${maxQueryCharacters} characters`)
    .regex(/^[\w&=.~%+*:-]*$/, 'must be the query of an address'),
  shared: z.boolean('must be true or false'),
});
const renaming = z.strictObject({ name });

export const viewPermissions: RoutePermissions = {
  'GET /api/views': 'submissions:read',
  'POST /api/views': 'submissions:read',
  'PATCH /api/views/:id': 'submissions:read',
  'DELETE /api/views/:id': 'submissions:read',
};

export interface ViewRouteOptions {
  database: Database;
  /** Whether somebody may change what all see. */
  mayShare(principal: Principal): boolean;
}

/**
 * `/api/views`: named views of the inbox. Whoever reads requests has views of their own; those that everybody has are
 * for those to change who may change requests.
 */
export function viewRoutes({ database, mayShare }: ViewRouteOptions) {
  const refusal = (c: Context<HttpEnv>) => problem(c, 'forbidden', 'This account may not change the views of all.');
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such view.');

  return new Hono<HttpEnv>()
    .get('/', async (c) => c.json({ items: await listViews(database.db, accountOf(c.var.principal)) }, 200))
    .post('/', jsonBody(bySchema(view)), async (c) => {
      const { shared, ...given } = c.req.valid('json');
      const owner = shared ? null : accountOf(c.var.principal);
      if (owner === null && !mayShare(c.var.principal)) return refusal(c);
      const saved = await saveView(database, given, owner);
      if (saved) return c.json(saved, 201);
      return problem(c, 'invalid-input', 'There are too many views.', { errors: { name: 'is one view too many' } });
    })
    .patch('/:id', jsonBody(bySchema(renaming)), async (c) => {
      const found = await findView(database.db, c.req.param('id'), accountOf(c.var.principal));
      if (!found) return missing(c);
      if (found.shared && !mayShare(c.var.principal)) return refusal(c);
      const { name } = c.req.valid('json');
      await renameView(database, found.id, name);
      return c.json({ ...found, name }, 200);
    })
    .delete('/:id', async (c) => {
      const found = await findView(database.db, c.req.param('id'), accountOf(c.var.principal));
      if (!found) return missing(c);
      if (found.shared && !mayShare(c.var.principal)) return refusal(c);
      await removeView(database, found.id);
      return c.body(null, 204);
    });
}
