import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { operator } from '#/content/operator.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { type Account, listAccounts } from './accounts.ts';
import type { Auth } from './auth.ts';
import { dismissFirstSteps, type FirstStep, firstSteps, readFirstSteps, skipStep } from './first-steps.ts';
import { listInvitations } from './invitations.ts';
import { accountsWithPasskey } from './listed-passkeys.ts';
import type { RoutePermissions } from './permissions.ts';

const change = z.union(
  [z.strictObject({ skip: z.enum(firstSteps) }), z.strictObject({ dismissed: z.literal(true) })],
  'must be a step to skip, or dismissed',
);

export const firstStepPermissions: RoutePermissions = {
  'GET /api/first-steps': 'accounts:write',
  'PATCH /api/first-steps': 'accounts:write',
};

export interface FirstStepRouteOptions {
  database: Database;
  auth: Auth;
  sendsMail: boolean;
  publicUrl: string | undefined;
}

/** `/api/first-steps`: what an owner has not set up yet. */
export function firstStepRoutes({ database, auth, sendsMail, publicUrl }: FirstStepRouteOptions) {
  async function stateFor({ var: { principal } }: Context<HttpEnv>) {
    const [accounts, invitations, withPasskey] = await Promise.all([
      listAccounts(auth),
      listInvitations(database.db),
      accountsWithPasskey(database),
    ]);
    const isProtected = ({ id, second_factor }: Account) => second_factor || withPasskey.has(id);
    const done = new Set<FirstStep>();
    if (sendsMail) done.add('mail');
    if (publicUrl) done.add('address');
    const own = accounts.find(({ id }) => principal.kind === 'staff' && id === principal.id);
    if (own && isProtected(own)) done.add('second-factor');
    if (operator.email && operator.postalAddress) done.add('brand');
    if (accounts.length > 1 || invitations.length > 0) done.add('colleague');
    return readFirstSteps(database, done);
  }

  return new Hono<HttpEnv>()
    .get('/', async (c) => c.json(await stateFor(c), 200))
    .patch('/', jsonBody(bySchema(change)), async (c) => {
      const given = c.req.valid('json');
      const actor = actorOf(c.var.principal);
      if ('skip' in given) await skipStep(database, given.skip, actor);
      else await dismissFirstSteps(database, actor);
      return c.json(await stateFor(c), 200);
    });
}
