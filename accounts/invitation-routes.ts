import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { newAccount } from './accounts.ts';
import { severalAttempts, withPeer } from './auth-response.ts';
import { findInvitation } from './invitations.ts';
import type { RoutePermissions } from './permissions.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { finishSignIn, type SignInRecorder } from './sign-ins.ts';
import { weakPassword } from './weak-password.ts';

/** Fits the longest name and password. */
const maxBytes = 8 * 1024;

const token = z.string().max(100);
const link = z.strictObject({ token });
/** No address: the account is made for that of the invitation. */
const acceptance = newAccount.pick({ name: true, password: true }).extend({ token }).strict();

const signInAnswer = z.object({ user: z.object({ id: z.string() }) });

/** Public, since the link is the proof. */
export const invitationPermissions: RoutePermissions = {
  'POST /api/invitations/check': 'public',
  'POST /api/invitations/accept': 'public',
};

/** `/api/invitations`: the link of an invitation makes an account, once. */
export function invitationRoutes(options: SignInRecorder & { guard: SignInGuard }) {
  const { database, auth, guard } = options;
  return new Hono<HttpEnv>()
    .post('/check', jsonBody(bySchema(link), { maxBytes }), async (c) => {
      const invitation = await findInvitation(database.db, c.req.valid('json').token);
      c.header('Cache-Control', 'no-store');
      return c.json({ invitation: invitation && { email: invitation.email, role: invitation.role } }, 200);
    })
    .post('/accept', jsonBody(bySchema(acceptance), { maxBytes }), async (c) => {
      const given = c.req.valid('json');
      const attempt = await guard.attempt(c.var.peer, null, async () => {
        const open = await findInvitation(database.db, given.token);
        if (open && (await auth.isWeak(given.password, [given.name, open.email]))) return weakPassword(c);
        const account = await acceptInvitation({ database, auth }, given);
        if (!account) return problem(c, 'wrong-link', 'This invitation does not work, or not any more.');
        const body = { email: account.email, password: given.password };
        return auth.api.signInEmail({ body, headers: withPeer(c), asResponse: true });
      });
      if (!attempt.admitted) return tooMany(c, severalAttempts, attempt.retryAfterSeconds);
      if (!attempt.response.ok) return attempt.response;
      const { user } = signInAnswer.parse(await attempt.response.json());
      const facts = { method: 'invitation', second_step: 'none' } as const;
      await finishSignIn(c, options, { userId: user.id, facts, headers: attempt.response.headers });
      return c.json({}, 201);
    });
}
