import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody, query } from '#/http/json-body.ts';
import { pageLimit } from '#/http/page-limit.ts';
import { problem, tooMany, unknownCursor } from '#/http/problem.ts';
import { type SubmissionChange, updateSubmission } from './changes/change.ts';
import { correctionFields, readCorrection } from './changes/correct.ts';
import { deleteSubmission, restoreSubmission } from './changes/delete.ts';
import { readHistory } from './changes/history.ts';
import { countRefused } from './intake/count-refused.ts';
import { type Intake, isIdempotencyKey, type OnFormOutcome } from './intake/intake.ts';
import { accountOf, filterFields } from './list/filter.ts';
import { listSubmissions, submissionSorts } from './list/list.ts';
import { labels } from './request/labels.ts';
import { isId } from './request/submission-id.ts';
import { parseSubmission, type SubmissionInput } from './request/submission-input.ts';
import { getSubmission } from './request/submission-row.ts';
import { submissionStatuses } from './request/submission-status.ts';
import { catchUp } from './search/search-backlog.ts';
import { maxProofCharacters } from './spam/proofs.ts';
import { isTrappedJson } from './spam/traps.ts';

const listQuery = z.object({
  ...filterFields,
  sort: z.enum(submissionSorts, `must be one of ${submissionSorts.join(', ')}`).optional(),
  cursor: z.string().optional(),
  limit: pageLimit,
});

const maxNotesCharacters = 5_000;
/** Fits the longest notes, each character escaped. */
const maxChangeBytes = 64 * 1024;

/** Null and a text of white space alike mean no notes. */
const notes = z
  .string('must be a text')
  .overwrite(keptText)
  .refine((text) => [...text].length <= maxNotesCharacters, `must have at most ${maxNotesCharacters} characters`)
  .transform((text) => (text.trim() === '' ? null : text))
  .nullable();

type VersionedChange = SubmissionChange & { version?: number | undefined };

const change = z
  .strictObject({
    status: z.enum(submissionStatuses, `must be one of ${submissionStatuses.join(', ')}`).optional(),
    notes: notes.optional(),
    assignee_id: z.string('must be the id of an account').max(100).overwrite(keptText).nullable().optional(),
    is_spam: z.boolean('must be true or false').optional(),
    labels: labels.optional(),
    ...correctionFields,
    waiting: z.null('can only be emptied').optional(),
    version: z.number('must be a number').int('must be a whole number').optional(),
  })
  .refine(
    ({ version: _, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    'changes nothing',
  )
  .transform(
    ({ status, notes, assignee_id, is_spam, labels, waiting, version, ...typed }, context): VersionedChange => {
      const read = readCorrection(typed);
      if (read.ok) return { status, notes, assignee_id, is_spam, labels, waiting, version, ...read.correction };
      for (const [name, message] of Object.entries(read.errors))
        context.addIssue({ code: 'custom', path: [name], message });
      return z.NEVER;
    },
  );

export const submissionPermissions: RoutePermissions = {
  'POST /api/submissions': 'public',
  'GET /api/submissions': 'submissions:read',
  'GET /api/submissions/:id': 'submissions:read',
  'GET /api/submissions/:id/history': 'submissions:read',
  'PATCH /api/submissions/:id': 'submissions:write',
  'DELETE /api/submissions/:id': 'submissions:write',
  'POST /api/submissions/:id/restore': 'submissions:write',
};

export interface SubmissionRouteOptions {
  database: Database;
  intake: Intake;
  /** The id of the call that a `call_token` belongs to, or null. */
  callOf(token: string): Promise<string | null>;
  /** Called when a visitor has sent a new request. */
  onSent(headers: Headers): void;
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** Told of requests that cannot be read. */
  onOutcome?: OnFormOutcome | undefined;
}

/** `/api/submissions`: anyone may send a request; staff read and change requests. */
export function submissionRoutes(options: SubmissionRouteOptions) {
  const { database, intake, callOf, onSent, nameOf, onOutcome } = options;
  return new Hono<HttpEnv>()
    .post('/', countRefused(onOutcome), jsonBody(parseSent, { isIntake: true }), async (c) => {
      const idempotencyKey = c.req.header('idempotency-key') ?? null;
      if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
        return problem(c, 'invalid-input', 'The Idempotency-Key header is not valid.', {
          errors: { 'idempotency-key': 'must be 1 to 255 visible ASCII characters' },
        });
      }
      const { input, callToken, isTrapped, proof, isHeld } = c.req.valid('json');
      const actor = actorOf(c.var.principal);
      const from = { callId: callToken === null ? null : await callOf(callToken) };
      const signs = { isTrapped, proof, unproven: isHeld ? ('hold' as const) : ('ask' as const) };
      const result = await intake({ peer: c.var.peer, input, actor, idempotencyKey, from, signs });
      switch (result.outcome) {
        case 'stored':
          if (result.isNew && !result.isSpam) onSent(c.req.raw.headers);
          return c.json(
            { ...result.row, confirmation_email: result.confirmed, ...(result.isHeld && { held: true }) },
            result.isWaiting ? 202 : 201,
          );
        case 'proof-needed': {
          const detail = result.isWrong
            ? 'The proof of work is wrong, is too old, or was made for another request.'
            : 'More requests than usual are coming in. Send this one again with a proof of work.';
          return problem(c, 'proof-needed', detail, { challenge: result.challenge });
        }
        case 'key-reused':
          return problem(c, 'key-reused', 'Another request was sent under this key. Nothing of this one is stored.');
        case 'limited':
          return tooMany(c, 'Several requests came from this address in a short time.', result.retryAfterSeconds);
      }
    })
    .get('/', query(listQuery), async (c) => {
      const asked = c.req.valid('query');
      const unsearched = asked.q === undefined ? 0 : await catchUp(database);
      const page = await listSubmissions(database.db, asked, accountOf(c.var.principal));
      if (!page) return unknownCursor(c);
      return c.json(unsearched === 0 ? page : { ...page, unsearched }, 200);
    })
    .get('/:id', async (c) => {
      const id = c.req.param('id');
      const row = isId(id) ? await getSubmission(database.db, id) : null;
      return row ? c.json(row, 200) : problem(c, 'not-found', 'There is no such request.');
    })
    .get('/:id/history', async (c) => {
      const id = c.req.param('id');
      if (!isId(id) || !(await getSubmission(database.db, id))) {
        return problem(c, 'not-found', 'There is no such request.');
      }
      return c.json({ items: await readHistory(database.db, id, nameOf) }, 200);
    })
    .patch('/:id', jsonBody(bySchema(change), { maxBytes: maxChangeBytes }), async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) return problem(c, 'not-found', 'There is no such request.');
      const actor = actorOf(c.var.principal);
      const update = await updateSubmission(database, id, c.req.valid('json'), actor);
      switch (update.outcome) {
        case 'updated':
          return c.json(update.row, 200);
        case 'moved-on':
          return problem(c, 'moved-on', 'Somebody has changed this request since you read it.', {
            current: update.row,
          });
        case 'no-assignee':
          return problem(c, 'invalid-input', 'Some fields need another look.', {
            errors: { assignee_id: 'is no account' },
          });
        case 'incomplete':
          return problem(c, 'invalid-input', 'Some fields need another look.', {
            errors: update.errors as Record<string, string>,
          });
        case 'missing':
          return problem(c, 'not-found', 'There is no such request.');
      }
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      const isDeleted = isId(id) && (await deleteSubmission(database, id, actorOf(c.var.principal)));
      return isDeleted ? c.body(null, 204) : problem(c, 'not-found', 'There is no such request.');
    })
    .post('/:id/restore', async (c) => {
      const id = c.req.param('id');
      const row = isId(id) ? await restoreSubmission(database, id, actorOf(c.var.principal)) : null;
      return row ? c.json(row, 200) : problem(c, 'not-found', 'This request cannot be restored any more.');
    });
}

/** A request with what a page sends beside the form's fields. */
interface SentRequest {
  input: SubmissionInput;
  /** Token of the call this request came from; an unknown token is ignored. */
  callToken: string | null;
  isTrapped: boolean;
  proof: string | null;
  /** The page can give no proof of work: a person is to look at the request first. */
  isHeld: boolean;
}

// Created once: Zod compiles a schema on its first use, which takes longer than parsing a request with it.
const extras = z.object({
  call_token: z.string().max(200).nullable().catch(null),
  proof: z.string().max(maxProofCharacters).nullable().catch(null),
  hold: z.boolean().catch(false),
});

function parseSent(raw: unknown) {
  const parsed = parseSubmission(raw);
  if (!parsed.ok) return parsed;
  const { call_token: callToken, proof, hold: isHeld } = extras.parse(raw);
  const input: SentRequest = { input: parsed.input, callToken, isTrapped: isTrappedJson(raw), proof, isHeld };
  return { ok: true as const, input };
}
