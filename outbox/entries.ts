import { sql } from 'kysely';
import type { Database, DatabaseKind } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Delivery } from './channel.ts';
import type { OnAttempt, OnSettled, Settled } from './queue.ts';
import type { OutboxAttempt, OutboxEntry } from './table.ts';

const minBackOffMs = 30_000;
/** The longest wait after a deferral of an entry. */
const maxEntryBackOffMs = 6 * 3_600_000;
/** The longest wait after a failure of a destination: one entry probes it while its queue waits. */
const maxDestinationBackOffMs = 10 * 60_000;
/** A destination that asks for more is asked again by then, and one that asks for less not sooner. */
const retryAfterBounds = { minMs: 1_000, maxMs: 3_600_000 };

/** A destination with waiting entries. */
export interface WaitingDestination {
  destination: string;
  /** When something can next be sent to it. */
  due: Date;
}

export const isWaiting = sql<boolean>`delivered_at is null and given_up_at is null and skip_reason is null`;

export function waiting(db: Queries) {
  return db.selectFrom('outbox').where(isWaiting);
}

/** Those that are not held. Skips from name to name through the index, so that its cost grows with destinations and not with entries. */
export async function readDestinations(db: Queries): Promise<WaitingDestination[]> {
  const { rows } = await sql<{ destination: string; due: string; rests_until: string | null }>`
    with recursive line (destination) as (
      select min(destination) from outbox where ${isWaiting}
      union all
      select (select min(destination) from outbox where ${isWaiting} and destination > line.destination)
        from line where line.destination is not null
    )
    select line.destination, failing.next_attempt_at as rests_until,
      (select min(next_attempt_at) from outbox where ${isWaiting} and destination = line.destination) as due
    from line left join outbox_destinations as failing on failing.destination = line.destination
    where line.destination is not null
      and not exists (select 1 from outbox_holds where outbox_holds.destination = line.destination)`.execute(db);
  return rows.map(({ destination, due, rests_until }) => ({
    destination,
    due: new Date(rests_until !== null && rests_until > due ? rests_until : due),
  }));
}

export interface Claim {
  destination: string;
  /** How many at most. */
  limit: number;
  now: Date;
  until: Date;
}

/**
 * Claims the entries of a destination that have been due longest, oldest first, and of one that fails a single one. If
 * the process dies before a delivery is settled, its entry is due again at `until`. Two servers on one database never
 * claim the same entry.
 */
export function claimDue(database: Database, { destination, limit, now, until }: Claim): Promise<OutboxEntry[]> {
  const time = now.toISOString();
  return database.write(async (write) => {
    // While a destination fails, no other entry of it is tried until the claimed one is settled.
    const { rows: failing } = await selectRest[database.kind](write, { destination });
    const [rest] = failing;
    if (rest && rest.next_attempt_at > time) return [];
    const claim = { destination, time, until: until.toISOString(), limit: rest ? 1 : limit };
    const { rows: due } = await claimEntries[database.kind](write, claim);
    if (rest && due.length > 0) {
      const resting = { next_attempt_at: claim.until };
      await write.updateTable('outbox_destinations').set(resting).where('destination', '=', destination).execute();
    }
    return due.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  });
}

/** An attempt that has ended. */
export interface Settlement {
  startedAt: Date;
  endedAt: Date;
  delivery: Delivery;
  giveUpAfterMs: number;
  onAttempt?: OnAttempt | undefined;
  onSettled?: OnSettled | undefined;
}

/** Records the outcome of a claimed entry, and tells of the attempt and of an entry that is over. */
export function settle(
  database: Database,
  entry: OutboxEntry,
  { startedAt, endedAt: now, delivery, giveUpAfterMs, onAttempt, onSettled }: Settlement,
): Promise<void> {
  return database.write(async (write) => {
    const change = await changeAfter(write, entry, { now, delivery, giveUpAfterMs });
    if (change.delivered_at) await markDelivered(write, { id: entry.id, at: change.delivered_at });
    else await write.updateTable('outbox').set(change).where('id', '=', entry.id).execute();
    if (delivery.outcome !== 'skipped') {
      await insertAttempt(write, {
        entry_id: entry.id,
        at: startedAt.toISOString(),
        outcome: delivery.outcome,
        error: 'error' in delivery ? delivery.error : null,
        duration_ms: now.getTime() - startedAt.getTime(),
        code: ('code' in delivery && delivery.code) || null,
      });
    }
    if (delivery.outcome === 'unavailable') await rest(write, entry.destination, now, delivery);
    else await deleteRest(write, entry);
    if (delivery.outcome !== 'skipped') {
      const { outcome } = delivery;
      const code = 'error' in delivery ? delivery.error : null;
      await onAttempt?.(write, { destination: entry.destination, outcome, code, at: now.toISOString() });
    }
    const state = endOf(change);
    const error = state === 'given-up' && 'error' in delivery ? delivery.error : null;
    if (state) await onSettled?.(write, { subjectId: entry.subject_id, state, error, at: now.toISOString() });
  });
}

function endOf(change: Partial<OutboxEntry>): Settled['state'] | null {
  if (change.delivered_at) return 'delivered';
  if (change.given_up_at) return 'given-up';
  return change.skip_reason ? 'skipped' : null;
}

async function changeAfter(
  write: Write,
  entry: OutboxEntry,
  { now, delivery, giveUpAfterMs }: Pick<Settlement, 'delivery' | 'giveUpAfterMs'> & { now: Date },
): Promise<Partial<OutboxEntry>> {
  const time = now.toISOString();
  const since = entry.replayed_at ?? entry.created_at;
  const ageMs = now.getTime() - Date.parse(since);
  switch (delivery.outcome) {
    case 'delivered':
      return { delivered_at: time };
    case 'skipped':
      return { skip_reason: delivery.reason };
    case 'refused':
      return { given_up_at: time };
    case 'unavailable':
      // Last in its destination's queue, and due as soon as the destination is.
      return ageMs > giveUpAfterMs ? { given_up_at: time } : { next_attempt_at: time };
    case 'deferred': {
      const waitMs = backOffMs(await firstDeferral(write, entry.id, since), now, maxEntryBackOffMs);
      if (ageMs + waitMs > giveUpAfterMs) return { given_up_at: time };
      return { next_attempt_at: new Date(now.getTime() + waitMs).toISOString() };
    }
  }
}

async function firstDeferral(write: Write, entryId: string, since: string): Promise<string | undefined> {
  const first = await write
    .selectFrom('outbox_attempts')
    .select('at')
    .where('entry_id', '=', entryId)
    .where('outcome', '=', 'deferred')
    .where('at', '>=', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return first?.at;
}

/** Waits as long as it has failed so far, so that each wait doubles the time since the first failure. */
function backOffMs(failingSince: string | undefined, now: Date, maxMs: number, minMs = minBackOffMs): number {
  const failingMs = failingSince === undefined ? 0 : now.getTime() - Date.parse(failingSince);
  return Math.min(Math.max(failingMs, minMs), maxMs);
}

async function rest(
  write: Write,
  destination: string,
  now: Date,
  { error, retryAfterMs }: Extract<Delivery, { outcome: 'unavailable' }>,
): Promise<void> {
  const known = await write
    .selectFrom('outbox_destinations')
    .select('failing_since')
    .where('destination', '=', destination)
    .executeTakeFirst();
  const { minMs, maxMs } = retryAfterBounds;
  const asked = retryAfterMs === undefined ? undefined : Math.min(Math.max(retryAfterMs, minMs), maxMs);
  const waitMs = Math.max(asked ?? 0, backOffMs(known?.failing_since, now, maxDestinationBackOffMs, asked));
  const state = { next_attempt_at: new Date(now.getTime() + waitMs).toISOString(), last_error: error };
  await write
    .insertInto('outbox_destinations')
    .values({ destination, failing_since: now.toISOString(), ...state })
    .onConflict((conflict) => conflict.column('destination').doUpdateSet(state))
    .execute();
}

/** Makes every destination due now: after a start, since the operator may have mended a setting. */
export async function clearBackOff(database: Database): Promise<void> {
  await database.db.deleteFrom('outbox_destinations').execute();
}

const selectRest = byKind((kind) =>
  prepared((db, { destination }: Pick<Claim, 'destination'>) => {
    const select = db
      .selectFrom('outbox_destinations')
      .select('next_attempt_at')
      .where('destination', '=', destination);
    return kind === 'postgres' ? select.forUpdate() : select;
  }),
);

const claimEntries = byKind((kind) =>
  prepared(
    (db, { destination, time, until, limit }: { destination: string; time: string; until: string; limit: number }) => {
      const longestDue = waiting(db)
        .select('id')
        .where('destination', '=', destination)
        .where('next_attempt_at', '<=', time)
        .orderBy('next_attempt_at')
        .limit(limit);
      return db
        .updateTable('outbox')
        .set({ next_attempt_at: until })
        .where('id', 'in', kind === 'postgres' ? longestDue.forUpdate().skipLocked() : longestDue)
        .returningAll();
    },
  ),
);

const markDelivered = prepared((db, { id, at }: { id: string; at: string }) =>
  db.updateTable('outbox').set({ delivered_at: at }).where('id', '=', id),
);

const insertAttempt = prepared((db, { entry_id, at, outcome, error, duration_ms, code }: OutboxAttempt) =>
  db.insertInto('outbox_attempts').values({ entry_id, at, outcome, error, duration_ms, code }),
);

const deleteRest = prepared((db, { destination }: Pick<OutboxEntry, 'destination'>) =>
  db.deleteFrom('outbox_destinations').where('destination', '=', destination),
);

function byKind<Query>(make: (kind: DatabaseKind) => Query): Record<DatabaseKind, Query> {
  return { sqlite: make('sqlite'), postgres: make('postgres') };
}
