import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { paths } from '#/content/paths.ts';
import { heldWords } from '#/content/proof.ts';
import { requestForm } from '#/content/request-form.ts';
import { fieldNamed } from '#/forms/field-named.ts';
import { actorOf } from '#/http/actor.ts';
import { queuedRequest, withBody } from '#/http/body.ts';
import type { HttpEnv } from '#/http/env.ts';
import { inQueue } from '#/http/limits/standing-queue.ts';
import { problem } from '#/http/problem.ts';
import type { FormProblem, FormValues, RequestFormState, SentRequest } from '../request/request-form.ts';
import { emptyForm, parseSubmission, type SubmissionInput } from '../request/submission-input.ts';
import { isTrappedForm } from '../spam/traps.ts';
import { countRefused } from './count-refused.ts';
import { type Intake, type IntakeResult, isIdempotencyKey, type OnFormOutcome } from './intake.ts';

export const plainFormPermissions: RoutePermissions = {
  [`POST ${paths.startWorking}`]: 'public' as const,
};

/** The HTTP statuses of an answer that shows the form again. */
export type FormStatus = 409 | 422 | 429 | 500 | 503;

export interface PlainFormOptions {
  intake: Intake;
  /** Answers with the form's page in the given state. */
  showForm(c: Context<HttpEnv>, status: FormStatus, form: RequestFormState): Promise<Response>;
  /** Called when a visitor has sent a new request. */
  onSent(headers: Headers): void;
  /** Logs a failure and returns its kind. */
  report(error: unknown, c: Context<HttpEnv>): 'storage-unavailable' | 'internal-error';
  /** Told of forms that cannot be read. */
  onOutcome?: OnFormOutcome | undefined;
}

/** The form of `/start-working`, posted by a browser without JavaScript. */
export function plainFormRoutes({ intake, showForm, onSent, report, onOutcome }: PlainFormOptions) {
  function showAgain(c: Context<HttpEnv>, status: FormStatus, state: Partial<RequestFormState>): Promise<Response> {
    return showForm(c, status, { ...emptyFormState(randomKey()), ...state });
  }

  async function take(c: Context<HttpEnv>, fields: URLSearchParams): Promise<Response> {
    const values = formValues(fields);
    const givenKey = fields.get('idempotency_key') ?? '';
    const idempotencyKey = isIdempotencyKey(givenKey) ? givenKey : randomKey();
    const parsed = parseSubmission(values);
    if (!parsed.ok) return showAgain(c, 422, { values, errors: parsed.errors, idempotencyKey });
    const again = (code: FormProblem) => ({ values, problem: code });
    const { intakeQueue } = c.var;
    // Only now, with the body read: the page shows again what was typed.
    if (intakeQueue.refuses(c.var.peer)) return showAgain(c, 503, { ...again('failed'), idempotencyKey });
    try {
      const result = await inQueue(intakeQueue, queuedRequest(c), isStored, () =>
        intake({
          peer: c.var.peer,
          input: parsed.input,
          actor: actorOf(c.var.principal),
          idempotencyKey,
          signs: { isTrapped: isTrappedForm(fields), unproven: 'hold' },
        }),
      );
      switch (result.outcome) {
        case 'stored':
          if (result.isNew && !result.isSpam) onSent(c.req.raw.headers);
          return c.redirect(sentAddress(result.row.contact_method, result), 303);
        case 'key-reused':
          return showAgain(c, 409, again('key-reused'));
        case 'limited':
          c.header('Retry-After', String(result.retryAfterSeconds));
          return showAgain(c, 429, { ...again('limited'), idempotencyKey });
        case 'proof-needed':
          throw new Error('a plain form is held, not asked for a proof');
      }
    } catch (error) {
      const status = report(error, c) === 'storage-unavailable' ? 503 : 500;
      return showAgain(c, status, { ...again('failed'), idempotencyKey });
    }
  }

  return new Hono<HttpEnv>().post('/', countRefused(onOutcome), (c) => {
    if (!isForm(c)) return problem(c, 'wrong-content-type', 'Send this form as application/x-www-form-urlencoded.');
    return withBody(c, {}, (body) => take(c, new URLSearchParams(body)));
  });
}

function isStored({ outcome }: IntakeResult): boolean {
  return outcome === 'stored';
}

/** No key of `createFormKeys`, which tell the time: a form shown again is filled in already, and may come back at once. */
function randomKey(): string {
  return randomBytes(16).toString('hex');
}

/** The address of the success page. It names nothing that was typed, since addresses end up in logs and histories. */
function sentAddress(
  contactMethod: SubmissionInput['contact_method'],
  { confirmed, isHeld }: { confirmed: boolean; isHeld: boolean },
): string {
  return `${paths.startWorking}?sent=1&by=${contactMethod}${confirmed ? '&confirmation=1' : ''}${isHeld ? '&held=1' : ''}`;
}

/** What the success page's address says of the request; null at the address of the form. */
export function readSent(query: {
  sent?: string;
  by?: string;
  confirmation?: string;
  held?: string;
}): SentRequest | null {
  if (query.sent !== '1') return null;
  const contactMethod = contactMethods.find((method) => method === query.by) ?? null;
  return { contactMethod, confirmed: query.confirmation === '1', ...(query.held === '1' && { held: heldWords }) };
}

const contactMethods = fieldNamed(requestForm, 'contact_method').options.map(({ value }) => value);

/** The state of an empty form. */
export function emptyFormState(idempotencyKey: string): RequestFormState {
  return { sent: null, values: emptyForm, errors: {}, problem: null, idempotencyKey };
}

function isForm(c: Context<HttpEnv>): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' && !c.req.header('content-encoding');
}

function formValues(fields: URLSearchParams): FormValues {
  const names = Object.keys(emptyForm) as (keyof FormValues)[];
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? emptyForm[name]])) as FormValues;
}
