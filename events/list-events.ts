import type { Queries } from '#/database/schema.ts';
import type { Actor } from './actor.ts';
import type { EventKind, EventKinds, SubjectKind } from './event-kinds.ts';
import type { StoredEvent } from './event-table.ts';

/** An event as it is read. */
export type Event = {
  [Kind in EventKind]: {
    number: number;
    at: string;
    kind: Kind;
    subject: { kind: SubjectKind; id: string };
    actor: Actor;
    data: EventKinds[Kind]['data'];
    /** What a person wrote; null when there was nothing, or it is erased. */
    words: EventKinds[Kind]['words'] | null;
  };
}[EventKind];

/** An event holds at most some kilobytes: a page of them fits into memory and into one answer. */
const maxEventsAPage = 500;

export interface EventQuery {
  /** The last number the reader has seen: nothing at or below it appears later. */
  after?: number;
  limit?: number;
}

/** The events after a number, oldest first. */
export async function listEvents(db: Queries, query: EventQuery = {}): Promise<Event[]> {
  return (await page(db, query).execute()).map(read);
}

/** The last events of one subject, oldest first. */
export async function listEventsOf(
  db: Queries,
  subject: { kind: SubjectKind; id: string },
  limit = maxEventsAPage,
): Promise<Event[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(read);
}

/** All events of some subjects after a number, oldest first. */
export async function listEventsOfEach(db: Queries, kind: SubjectKind, ids: string[], after: number): Promise<Event[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('subject_id', 'in', ids)
    .where('subject_kind', '=', kind)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return rows.map(read);
}

/** That something changed, without what a person wrote. */
export interface Change {
  number: number;
  kind: string;
  subject: { kind: string; id: string };
}

/** The changes after a number, oldest first: at most `maxEventsAPage`. */
export async function listChanges(db: Queries, after: number): Promise<Change[]> {
  const rows = await page(db, { after })
    .clearSelect()
    .select(['number', 'kind', 'subject_kind', 'subject_id'])
    .execute();
  return rows.map(({ number, kind, subject_kind, subject_id }) => ({
    number,
    kind,
    subject: { kind: subject_kind, id: subject_id },
  }));
}

/** The number of the last event; 0 without one. */
export async function lastEventNumber(db: Queries): Promise<number> {
  const last = await db.selectFrom('events').select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
  return last?.number ?? 0;
}

function page(db: Queries, { after = 0, limit = maxEventsAPage }: EventQuery) {
  return db
    .selectFrom('events')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(Math.min(limit, maxEventsAPage));
}

/** Only `append`, and on Postgres our trigger, write events: their shape is what `EventKinds` says. */
function read(row: StoredEvent): Event {
  return {
    number: row.number,
    at: row.at,
    kind: row.kind,
    subject: { kind: row.subject_kind, id: row.subject_id },
    actor: row.actor_id === null ? { kind: row.actor_kind } : { kind: row.actor_kind, id: row.actor_id },
    data: JSON.parse(row.data),
    words: row.words === null ? null : JSON.parse(row.words),
  } as Event;
}
