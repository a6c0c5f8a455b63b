import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { append } from '#/events/append.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { peerAddressHeader } from './auth.ts';
import type { RoutePermissions } from './permissions.ts';
import { type Place, placeOf } from './place.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { finishSignIn, type SignInFacts, type SignInRecorder } from './sign-ins.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** The password was right. */
    'account.second_step_failed': { data: { second_step: SignInFacts['second_step'] }; words: Place };
  }
}

const maxCodeBytes = 1_024;
/** As long as Better Auth locks second steps after ten failures in a row. */
const lockedSeconds = 15 * 60;

/** Blanks are how authenticator apps show a code. */
const code = z.strictObject({
  code: z
    .string('Enter the code.')
    .max(32, 'Enter the code.')
    .transform((text) => text.replace(/\s/g, '')),
});

const signedIn = z.object({ user: z.object({ id: z.string() }) });

export const secondStepPermissions: RoutePermissions = {
  'POST /api/auth/sign-in/code': 'public',
  'POST /api/auth/sign-in/recovery-code': 'public',
};

export interface SecondStepOptions extends SignInRecorder {
  guard: SignInGuard;
}

/** The second step of a sign-in: a code of an authenticator app, or a recovery code. */
export function secondStepRoutes(options: SecondStepOptions) {
  const { auth, database, guard } = options;

  /** Only what the first step has set, so that an open session is never taken for the one that signs in. */
  async function challengeHeaders(c: Context<HttpEnv>): Promise<Headers> {
    const { name } = (await auth.$context).createAuthCookie('two_factor');
    const cookies = (c.req.header('cookie') ?? '').split(/;\s*/);
    return new Headers({
      cookie: cookies.filter((cookie) => cookie.startsWith(`${name}=`)).join('; '),
      'user-agent': c.req.header('user-agent') ?? '',
      [peerAddressHeader]: c.var.peer,
    });
  }

  async function answer(
    c: Context<HttpEnv>,
    second_step: 'code' | 'recovery-code',
    verify: (headers: Headers) => Promise<Response>,
  ) {
    const headers = await challengeHeaders(c);
    const { userId } = await auth.api.challengedUser({ headers });
    if (userId === null) return over(c);
    const attempt = await guard.attempt(c.var.peer, `second step of ${userId}`, () => verify(headers));
    if (!attempt.admitted) return tooMany(c, tooManyCodes, attempt.retryAfterSeconds);
    const { response } = attempt;
    if (response.ok) {
      const { user } = signedIn.parse(await response.json());
      const facts = { method: 'password', second_step } as const;
      await finishSignIn(c, options, { userId: user.id, facts, headers: response.headers });
      return c.json({}, 200);
    }
    if (response.status >= 500) return problem(c, 'internal-error', 'Something went wrong on our side.');
    await recordFailure(c, userId, second_step);
    if (response.status === 429) return tooMany(c, tooManyCodes, lockedSeconds);
    // Better Auth ends a sign-in after five wrong codes.
    if (response.status === 400) return over(c);
    return problem(c, 'wrong-code', 'This code is wrong, or has been used.');
  }

  function recordFailure(c: Context<HttpEnv>, userId: string, second_step: SignInFacts['second_step']): Promise<void> {
    const words = placeOf(c.var.peer, c.req.header('user-agent'));
    return database.write((write) =>
      append(
        write,
        { kind: 'account.second_step_failed', subjectId: userId, data: { second_step }, words },
        { kind: 'visitor' },
      ),
    );
  }

  return new Hono<HttpEnv>()
    .post('/auth/sign-in/code', jsonBody(bySchema(code), { maxBytes: maxCodeBytes }), (c) => {
      const body = c.req.valid('json');
      return answer(c, 'code', (headers) => auth.api.verifyTOTP({ body, headers, asResponse: true }));
    })
    .post('/auth/sign-in/recovery-code', jsonBody(bySchema(code), { maxBytes: maxCodeBytes }), (c) => {
      const body = c.req.valid('json');
      return answer(c, 'recovery-code', (headers) => auth.api.verifyBackupCode({ body, headers, asResponse: true }));
    });
}

const tooManyCodes = 'Several wrong codes came in a short time.';

function over(c: Context<HttpEnv>) {
  return problem(c, 'sign-in-over', 'This sign-in took too long or too many tries. Begin again with the password.');
}
