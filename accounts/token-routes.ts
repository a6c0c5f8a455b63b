import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { keptLine } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { createToken, listTokens, maxTokens, revokeToken } from './api-tokens.ts';
import { grantable, type Permission, type RoutePermissions } from './permissions.ts';

const newToken = z.strictObject({
  name: z
    .string('Enter a name.')
    .overwrite(keptLine)
    .min(1, 'Enter a name, such as that of the program.')
    .max(100, 'Enter a shorter name.'),
  permissions: z
    .array(z.enum(grantable as [Permission, ...Permission[]], `must be some of ${grantable.join(', ')}`))
    .min(1, 'Choose at least one permission.')
    .max(grantable.length, 'has the same permission twice'),
  expires_in_days: z
    .number('must be a number, or null')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(3_650, 'must be at most 3650')
    .nullable(),
});

const tokenId = z.guid();

export const tokenPermissions: RoutePermissions = {
  'GET /api/tokens': 'accounts:write',
  'POST /api/tokens': 'accounts:write',
  'DELETE /api/tokens/:id': 'accounts:write',
};

/** `/api/tokens`: programs that may call this API. */
export function tokenRoutes(database: Database) {
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such token that works.');
  return new Hono<HttpEnv>()
    .get('/', async (c) => c.json({ items: await listTokens(database.db), grantable: [...grantable] }, 200))
    .post('/', jsonBody(bySchema(newToken)), async (c) => {
      const actor = actorOf(c.var.principal);
      if (actor.kind !== 'staff') return problem(c, 'forbidden', 'Only an owner makes tokens.');
      const { expires_in_days: expiresInDays, ...given } = c.req.valid('json');
      const created = await createToken(database, { ...given, expiresInDays }, actor);
      if (created) return c.json({ token: created.token, row: created.row }, 201);
      const errors = { name: `There are ${maxTokens} tokens already. Revoke some first.` };
      return problem(c, 'invalid-input', 'Some fields need another look.', { errors });
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      const isRevoked = tokenId.safeParse(id).success && (await revokeToken(database, id, actorOf(c.var.principal)));
      return isRevoked ? c.body(null, 204) : missing(c);
    });
}
