import { randomBytes } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { actorOf } from '#/accounts/principals.ts';
import { withBody } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import { problem } from '#/http/problem.ts';
import { acceptedEncodings } from '#/server/http/site.ts';
import type { Encoding, Site } from '#/server/site-files/site.ts';
import { mayCount } from '#/visits/count-visits.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import { type Intake, isIdempotencyKey } from './intake.ts';
import type { FormProblem, FormValues, RequestFormState } from './request-form.ts';
import { honeypot } from './request-form.ts';
import { emptyForm, parseSubmission } from './submission-input.ts';

export const startWorkingPermissions: RoutePermissions = {
  'GET /start-working': 'public',
  'POST /start-working': 'public',
};

export interface StartWorkingOptions {
  site: Site;
  intake: Intake;
  visits: VisitCounter;
  /** Logs a failure and says what it was. */
  report(error: unknown, c: Context<HttpEnv>): 'storage-unavailable' | 'internal-error';
}

/** `/start-working`, with a key for each visitor: the form, posted as it is by a browser without JavaScript. */
export function startWorkingRoutes({ site, intake, visits, report }: StartWorkingOptions) {
  async function showForm(c: Context<HttpEnv>): Promise<Response> {
    const { write, policy } = await site.formPage(c.req.query('sent') === '1');
    const accepted = acceptedEncodings(c.req.header('accept-encoding'));
    const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
    return page(c, 200, write(newKey(), encoding), { policy, encoding });
  }

  async function answerPost(
    c: Context<HttpEnv>,
    status: 409 | 422 | 429 | 500 | 503,
    state: Partial<RequestFormState>,
  ) {
    const form = { sent: false, values: emptyForm, errors: {}, problem: null, idempotencyKey: newKey(), ...state };
    const { html, policy } = await site.renderForm(form);
    const isCompressed = acceptedEncodings(c.req.header('accept-encoding')).has('gzip');
    // On this thread, and quickly: those of the pool hash passwords, and a page would wait for them.
    const body = isCompressed ? gzipSync(html, { level: constants.Z_BEST_SPEED }) : Buffer.from(html);
    return page(c, status, body, { policy, encoding: isCompressed ? 'gzip' : 'identity' });
  }

  async function take(c: Context<HttpEnv>, fields: URLSearchParams): Promise<Response> {
    const values = formValues(fields);
    const givenKey = fields.get('idempotency_key') ?? '';
    const idempotencyKey = isIdempotencyKey(givenKey) ? givenKey : newKey();

    const isSpam = Boolean(fields.get(honeypot));
    const parsed = parseSubmission(values);
    if (!parsed.ok) return answerPost(c, 422, { values, errors: parsed.errors, idempotencyKey });
    const again = (code: FormProblem) => ({ values, problem: code });
    try {
      const result = await intake({
        peer: c.var.peer,
        input: parsed.input,
        actor: actorOf(c.var.principal),
        idempotencyKey,
        from: { isSpam },
      });
      switch (result.outcome) {
        case 'stored':
          if (result.isNew && !isSpam && mayCount(c.req.raw.headers)) visits.count('request-sent');
          return c.redirect('/start-working?sent=1', 303);
        case 'key-reused':
          return answerPost(c, 409, again('key-reused'));
        case 'limited':
          c.header('Retry-After', String(result.retryAfterSeconds));
          return answerPost(c, 429, { ...again('limited'), idempotencyKey });
      }
    } catch (error) {
      const status = report(error, c) === 'storage-unavailable' ? 503 : 500;
      return answerPost(c, status, { ...again('failed'), idempotencyKey });
    }
  }

  return new Hono<HttpEnv>().get('/', showForm).post('/', (c) => {
    if (!isForm(c)) return problem(c, 'wrong-content-type', 'Send this form as application/x-www-form-urlencoded.');
    return withBody(c, {}, (body) => take(c, new URLSearchParams(body)));
  });
}

interface PageHead {
  policy: string;
  encoding: Encoding;
}

function page(
  c: Context<HttpEnv>,
  status: 200 | 409 | 422 | 429 | 500 | 503,
  body: Uint8Array<ArrayBuffer>,
  { policy, encoding }: PageHead,
): Response {
  // Kept for Back, so that a form sent again from there carries the same key; never shared, always asked for anew.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(body, status);
}

function newKey(): string {
  return randomBytes(16).toString('hex');
}

function isForm(c: Context<HttpEnv>): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' && !c.req.header('content-encoding');
}

function formValues(fields: URLSearchParams): FormValues {
  const names = Object.keys(emptyForm) as (keyof FormValues)[];
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? emptyForm[name]])) as FormValues;
}
