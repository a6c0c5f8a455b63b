import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Queries } from '#/database/schema.ts';
import type { Actor } from './actor.ts';
import type { StoredEvent } from './event-table.ts';
import { lastEventNumber } from './list-events.ts';

/** Which events are meant. */
export interface AuditFilter {
  /** A kind such as `account.removed`, or all about one kind of subject, such as `account`. */
  kind?: string | undefined;
  /** The id of an account or a token, or a kind of actor without one, such as `visitor`. */
  actor?: string | undefined;
  /** ISO 8601, UTC. */
  since?: string | undefined;
  until?: string | undefined;
}

/** An event as the audit log shows it, whoever declared its kind. */
export interface AuditEvent {
  number: number;
  at: string;
  kind: string;
  subject: { kind: string; id: string };
  actor: { kind: Actor['kind']; id: string | null };
  data: Record<string, unknown>;
  /** What a person wrote; null when there was nothing, or it is erased. */
  words: Record<string, unknown> | null;
}

export interface AuditPage {
  items: AuditEvent[];
  /** Events before this number are not looked at yet; null when there are none. */
  next: number | null;
}

/** Numbers have no gaps: this many events are read in some milliseconds, however few of them a filter has. */
const windowSize = 2_000;
/** After so many a page ends, full or not, so that no answer takes long. */
const maxWindows = 50;
/** Events that share a commit may have been dated in another order. */
const dateSlack = 1_000;

/** The newest first, those before a number. A page may hold less than `limit`, and even none, while `next` goes on. */
export async function readAudit(
  db: Queries,
  filter: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditPage> {
  const range = await rangeOf(db, filter);
  let end = Math.min(before ?? range.end, range.end);
  const items: AuditEvent[] = [];
  for (let window = 0; window < maxWindows && end > range.start; window++) {
    if (window > 0) await eventsRead();
    const start = Math.max(range.start, end - windowSize);
    const wanted = limit - items.length;
    const rows = await readWindow(db, filter, { start, end }, wanted);
    items.push(...rows.map(read));
    if (rows.length === wanted) {
      const last = rows.at(-1)?.number ?? start;
      return { items, next: last > range.start ? last : null };
    }
    end = start;
  }
  return { items, next: end > range.start ? end : null };
}

/** All that a filter has, the newest first, some at a time. */
export async function* streamAudit(db: Queries, filter: AuditFilter): AsyncGenerator<AuditEvent[]> {
  let before: number | null = null;
  for (;;) {
    const page: AuditPage = await readAudit(db, filter, { before, limit: windowSize });
    if (page.items.length > 0) yield page.items;
    if (page.next === null) return;
    before = page.next;
    await eventsRead();
  }
}

function readWindow(
  db: Queries,
  { kind, actor, since, until }: AuditFilter,
  { start, end }: { start: number; end: number },
  limit: number,
): Promise<StoredEvent[]> {
  let select = db.selectFrom('events').selectAll().where('number', '>=', start).where('number', '<', end);
  if (kind !== undefined) select = select.where(kind.includes('.') ? 'kind' : 'subject_kind', '=', kind);
  if (actor !== undefined) {
    select = select.where(({ or, and, eb }) =>
      or([eb('actor_id', '=', actor), and([eb('actor_kind', '=', actor), eb('actor_id', 'is', null)])]),
    );
  }
  if (since !== undefined) select = select.where('at', '>=', since);
  if (until !== undefined) select = select.where('at', '<', until);
  return select.orderBy('number', 'desc').limit(limit).execute();
}

/** The numbers, from `start` to before `end`, between which all events of the filter's dates are. */
async function rangeOf(db: Queries, { since, until }: AuditFilter): Promise<{ start: number; end: number }> {
  const last = await lastEventNumber(db);
  const start = since === undefined ? 1 : (await firstSince(db, since, last)) - dateSlack;
  const end = until === undefined ? last + 1 : (await firstSince(db, until, last)) + dateSlack;
  return { start: Math.max(1, start), end: Math.min(last + 1, end) };
}

/** The number of the first event at or after a time, by halving: times grow with numbers but for `dateSlack`. */
async function firstSince(db: Queries, time: string, last: number): Promise<number> {
  let low = 1;
  let high = last + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { at } = await db.selectFrom('events').select('at').where('number', '=', middle).executeTakeFirstOrThrow();
    if (at < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function read(row: StoredEvent): AuditEvent {
  return {
    number: row.number,
    at: row.at,
    kind: row.kind,
    subject: { kind: row.subject_kind, id: row.subject_id },
    actor: { kind: row.actor_kind as Actor['kind'], id: row.actor_id },
    data: JSON.parse(row.data),
    words: row.words === null ? null : JSON.parse(row.words),
  };
}
