import { Hono } from 'hono';
import { z } from 'zod';
import type { RoutePermissions } from '#/accounts/permissions.ts';
import type { Database } from '#/database/open.ts';
import { csvLine } from '#/http/csv-line.ts';
import type { HttpEnv } from '#/http/env.ts';
import { query } from '#/http/json-body.ts';
import { pageLimit } from '#/http/page-limit.ts';
import { unknownCursor } from '#/http/problem.ts';
import { type AuditEvent, readAudit, streamAudit } from './audit.ts';

const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-22T09:00:00Z' })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text > '1970' && text < '9999', 'must be a time of our era');

const filterFields = {
  kind: z
    .string()
    .regex(/^[a-z_]{1,40}(\.[a-z_]{1,40})?$/, 'must be a kind such as account.removed, or account')
    .optional(),
  actor: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of an account or a token, or visitor, assistant or system')
    .optional(),
  since: time.optional(),
  until: time.optional(),
};
const listed = z.object({ ...filterFields, cursor: z.string().optional(), limit: pageLimit });
const exported = z.object({ ...filterFields, format: z.enum(['csv', 'jsonl'], 'must be csv or jsonl') });

export const auditPermissions: RoutePermissions = {
  'GET /api/audit': 'audit:read',
  'GET /api/audit/export': 'audit:read',
};

export interface AuditRouteOptions {
  database: Database;
  /** The names of accounts and tokens that still exist, by id. */
  nameOf(ids: string[]): Promise<ReadonlyMap<string, string>>;
}

/** An event with the names of who did it and of whom or what it is about, where they exist. */
type NamedEvent = AuditEvent & {
  actor: AuditEvent['actor'] & { name: string | null };
  subject_name: string | null;
  /** Of the accounts that its facts name, by id. */
  names: Record<string, string>;
};

/** `/api/audit`: every change, by whom and when. */
export function auditRoutes({ database: { db }, nameOf }: AuditRouteOptions) {
  async function named(events: AuditEvent[]): Promise<NamedEvent[]> {
    const ids = events.flatMap(({ actor, subject, data }) => [actor.id ?? [], subject.id, ...idsIn(data)].flat());
    const names = await nameOf([...new Set(ids)]);
    return events.map((event) => ({
      ...event,
      actor: { ...event.actor, name: names.get(event.actor.id ?? '') ?? null },
      subject_name: names.get(event.subject.id) ?? null,
      names: Object.fromEntries(idsIn(event.data).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))),
    }));
  }

  return new Hono<HttpEnv>()
    .get('/', query(listed), async (c) => {
      const { cursor, limit, ...filter } = c.req.valid('query');
      if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) return unknownCursor(c);
      const before = cursor === undefined ? null : Number(cursor);
      const { items, next } = await readAudit(db, filter, { before, limit });
      return c.json({ items: await named(items), next_cursor: next === null ? null : String(next) }, 200);
    })
    .get('/export', query(exported), (c) => {
      const { format, ...filter } = c.req.valid('query');
      const lines = format === 'csv' ? csvLines : jsonLines;
      c.header('Content-Type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="frontdesk-audit.${format}"`);
      return c.body(streamOf(encoded()), 200);

      async function* encoded(): AsyncGenerator<Uint8Array> {
        const encoder = new TextEncoder();
        yield encoder.encode(lines.head);
        for await (const events of streamAudit(db, filter)) {
          yield encoder.encode((await named(events)).map(lines.line).join(''));
        }
      }
    });
}

/** Reads on as fast as the other side takes it, and no further once it has left. */
function streamOf(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

/** Accounts that the facts of an event name. */
function idsIn(data: Record<string, unknown>): string[] {
  return ['account', 'from', 'to'].flatMap((name) => (typeof data[name] === 'string' ? [data[name]] : []));
}

const columns = [
  'number',
  'at',
  'kind',
  'actor',
  'actor_name',
  'subject',
  'subject_id',
  'subject_name',
  'facts',
  'words',
];

const csvLines = {
  head: csvLine(columns),
  line: ({ number, at, kind, actor, subject, subject_name, data, words }: NamedEvent) =>
    csvLine([
      number,
      at,
      kind,
      actor.id === null ? actor.kind : `${actor.kind} ${actor.id}`,
      actor.name,
      subject.kind,
      subject.id,
      subject_name,
      JSON.stringify(data),
      words && JSON.stringify(words),
    ]),
};

const jsonLines = { head: '', line: (event: NamedEvent) => `${JSON.stringify(event)}\n` };
