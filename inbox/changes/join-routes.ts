import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody } from '#/http/json-body.ts';
import { problem } from '#/http/problem.ts';
import { isId } from '../request/submission-id.ts';
import { getSubmission } from '../request/submission-row.ts';
import { joinRequests, maxJoined, partRequests } from './join.ts';
import { readSamePerson } from './same-person.ts';

const tooMany = `must be at most ${maxJoined} requests, with those that are joined to them`;
const joining = z.strictObject({
  ids: z
    .array(z.guid('must be ids of requests'), 'must be a list of ids')
    .min(1, 'must not be empty')
    .max(maxJoined, tooMany),
});
/** Fits the ids. */
const maxJoiningBytes = 16 * 1024;

export const joinPermissions: RoutePermissions = {
  'GET /api/submissions/:id/person': 'submissions:read',
  'POST /api/submissions/:id/join': 'submissions:write',
  'POST /api/submissions/:id/part': 'submissions:write',
};

/** What one person has sent, and the joining of it to one request. */
export function joinRoutes(database: Database) {
  const body = jsonBody(bySchema(joining), { maxBytes: maxJoiningBytes });
  return new Hono<HttpEnv>()
    .get('/:id/person', async (c) => {
      const id = c.req.param('id');
      const row = isId(id) ? await getSubmission(database.db, id) : null;
      if (!row) return problem(c, 'not-found', 'There is no such request.');
      return c.json(await readSamePerson(database.db, row), 200);
    })
    .post('/:id/join', body, async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) return problem(c, 'not-found', 'There is no such request.');
      const result = await joinRequests(database, id, c.req.valid('json').ids, actorOf(c.var.principal));
      if ('row' in result) return c.json({ row: result.row, requests: result.requests }, 200);
      return result.outcome === 'missing'
        ? problem(c, 'not-found', 'There is no such request.')
        : problem(c, 'invalid-input', 'Some fields need another look.', { errors: { ids: tooMany } });
    })
    .post('/:id/part', body, async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) return problem(c, 'not-found', 'There is no such request.');
      const result = await partRequests(database, id, c.req.valid('json').ids, actorOf(c.var.principal));
      if ('row' in result) return c.json({ row: result.row, requests: result.requests }, 200);
      return problem(c, 'not-found', 'There is no such request.');
    });
}
