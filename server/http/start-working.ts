import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { emptyForm, type FormProblem, type FormValues, type RequestFormState } from '#/inbox/request-form.ts';
import { parseSubmission, trapField } from '#/inbox/submission-input.ts';
import type { VisitCounter } from '#/visits/visit-counter.ts';
import type { Site } from '../site/site.ts';
import { withBody } from './body.ts';
import { mayCount } from './count-visits.ts';
import type { HttpEnv } from './env.ts';
import { type Intake, isIdempotencyKey } from './intake.ts';
import { problem } from './problem.ts';
import { acceptedEncodings } from './site.ts';

export interface StartWorkingOptions {
  site: Site;
  intake: Intake;
  visits: VisitCounter;
  /** Logs a failure and says what it was. */
  report(error: unknown, c: Context<HttpEnv>): 'storage-unavailable' | 'internal-error';
}

/** `/start-working`, rendered for each visitor: the form, posted as it is by a browser without JavaScript. */
export function startWorkingRoutes({ site, intake, visits, report }: StartWorkingOptions) {
  async function page(
    c: Context<HttpEnv>,
    status: 200 | 409 | 422 | 429 | 500 | 503,
    state: Partial<RequestFormState>,
  ) {
    const form = { sent: false, values: emptyForm, errors: {}, problem: null, idempotencyKey: randomUUID(), ...state };
    const { html, policy } = await site.renderForm(form);
    // Kept for Back, so that a form sent again from there carries the same key; never shared, always asked for anew.
    c.header('Cache-Control', 'private, no-cache');
    c.header('Content-Security-Policy', policy);
    if (!acceptedEncodings(c.req.header('accept-encoding')).has('br')) return c.html(html, status);
    c.header('Content-Type', 'text/html; charset=UTF-8');
    c.header('Content-Encoding', 'br');
    c.header('Vary', 'Accept-Encoding');
    return c.body(await compressBrotli(html), status);
  }

  async function take(c: Context<HttpEnv>, fields: URLSearchParams): Promise<Response> {
    const values = formValues(fields);
    const givenKey = fields.get('idempotency_key') ?? '';
    const idempotencyKey = isIdempotencyKey(givenKey) ? givenKey : randomUUID();

    const isSpam = Boolean(fields.get(trapField));
    const parsed = parseSubmission(values);
    if (!parsed.ok) return page(c, 422, { values, errors: parsed.errors, idempotencyKey });
    const again = (code: FormProblem) => ({ values, problem: code });
    try {
      const result = await intake({ peer: c.var.peer, input: parsed.input, idempotencyKey, from: { isSpam } });
      switch (result.outcome) {
        case 'stored':
          if (result.isNew && !isSpam && mayCount(c.req.raw.headers)) visits.count('request-sent');
          return c.redirect('/start-working?sent=1', 303);
        case 'key-reused':
          return page(c, 409, again('key-reused'));
        case 'limited':
          c.header('Retry-After', String(result.retryAfterSeconds));
          return page(c, 429, { ...again('limited'), idempotencyKey });
      }
    } catch (error) {
      const status = report(error, c) === 'storage-unavailable' ? 503 : 500;
      return page(c, status, { ...again('failed'), idempotencyKey });
    }
  }

  return new Hono<HttpEnv>()
    .get('/', (c) => page(c, 200, { sent: c.req.query('sent') === '1' }))
    .post('/', (c) => {
      if (!isForm(c)) return problem(c, 'wrong-content-type', 'Send this form as application/x-www-form-urlencoded.');
      return withBody(c, {}, (body) => take(c, new URLSearchParams(body)));
    });
}

/** Rendered for one visitor and sent once: as small as a millisecond or two can make it. */
async function compressBrotli(html: string): Promise<Uint8Array<ArrayBuffer>> {
  return promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

function isForm(c: Context<HttpEnv>): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' && !c.req.header('content-encoding');
}

function formValues(fields: URLSearchParams): FormValues {
  const names = Object.keys(emptyForm) as (keyof FormValues)[];
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? emptyForm[name]])) as FormValues;
}
