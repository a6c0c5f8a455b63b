import type { Context } from 'hono';
import { z } from 'zod';
import { append } from '#/events/append.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { peerAddressHeader } from './auth.ts';
import { type Place, placeOf } from './place.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { finishSignIn, type SignInFacts, type SignInRecorder } from './sign-ins.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** The password was right. */
    'account.second_step_failed': { data: { second_step: SignInFacts['second_step'] }; words: Place };
  }
}

export const maxCodeBytes = 1_024;
/** As long as Better Auth locks second steps after ten failures in a row. */
const lockedSeconds = 15 * 60;

/** Blanks are how authenticator apps show a code. */
export const givenCode = z.strictObject({
  code: z
    .string('Enter the code.')
    .max(32, 'Enter the code.')
    .transform((text) => text.replace(/\s/g, '')),
});

const signedIn = z.object({ user: z.object({ id: z.string() }) });
const refusal = z.object({ code: z.string() });
/** Better Auth's errors for a texted code that was used, is too old, or had too many tries. */
const textedCodeOver = ['OTP_HAS_EXPIRED', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];

export interface SecondStepOptions extends SignInRecorder {
  guard: SignInGuard;
}

/** What the routes of the second step of a sign-in share. */
export function createSecondStep(options: SecondStepOptions) {
  const { auth, database, guard } = options;

  function recordFailure(c: Context<HttpEnv>, userId: string, second_step: SignInFacts['second_step']): Promise<void> {
    const words = placeOf(c.var.peer, c.req.header('user-agent'));
    const event = { kind: 'account.second_step_failed', subjectId: userId, data: { second_step }, words } as const;
    return database.write((write) => append(write, event, { kind: 'visitor' }));
  }

  return {
    /**
     * Whose password was right, and the headers that go on to Better Auth: only what the first step has set, so that an open
     * session is never taken for the one that signs in. Null when no second step is awaited.
     */
    async challenge(c: Context<HttpEnv>): Promise<{ userId: string; headers: Headers } | null> {
      const { name } = (await auth.$context).createAuthCookie('two_factor');
      const cookies = (c.req.header('cookie') ?? '').split(/;\s*/);
      const headers = new Headers({
        cookie: cookies.filter((cookie) => cookie.startsWith(`${name}=`)).join('; '),
        'user-agent': c.req.header('user-agent') ?? '',
        [peerAddressHeader]: c.var.peer,
      });
      const { userId } = await auth.api.challengedUser({ headers });
      return userId === null ? null : { userId, headers };
    },

    /** Signs in when Better Auth takes the code. */
    async answer(
      c: Context<HttpEnv>,
      second_step: Exclude<SignInFacts['second_step'], 'none'>,
      verify: (headers: Headers) => Promise<Response>,
    ) {
      const challenge = await this.challenge(c);
      if (!challenge) return signInOver(c);
      const { userId, headers } = challenge;
      const attempt = await guard.attempt(c.var.peer, `second step of ${userId}`, () => verify(headers), {
        isKnown: true, // the password was right
      });
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
      if (response.status !== 400) return problem(c, 'wrong-code', 'This code is wrong, or has been used.');
      const { data } = refusal.safeParse(await response.json());
      if (second_step === 'phone' && textedCodeOver.includes(data?.code ?? ''))
        return problem(c, 'code-over', 'This code does not work any more. Ask for another one.');
      // Better Auth ends a sign-in after five wrong codes of an app.
      return signInOver(c);
    },
  };
}

const tooManyCodes = 'Several wrong codes came in a short time.';

export function signInOver(c: Context<HttpEnv>) {
  return problem(c, 'sign-in-over', 'This sign-in took too long or too many tries. Begin again with the password.');
}
