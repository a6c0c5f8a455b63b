import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import { problem, tooMany } from '#/http/problem.ts';
import { passCookies, severalAttempts, withPeer } from '../auth-response.ts';
import type { RoutePermissions } from '../permissions.ts';
import { phoneNumber, type SendText } from '../phone-factor.ts';
import { placeOf } from '../place.ts';
import { createSecondStep, givenCode, maxCodeBytes, type SecondStepOptions, signInOver } from '../second-step.ts';
import { type StaffSession, staffSessionOf } from '../staff-session.ts';
import { confirmNumber, keepNumber, removeNumber } from './own-phone.ts';
import { codeText, withTextedCodes } from './texted-codes.ts';

const given = z.strictObject({
  number: z
    .string('Enter a phone number.')
    .max(40, 'Enter a phone number.')
    .transform((text) => text.replace(/[\s().-]/g, ''))
    // E.164.
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +353 87 123 4567.')),
});

export const phonePermissions: RoutePermissions = {
  'POST /api/account/phone': 'own-account',
  'POST /api/account/phone/confirm': 'own-account',
  'DELETE /api/account/phone': 'own-account',
  'POST /api/auth/sign-in/phone/send': 'public',
  'POST /api/auth/sign-in/phone': 'public',
};

export interface PhoneOptions extends SecondStepOptions {
  /** Null where no service for text messages is set: nothing of this is there then. */
  sendText: SendText | null;
  /** Limits the texts to one account. */
  limiter: Limiter;
  publicUrl: string | undefined;
  /** Called when sessions have ended, so that what they hold open ends, too. */
  onSessionsEnded(): void;
}

/** Codes by text message: the number of the own account, and the second step of a sign-in. */
export function phoneRoutes(options: PhoneOptions) {
  const { auth, database, guard, sendText, limiter, publicUrl, onQueued, onSessionsEnded } = options;
  const step = createSecondStep(options);

  /** Texts a code that belongs to the session or the sign-in of `headers`. */
  async function text(c: Context<HttpEnv>, userId: string, { headers, isConfirmed }: Texting): Promise<Response> {
    if (!sendText) return absent(c);
    const number = await phoneNumber(database.db, auth, userId, isConfirmed);
    if (number === null) return problem(c, 'not-found', 'This account has no phone number.');
    const admission = await limiter.take(userId);
    if (!admission.admitted) return tooMany(c, severalTexts, admission.retryAfterSeconds);
    let code = '';
    const { api } = await withTextedCodes(auth, (made) => {
      code = made;
    });
    const response = await api.sendTwoFactorOTP({ body: {}, headers, asResponse: true });
    if (!response.ok || code === '') return problem(c, 'internal-error', 'Something went wrong on our side.');
    if (await sendText(number, codeText(code, publicUrl), c.var.requestId)) return c.json({}, 202);
    return problem(c, 'text-not-sent', 'The service for text messages did not take the code.');
  }

  /** Runs what changes how the account is entered, when the password was given in the last minutes. */
  async function recently(c: Context<HttpEnv>, work: (session: StaffSession) => Promise<Response>): Promise<Response> {
    if (!sendText) return absent(c);
    const session = await staffSessionOf(auth, c.req.raw.headers, { counts: false });
    if (!session) return problem(c, 'signed-out', 'Your session has ended. Sign in again.');
    if (!session.isRecent) return problem(c, 'password-needed', 'Enter your password again for this.');
    return work(session);
  }

  const place = (c: Context<HttpEnv>) => placeOf(c.var.peer, c.req.header('user-agent'));

  return new Hono<HttpEnv>()
    .post('/account/phone', jsonBody(bySchema(given), { maxBytes: 1_024 }), (c) =>
      recently(c, async (session) => {
        if (!(await keepNumber(options, session, c.req.valid('json').number))) return hasNumber(c);
        return text(c, session.staff.id, { headers: withPeer(c), isConfirmed: false });
      }),
    )
    .post('/account/phone/confirm', jsonBody(bySchema(givenCode), { maxBytes: maxCodeBytes }), (c) =>
      recently(c, async (session) => {
        const { code } = c.req.valid('json');
        let recovery_codes: string[] | null = null;
        const attempt = await guard.attempt(c.var.peer, `second step of ${session.staff.id}`, async () => {
          const confirmed = await confirmNumber(options, session, { code, headers: withPeer(c), place: place(c) });
          if (confirmed.outcome === 'refused') return wrongCode(c);
          recovery_codes = confirmed.recoveryCodes;
          passCookies(confirmed.headers, c);
          return c.body(null, 204);
        });
        if (!attempt.admitted) return tooMany(c, severalAttempts, attempt.retryAfterSeconds);
        if (!attempt.response.ok) return attempt.response;
        onQueued();
        onSessionsEnded();
        return c.json({ recovery_codes }, 200);
      }),
    )
    .delete('/account/phone', (c) =>
      recently(c, async ({ staff }) => {
        if (!(await removeNumber(options, staff.id, place(c))))
          return problem(c, 'not-found', 'This account has no phone number.');
        onQueued();
        return c.body(null, 204);
      }),
    )
    .post('/auth/sign-in/phone/send', async (c) => {
      const challenge = await step.challenge(c);
      if (!challenge) return signInOver(c);
      return text(c, challenge.userId, { headers: challenge.headers, isConfirmed: true });
    })
    .post('/auth/sign-in/phone', jsonBody(bySchema(givenCode), { maxBytes: maxCodeBytes }), async (c) => {
      if (!sendText) return absent(c);
      const { api } = await withTextedCodes(auth, () => {});
      const body = c.req.valid('json');
      return step.answer(c, 'phone', (headers) => api.verifyTwoFactorOTP({ body, headers, asResponse: true }));
    });
}

interface Texting {
  headers: Headers;
  /** Whether the code goes to the number in use, or to one that waits for it. */
  isConfirmed: boolean;
}

const severalTexts = 'Several codes were texted in a short time.';

function absent(c: Context<HttpEnv>) {
  return problem(c, 'not-found', 'There is nothing at this address.');
}

function hasNumber(c: Context<HttpEnv>) {
  return problem(c, 'invalid-input', 'Some fields need another look.', {
    errors: { number: 'This account has a number already. Remove it first.' },
  });
}

function wrongCode(c: Context<HttpEnv>) {
  return problem(c, 'invalid-input', 'Some fields need another look.', {
    errors: { code: 'This code is wrong, was used, or is too old.' },
  });
}
