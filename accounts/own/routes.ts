import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { type AccountStore, newAccount } from '../accounts.ts';
import { passCookies, withPeer } from '../auth-response.ts';
import type { RoutePermissions } from '../permissions.ts';
import { hasApp, phoneEnding } from '../phone-factor.ts';
import { placeOf } from '../place.ts';
import { removeSecondFactor } from '../second-factor.ts';
import { mustEnrol } from '../second-factor-rule.ts';
import { sendToken } from '../session-life.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import { type StaffSession, staffSessionOf } from '../staff-session.ts';
import { isStoredId } from '../stored-id.ts';
import { weakPassword } from '../weak-password.ts';
import { changePassword, confirm, isPassword, rename } from './own-account.ts';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  enrolmentOf,
  keepingRecoveryCodes,
  renewRecoveryCodes,
} from './second-factor.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';

/** Fits the longest name and two of the longest passwords. */
const maxAccountBytes = 8 * 1024;

const present = z.string('Enter your present password.').max(1_000, 'This is not your present password.');
const { name, password } = newAccount.shape;
const renaming = z.strictObject({ name });
const newPassword = z.strictObject({ present, password });
const again = z.strictObject({ password: present });
const code = z.strictObject({
  code: z
    .string('Enter the code that the app shows.')
    .max(32, 'Enter the code that the app shows.')
    .transform((text) => text.replace(/\s/g, '')),
});

export const ownAccountPermissions: RoutePermissions = {
  'GET /api/account': 'own-account',
  'PATCH /api/account': 'own-account',
  'POST /api/account/password': 'own-account',
  'POST /api/account/confirm': 'own-account',
  // Asked before a download: `recentRoutes` lets the session through, or not.
  'GET /api/account/recent': 'own-account',
  'GET /api/account/sessions': 'own-account',
  'DELETE /api/account/sessions': 'own-account',
  'DELETE /api/account/sessions/:id': 'own-account',
  'POST /api/account/second-factor': 'own-account',
  'POST /api/account/second-factor/confirm': 'own-account',
  'POST /api/account/second-factor/recovery-codes': 'own-account',
  'POST /api/account/second-factor/remove': 'own-account',
};

export interface OwnAccountOptions extends AccountStore {
  guard: SignInGuard;
  /** Whether codes can be texted to a phone. */
  textsCodes: boolean;
  /** Called when sessions have ended, so that what they hold open ends, too. */
  onSessionsEnded(): void;
  /** Called when a mail waits. */
  onQueued(): void;
}

/** `/api/account`: what a member of staff sees and changes of their own account. */
export function ownAccountRoutes(options: OwnAccountOptions) {
  const { auth, database, guard, textsCodes, onSessionsEnded, onQueued } = options;

  /** The session whose permission was checked before; another request may have ended it since. */
  async function ownSession(c: Context<HttpEnv>): Promise<StaffSession | null> {
    return staffSessionOf(auth, c.req.raw.headers, { counts: false });
  }

  /** Runs `work` when the password is right; wrong ones count as those of a sign-in do. */
  async function withPassword(
    c: Context<HttpEnv>,
    given: string,
    field: 'present' | 'password',
    work: (session: StaffSession) => Promise<Response>,
    /** Refuses the rest of what was given, as long as one attempt of the address is made. */
    refuse?: (session: StaffSession) => Promise<Response | null>,
  ): Promise<Response> {
    const session = await ownSession(c);
    if (!session) return signedOut(c);
    const { id, email } = session.staff;
    const attempt = await guard.attempt(
      c.var.peer,
      email,
      async () => {
        if (await isPassword({ auth }, id, given)) return (await refuse?.(session)) ?? c.body(null, 204);
        const errors = { [field]: 'This is not your present password.' };
        const refused = problem(c, 'invalid-input', 'Some fields need another look.', { errors });
        c.set('refusal', 'wrong-password');
        return refused;
      },
      hasSession,
    );
    if (!attempt.admitted) return tooMany(c, severalTries, attempt.retryAfterSeconds);
    return attempt.response.ok ? work(session) : attempt.response;
  }

  const facts = (c: Context<HttpEnv>) => ({
    actor: actorOf(c.var.principal),
    place: placeOf(c.var.peer, c.req.header('user-agent')),
  });

  return new Hono<HttpEnv>()
    .get('/', async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      const { email, name, role, hasSecondFactor, id } = session.staff;
      const must_enrol = await mustEnrol(database.db, session.staff);
      const second_factor = hasSecondFactor
        ? { recovery_codes: await countRecoveryCodes({ auth }, id), app: await hasApp(database.db, id) }
        : null;
      const phone = textsCodes ? { ending: await phoneEnding(database.db, id) } : null;
      return c.json({ email, name, role, second_factor, phone, is_recent: session.isRecent, must_enrol }, 200);
    })
    .patch('/', jsonBody(bySchema(renaming), { maxBytes: maxAccountBytes }), async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      const { name } = c.req.valid('json');
      await rename(options, session.staff.id, name, actorOf(c.var.principal));
      return c.json({ name }, 200);
    })
    .post('/password', jsonBody(bySchema(newPassword), { maxBytes: maxAccountBytes }), (c) => {
      const { present, password } = c.req.valid('json');
      return withPassword(
        c,
        present,
        'present',
        async (session) => {
          const token = await changePassword(options, session, password, facts(c));
          await sendToken(c, auth, { ...session, token });
          onQueued();
          onSessionsEnded();
          return c.body(null, 204);
        },
        async ({ staff }) => ((await auth.isWeak(password, [staff.name, staff.email])) ? weakPassword(c) : null),
      );
    })
    .get('/recent', (c) => c.body(null, 204))
    .post('/confirm', jsonBody(bySchema(again), { maxBytes: maxAccountBytes }), (c) =>
      withPassword(c, c.req.valid('json').password, 'password', async (session) => {
        const token = await confirm(options, session, actorOf(c.var.principal));
        await sendToken(c, auth, { ...session, token });
        return c.body(null, 204);
      }),
    )
    .get('/sessions', async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      const asked = { currentId: session.id, idleMs: auth.idleMs };
      return c.json({ items: await listSessions(database, session.staff.id, asked) }, 200);
    })
    .delete('/sessions', async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      await revokeOtherSessions(database, session.staff.id, session.token, actorOf(c.var.principal));
      onSessionsEnded();
      return c.body(null, 204);
    })
    .delete('/sessions/:id', async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      const id = c.req.param('id');
      const isRevoked =
        isStoredId(id) && (await revokeSession(database, session.staff.id, id, actorOf(c.var.principal)));
      if (!isRevoked) return problem(c, 'not-found', 'There is no such session.');
      onSessionsEnded();
      return c.body(null, 204);
    })
    .post('/second-factor', jsonBody(bySchema(again), { maxBytes: maxAccountBytes }), async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      if (await hasApp(database.db, session.staff.id)) return alreadyOn(c);
      const body = { password: c.req.valid('json').password, method: 'totp' as const };
      const enable = () => auth.api.enableTwoFactor({ body, headers: withPeer(c), asResponse: true });
      const work = () => keepingRecoveryCodes(options, session.staff, enable);
      const attempt = await guard.attempt(c.var.peer, session.staff.email, work, hasSession);
      if (!attempt.admitted) return tooMany(c, severalTries, attempt.retryAfterSeconds);
      const { response } = attempt;
      if (response.status >= 500) return problem(c, 'internal-error', 'Something went wrong on our side.');
      if (!response.ok) return wrongPassword(c);
      return c.json(enrolmentOf(enabled.parse(await response.json()).totpURI), 200);
    })
    .post('/second-factor/confirm', jsonBody(bySchema(code), { maxBytes: maxAccountBytes }), async (c) => {
      const session = await ownSession(c);
      if (!session) return signedOut(c);
      if (await hasApp(database.db, session.staff.id)) return alreadyOn(c);
      const given = { code: c.req.valid('json').code, headers: withPeer(c), ...facts(c) };
      let codes: string[] = [];
      const attempt = await guard.attempt(c.var.peer, `second step of ${session.staff.id}`, async () => {
        const confirmation = await confirmSecondFactor(options, session, given);
        if (confirmation.outcome === 'refused') return wrongCode(c);
        codes = confirmation.recoveryCodes;
        passCookies(confirmation.headers, c);
        return c.body(null, 204);
      });
      if (!attempt.admitted) return tooMany(c, severalTries, attempt.retryAfterSeconds);
      if (!attempt.response.ok) return wrongCode(c);
      onQueued();
      onSessionsEnded();
      return c.json({ recovery_codes: codes }, 200);
    })
    .post('/second-factor/recovery-codes', jsonBody(bySchema(again), { maxBytes: maxAccountBytes }), (c) =>
      withPassword(c, c.req.valid('json').password, 'password', async ({ staff }) => {
        const recovery_codes = await renewRecoveryCodes(options, staff.id, facts(c).place);
        if (!recovery_codes) return notOn(c);
        onQueued();
        return c.json({ recovery_codes }, 200);
      }),
    )
    .post('/second-factor/remove', jsonBody(bySchema(again), { maxBytes: maxAccountBytes }), (c) =>
      withPassword(c, c.req.valid('json').password, 'password', async ({ staff }) => {
        if (!(await removeSecondFactor(options, staff.id, facts(c)))) return notOn(c);
        onQueued();
        return c.body(null, 204);
      }),
    );
}

/** Better Auth's answer to the beginning of an enrolment. */
const enabled = z.object({ totpURI: z.string() });

/** Whoever has a session has been let in before. */
const hasSession = { isKnown: true };

const severalTries = 'Several attempts came from this address in a short time.';

function signedOut(c: Context<HttpEnv>) {
  return problem(c, 'signed-out', 'Your session has ended. Sign in again.');
}

function wrongPassword(c: Context<HttpEnv>) {
  return problem(c, 'invalid-input', 'Some fields need another look.', {
    errors: { password: 'This is not your present password.' },
  });
}

function wrongCode(c: Context<HttpEnv>) {
  return problem(c, 'invalid-input', 'Some fields need another look.', {
    errors: { code: 'This code is wrong, or has been used. Wait for the next one.' },
  });
}

function alreadyOn(c: Context<HttpEnv>) {
  return problem(c, 'second-factor-on', 'Two-step sign-in is on already.');
}

function notOn(c: Context<HttpEnv>) {
  return problem(c, 'second-factor-off', 'Two-step sign-in is off.');
}
