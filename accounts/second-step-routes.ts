import { Hono } from 'hono';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import type { RoutePermissions } from './permissions.ts';
import { createSecondStep, givenCode, maxCodeBytes, type SecondStepOptions } from './second-step.ts';

export const secondStepPermissions: RoutePermissions = {
  'POST /api/auth/sign-in/code': 'public',
  'POST /api/auth/sign-in/recovery-code': 'public',
};

/** The second step of a sign-in: a code of an authenticator app, or a recovery code. */
export function secondStepRoutes(options: SecondStepOptions) {
  const { auth } = options;
  const step = createSecondStep(options);
  return new Hono<HttpEnv>()
    .post('/auth/sign-in/code', jsonBody(bySchema(givenCode), { maxBytes: maxCodeBytes }), (c) => {
      const body = c.req.valid('json');
      return step.answer(c, 'code', (headers) => auth.api.verifyTOTP({ body, headers, asResponse: true }));
    })
    .post('/auth/sign-in/recovery-code', jsonBody(bySchema(givenCode), { maxBytes: maxCodeBytes }), (c) => {
      const body = c.req.valid('json');
      return step.answer(c, 'recovery-code', (headers) =>
        auth.api.verifyBackupCode({ body, headers, asResponse: true }),
      );
    });
}
