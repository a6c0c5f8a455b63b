import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { isWaiting } from './entries.ts';
import type { OutboxEntry } from './table.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'delivery.replayed': {
      data: { kind: string; channel: string; was: 'delivered' | 'given-up'; about: string };
      words: null;
    };
  }
}

export const deliveryStates = ['waiting', 'delivered', 'given-up', 'skipped'] as const;
export type DeliveryStateName = (typeof deliveryStates)[number];
export const deliveryChannels = ['mail', 'webhook'] as const;

/** One try to deliver an entry. */
export interface ListedAttempt {
  at: string;
  outcome: 'delivered' | 'refused' | 'deferred' | 'unavailable';
  /** Codes of a failure. */
  error: string | null;
  /** What the destination answered when it accepted; `file` for mail that was written to one. */
  code: string | null;
  duration_ms: number | null;
}

/** An entry of the outbox as staff see it: what it is about by id, and nothing that a person wrote. */
export interface ListedDelivery
  extends Pick<OutboxEntry, 'id' | 'kind' | 'channel' | 'destination' | 'subject_id' | 'created_at'> {
  state: DeliveryStateName;
  skip_reason: string | null;
  replayed_at: string | null;
  /** When it is due; null unless it waits. */
  next_attempt_at: string | null;
  /** Its destination gets nothing until it is released. */
  held: boolean;
  attempts: number;
  last: ListedAttempt | null;
}

export interface DeliveryQuery {
  state?: DeliveryStateName | undefined;
  channel?: (typeof deliveryChannels)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface DeliveryPage {
  items: ListedDelivery[];
  next_cursor: string | null;
}

/** The words of the partial indexes of migration 0023. */
const conditions: Record<DeliveryStateName, RawBuilder<boolean>> = {
  waiting: isWaiting,
  delivered: sql<boolean>`delivered_at is not null`,
  'given-up': sql<boolean>`given_up_at is not null`,
  skipped: sql<boolean>`skip_reason is not null`,
};

/** An entry that fails for days has hundreds; the latest say why. */
const maxAttempts = 100;

/** One page of entries, newest first, paged by key. Null for an invalid cursor. */
export async function listDeliveries(
  db: Queries,
  { state, channel, cursor, limit }: DeliveryQuery,
): Promise<DeliveryPage | null> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  if (cursor !== undefined && !after) return null;
  let select = db
    .selectFrom('outbox')
    .selectAll('outbox')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox_holds')
          .select('outbox_holds.destination')
          .whereRef('outbox_holds.destination', '=', 'outbox.destination'),
      ).as('held'),
    )
    .select(({ selectFrom }) =>
      selectFrom('outbox_destinations')
        .select('outbox_destinations.next_attempt_at')
        .whereRef('outbox_destinations.destination', '=', 'outbox.destination')
        .as('rests_until'),
    )
    .select(({ selectFrom }) =>
      selectFrom('outbox_attempts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('entry_id', '=', 'outbox.id')
        .as('attempts'),
    );
  if (state) select = select.where(conditions[state]);
  if (channel === 'webhook') select = select.where(sql<boolean>`channel = 'webhook'`);
  else if (channel) select = select.where('channel', '=', channel);
  if (after) select = select.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
  // What waits is few: found by its own index, and sorted, and not sought among all.
  const rows = await (state === 'waiting'
    ? select.where('destination', '>=', '').orderBy(sql`coalesce(created_at, created_at)`, 'desc').orderBy('id', 'desc')
    : select.orderBy('created_at', 'desc').orderBy('id', 'desc')
  )
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = await lastAttempts(
    db,
    shown.map(({ id }) => id),
  );
  const end = shown.at(-1);
  return {
    items: shown.map(({ held, attempts, rests_until, ...entry }) => {
      const next_attempt_at =
        rests_until !== null && rests_until > entry.next_attempt_at ? rests_until : entry.next_attempt_at;
      const more = { held: Boolean(held), attempts: attempts ?? 0, last: last.get(entry.id) ?? null };
      return toListed({ ...entry, next_attempt_at }, more);
    }),
    next_cursor: rows.length > limit && end ? encodeCursor(end) : null,
  };
}

function toListed(entry: OutboxEntry, more: Pick<ListedDelivery, 'held' | 'attempts' | 'last'>): ListedDelivery {
  const { id, kind, channel, destination, subject_id, created_at, skip_reason, replayed_at } = entry;
  const state = stateOf(entry);
  const next_attempt_at = state === 'waiting' ? entry.next_attempt_at : null;
  const stored = { id, kind, channel, destination, subject_id, created_at, skip_reason, replayed_at };
  return { ...stored, state, next_attempt_at, ...more, held: more.held && state === 'waiting' };
}

function stateOf({ delivered_at, given_up_at, skip_reason }: OutboxEntry): DeliveryStateName {
  if (delivered_at !== null) return 'delivered';
  if (given_up_at !== null) return 'given-up';
  return skip_reason === null ? 'waiting' : 'skipped';
}

const attemptColumns = ['at', 'outcome', 'error', 'code', 'duration_ms'] as const;

async function lastAttempts(db: Queries, ids: string[]): Promise<Map<string, ListedAttempt>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox_attempts')
    .select(['entry_id', ...attemptColumns])
    .where('entry_id', 'in', ids)
    .where(({ eb, selectFrom }) =>
      eb(
        'at',
        '=',
        selectFrom('outbox_attempts as latest')
          .select(({ fn }) => fn.max('latest.at').as('at'))
          .whereRef('latest.entry_id', '=', 'outbox_attempts.entry_id'),
      ),
    )
    .execute();
  return new Map(rows.map(({ entry_id, ...attempt }) => [entry_id, attempt]));
}

/** The latest attempts at an entry, newest first; null when there is no such entry. */
export async function listAttempts(db: Queries, entryId: string): Promise<ListedAttempt[] | null> {
  const entry = await db.selectFrom('outbox').select('id').where('id', '=', entryId).executeTakeFirst();
  if (!entry) return null;
  return db
    .selectFrom('outbox_attempts')
    .select(attemptColumns)
    .where('entry_id', '=', entryId)
    .orderBy('at', 'desc')
    .limit(maxAttempts)
    .execute();
}

export type Replay = 'replayed' | 'missing' | 'waiting' | 'skipped';

/** Makes an entry that was delivered or given up due again, under its id, by which the receiver knows it. */
export function replayDelivery(database: Database, id: string, actor: Actor): Promise<Replay> {
  return database.write(async (write): Promise<Replay> => {
    let select = write.selectFrom('outbox').selectAll().where('id', '=', id);
    if (database.kind === 'postgres') select = select.forUpdate();
    const entry = await select.executeTakeFirst();
    if (!entry) return 'missing';
    const was = stateOf(entry);
    if (was === 'waiting' || was === 'skipped') return was;
    const now = new Date().toISOString();
    await write
      .updateTable('outbox')
      .set({ delivered_at: null, given_up_at: null, next_attempt_at: now, replayed_at: now })
      .where('id', '=', id)
      .execute();
    const data = { kind: entry.kind, channel: entry.channel, was, about: entry.subject_id };
    await append(write, { kind: 'delivery.replayed', subjectId: id, at: now, data, words: null }, actor);
    return 'replayed';
  });
}
