import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import type { Actor } from '#/events/actor.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { listAccounts, newAccount, removeAccount } from './accounts.ts';
import type { Auth } from './auth.ts';
import { invitationPath } from './invitation-mail.ts';
import {
  type InvitationOptions,
  type IssuedInvitation,
  invite,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
} from './invitations.ts';
import { accountsWithPasskey } from './listed-passkeys.ts';
import type { RoutePermissions } from './permissions.ts';
import { readPresence } from './presence.ts';
import { type Principal, roles } from './principals.ts';
import { changeRole } from './roles.ts';
import { changeSecondFactorRule, readSecondFactorRule } from './second-factor-rule.ts';
import { isStoredId } from './stored-id.ts';

const role = z.enum(roles, `must be one of ${roles.join(', ')}`);
const newInvitation = newAccount.pick({ email: true }).extend({ role }).strict();
const changed = z.strictObject({ role });
const rule = z.strictObject({
  required: z.boolean('must be true or false'),
  version: z.number('must be a number').int('must be a whole number'),
});

const invitationId = z.guid();

export const teamPermissions: RoutePermissions = {
  'GET /api/team': 'accounts:write',
  'PATCH /api/team/:id': 'accounts:write',
  'DELETE /api/team/:id': 'accounts:write',
  'POST /api/team/invitations': 'accounts:write',
  'POST /api/team/invitations/:id/renew': 'accounts:write',
  'DELETE /api/team/invitations/:id': 'accounts:write',
  'PUT /api/team/second-factor': 'accounts:write',
};

export interface TeamRouteOptions {
  database: Database;
  auth: Auth;
  invitations: InvitationOptions;
  /** Whether a link goes out by mail as well. */
  mailsInvitations: boolean;
  /** Called when a link is to be mailed. */
  onQueued(): void;
  /** Takes the requests of somebody who leaves off them, for others to see that nobody has them. */
  releaseRequests(accountId: string, actor: Actor): Promise<void>;
  /** Called when somebody may do less than before, so that what they have open ends. */
  onLost(): void;
}

/** `/api/team`: who has an account, and who is invited. */
export function teamRoutes(options: TeamRouteOptions) {
  const { database, auth, invitations, mailsInvitations, onQueued, releaseRequests, onLost } = options;
  const missing = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such account.');
  const noInvitation = (c: Context<HttpEnv>) => problem(c, 'not-found', 'There is no such invitation.');
  const lastOwner = (c: Context<HttpEnv>) =>
    problem(c, 'last-owner', 'This is the last owner. Make somebody else an owner first.');

  /** The link is in this answer alone. */
  function issued(c: Context<HttpEnv>, { invitation, token }: IssuedInvitation, status: 200 | 201) {
    if (mailsInvitations) onQueued();
    return c.json({ invitation, path: invitationPath(token), mailed: mailsInvitations }, status);
  }

  return new Hono<HttpEnv>()
    .get('/', async (c) => {
      const [accounts, seen, open, secondFactor, withPasskey] = await Promise.all([
        listAccounts(auth),
        readPresence(database.db),
        listInvitations(database.db),
        readSecondFactorRule(database.db),
        accountsWithPasskey(database),
      ]);
      const items = accounts.map((account) => ({
        ...account,
        has_passkey: withPasskey.has(account.id),
        last_seen_at: seen.get(account.id) ?? null,
      }));
      return c.json({ items, invitations: open, second_factor: secondFactor, mails: mailsInvitations }, 200);
    })
    .put('/second-factor', jsonBody(bySchema(rule)), async (c) => {
      const given = c.req.valid('json');
      if (!(await changeSecondFactorRule(database, given, actorOf(c.var.principal)))) {
        const current = await readSecondFactorRule(database.db);
        return problem(c, 'moved-on', 'Somebody has changed this since you read it.', { current });
      }
      onLost();
      return c.json(await readSecondFactorRule(database.db), 200);
    })
    .post('/invitations', jsonBody(bySchema(newInvitation)), async (c) => {
      const result = await invite(invitations, c.req.valid('json'), staffOf(c.var.principal));
      if (result.outcome === 'issued') return issued(c, result, 201);
      const errors = { email: refusals[result.outcome] };
      return problem(c, 'invalid-input', 'Some fields need another look.', { errors });
    })
    .post('/invitations/:id/renew', async (c) => {
      const id = c.req.param('id');
      const result = invitationId.safeParse(id).success
        ? await renewInvitation(invitations, id, actorOf(c.var.principal))
        : null;
      return result?.outcome === 'issued' ? issued(c, result, 200) : noInvitation(c);
    })
    .delete('/invitations/:id', async (c) => {
      const id = c.req.param('id');
      const isWithdrawn =
        invitationId.safeParse(id).success && (await withdrawInvitation(database, id, actorOf(c.var.principal)));
      return isWithdrawn ? c.body(null, 204) : noInvitation(c);
    })
    .patch('/:id', jsonBody(bySchema(changed)), async (c) => {
      const id = c.req.param('id');
      if (!isStoredId(id)) return missing(c);
      const outcome = await changeRole(database, id, c.req.valid('json').role, actorOf(c.var.principal));
      if (outcome === 'missing') return missing(c);
      if (outcome === 'last-owner') return lastOwner(c);
      onLost();
      return c.json(c.req.valid('json'), 200);
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      if (!isStoredId(id)) return missing(c);
      const actor = actorOf(c.var.principal);
      const accounts = await listAccounts(auth);
      const account = accounts.find((one) => one.id === id);
      if (!account) return missing(c);
      // Looked at again in the transaction that removes: until then the requests are still theirs.
      if (account.role === 'owner' && accounts.filter((one) => one.role === 'owner').length === 1) return lastOwner(c);
      await releaseRequests(id, actor);
      const outcome = await removeAccount({ database, auth }, { id }, actor);
      if (outcome === 'missing') return missing(c);
      if (outcome === 'last-owner') return lastOwner(c);
      onLost();
      return c.body(null, 204);
    });
}

const refusals = {
  'has-account': 'This address has an account already.',
  'is-invited': 'This address is invited already. Make a new link below.',
  'too-many': 'Too many invitations are open. Withdraw some first.',
};

function staffOf(principal: Principal): Actor & { kind: 'staff' } {
  if (principal.kind !== 'staff') throw new Error('only staff have the permission of this route');
  return { kind: 'staff', id: principal.id };
}
