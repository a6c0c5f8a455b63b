import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import { append } from '#/events/append.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { bySchema, jsonBody, query } from '#/http/json-body.ts';
import { pageLimit } from '#/http/page-limit.ts';
import { problem, unknownCursor } from '#/http/problem.ts';
import { streamed } from '#/http/streamed.ts';
import { isId } from '#/inbox/request/submission-id.ts';
import { typedAddress } from './address.ts';
import { answersElsewhere, readAnswers } from './answers-elsewhere.ts';
import { finishAsk, listAsks } from './asks.ts';
import { type Eraser, erasePerson } from './erase-person.ts';
import { writeJson } from './export-json.ts';
import { writePage } from './export-page.ts';
import { readRequests, summarizePerson } from './read-person.ts';
import { listReceipts, readReceipt } from './receipt.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** The subject is the keyed hash of the address. */
    'person.exported': { data: { as: 'json' | 'page' }; words: null };
  }
}

// In bodies: an address in a path or query would be in the logs of proxies and the history of browsers.
const person = z.strictObject({ email: typedAddress });
const wanted = z.strictObject({
  email: typedAddress,
  as: z.enum(['json', 'page'], 'must be json or page'),
});
const listQuery = z.object({ cursor: z.string().optional(), limit: pageLimit });
const maxBytes = 4 * 1024;

export const peoplePermissions: RoutePermissions = {
  'POST /api/people/find': 'people:export',
  'POST /api/people/export': 'people:export',
  'POST /api/people/erase': 'people:erase',
  'GET /api/people/asks': 'people:export',
  'POST /api/people/asks/:id/done': 'people:export',
  'GET /api/people/erasures': 'people:export',
  'GET /api/people/erasures/:id': 'people:export',
};

export interface PeopleRouteOptions extends Eraser {
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/** `/api/people`: what is held of one person, by email address: shown, handed over, erased. */
export function peopleRoutes({ nameOf, ...eraser }: PeopleRouteOptions) {
  const { database, hashOf } = eraser;
  const nothing = (c: Context) => problem(c, 'not-found', 'Nothing is held under this address.');
  return new Hono<HttpEnv>()
    .post('/find', jsonBody(bySchema(person), { maxBytes }), async (c) => {
      const { email } = c.req.valid('json');
      const summary = await summarizePerson(database.db, email);
      const earlier = await listReceipts(database.db, { limit: 20, addressHash: hashOf(email) });
      return c.json({ person: summary, erasures: earlier?.items ?? [] }, 200);
    })
    .post('/export', jsonBody(bySchema(wanted), { maxBytes }), async (c) => {
      const { email, as } = c.req.valid('json');
      if (!(await summarizePerson(database.db, email))) return nothing(c);
      await database.write((write) =>
        append(
          write,
          { kind: 'person.exported', subjectId: hashOf(email), data: { as }, words: null },
          actorOf(c.var.principal),
        ),
      );
      const parts = {
        address: email,
        exported_at: new Date().toISOString(),
        requests: readRequests(database.db, email, nameOf),
        answersElsewhere: readAnswers(database.db, await answersElsewhere(database.db, email)),
      };
      const pieces = as === 'json' ? writeJson(parts) : writePage(parts);
      c.header('Content-Type', as === 'json' ? 'application/json' : 'text/html; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="personal-data.${as === 'json' ? 'json' : 'html'}"`);
      c.header('Cache-Control', 'no-store');
      return c.body(streamed(pieces), 200);
    })
    .post('/erase', jsonBody(bySchema(person), { maxBytes }), async (c) => {
      const receipt = await erasePerson(eraser, c.req.valid('json').email, actorOf(c.var.principal));
      return receipt ? c.json(receipt, 200) : nothing(c);
    })
    .get('/asks', async (c) => c.json({ items: await listAsks(database.db) }, 200))
    .post('/asks/:id/done', async (c) => {
      const id = c.req.param('id');
      const isDone = isId(id) && (await finishAsk(database, id, actorOf(c.var.principal)));
      return isDone ? c.body(null, 204) : problem(c, 'not-found', 'There is nothing to be done.');
    })
    .get('/erasures', query(listQuery), async (c) => {
      const page = await listReceipts(database.db, c.req.valid('query'));
      if (!page) return unknownCursor(c);
      const names = await nameOf(page.items.flatMap(({ by }) => by.id ?? []));
      return c.json(
        { ...page, items: page.items.map((item) => ({ ...item, by_name: names.get(item.by.id ?? '') ?? null })) },
        200,
      );
    })
    .get('/erasures/:id', async (c) => {
      const id = c.req.param('id');
      const receipt = isId(id) ? await readReceipt(database.db, id) : null;
      return receipt ? c.json(receipt, 200) : problem(c, 'not-found', 'There is no such receipt.');
    });
}
