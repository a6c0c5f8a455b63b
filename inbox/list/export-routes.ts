import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import { append } from '#/events/append.ts';
import { actorOf } from '#/http/actor.ts';
import type { HttpEnv } from '#/http/env.ts';
import { query } from '#/http/json-body.ts';
import { streamed } from '#/http/streamed.ts';
import { catchUpWholly } from '../search/search-backlog.ts';
import { writeCsv } from './export-csv.ts';
import { accountOf, filterFields } from './filter.ts';
import { submissionSorts } from './list.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    /** Somebody took requests out of the inbox; the subject is the export. */
    'export.made': { data: { as: 'csv' }; words: null };
  }
}

const exportQuery = z.object({
  ...filterFields,
  sort: z.enum(submissionSorts, `must be one of ${submissionSorts.join(', ')}`).optional(),
});

export const exportPermissions: RoutePermissions = {
  'GET /api/submissions/export.csv': 'submissions:export',
};

export interface ExportRouteOptions {
  database: Database;
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/** `/api/submissions/export.csv`: the requests of a view, streamed as fast as they are taken. */
export function exportRoutes({ database, nameOf }: ExportRouteOptions) {
  return new Hono<HttpEnv>().get('/export.csv', query(exportQuery), async (c) => {
    const { sort, ...filter } = c.req.valid('query');
    if (filter.q !== undefined) await catchUpWholly(database);
    const event = { kind: 'export.made', subjectId: randomUUIDv7(), data: { as: 'csv' }, words: null } as const;
    await database.write((write) => append(write, event, actorOf(c.var.principal)));
    const order = sort === 'oldest' || sort === 'due' ? 'asc' : 'desc';
    const lines = writeCsv(database, { filter, order, me: accountOf(c.var.principal), nameOf });
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="requests-${event.subjectId.slice(0, 8)}.csv"`);
    c.header('Cache-Control', 'no-store');
    return c.body(streamed(lines), 200);
  });
}
