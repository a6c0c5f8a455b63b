import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { keptText } from '#/database/kept-text.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { accountOf, bulkFilterFields } from '../list/filter.ts';
import { label } from '../request/labels.ts';
import { submissionStatuses } from '../request/submission-status.ts';
import { changeAll } from './bulk.ts';
import { undoBulk } from './bulk-undo.ts';
import { readUndoToken } from './undo-token.ts';

/** Fits the longest search, and the ids of 500 requests. */
const maxBulkBytes = 64 * 1024;

const bulk = z.strictObject({
  filter: z.strictObject(bulkFilterFields, 'must be the filter of a list'),
  change: z.union(
    [
      z.strictObject({ status: z.enum(submissionStatuses) }),
      z.strictObject({ assignee_id: z.string().max(100).overwrite(keptText).nullable() }),
      z.strictObject({ add_label: label }),
      z.strictObject({ remove_label: label }),
      z.strictObject({ is_spam: z.boolean() }),
      z.strictObject({ delete: z.literal(true) }),
    ],
    'must be one of status, assignee_id, add_label, remove_label, is_spam, delete',
  ),
});

const undo = z.strictObject({ undo: z.string('must be what the change answered').max(200) });

export const bulkPermissions: RoutePermissions = {
  'POST /api/submissions/bulk': 'submissions:write',
  'POST /api/submissions/bulk/undo': 'submissions:write',
};

/** Changes of all requests that a filter has, not only of those on a page. */
export function bulkRoutes(database: Database) {
  return new Hono<HttpEnv>()
    .post('/', jsonBody(bySchema(bulk), { maxBytes: maxBulkBytes }), async (c) => {
      const { filter, change } = c.req.valid('json');
      const { principal } = c.var;
      const result = await changeAll(database, filter, change, actorOf(principal), accountOf(principal));
      if (result.outcome === 'changed') return c.json({ changed: result.changed, undo: result.undo }, 200);
      return problem(c, 'invalid-input', 'Some fields need another look.', {
        errors: { assignee_id: 'is no account' },
      });
    })
    .post('/undo', jsonBody(bySchema(undo), { maxBytes: 4 * 1024 }), async (c) => {
      const events = readUndoToken(c.req.valid('json').undo);
      const changed = events && (await undoBulk(database, events, actorOf(c.var.principal)));
      return changed === null
        ? problem(c, 'not-found', 'This change cannot be undone any more.')
        : c.json({ changed }, 200);
    });
}
