import { randomUUID } from 'node:crypto';
import { kindOf } from '#/database/kind-of.ts';
import { prepared } from '#/database/prepared.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from './actor.ts';
import { chainHash, chainStart, wordsHash } from './chain.ts';
import type { NewEvent } from './event-kinds.ts';
import type { StoredEvent } from './event-table.ts';

/**
 * Appends an event in the transaction of the change it records. Append last: on Postgres no other transaction can
 * append from here until this one ends, so that numbers grow in commit order.
 */
export async function append(write: Write, event: NewEvent, actor: Actor): Promise<void> {
  const row = toRow(event, actor);
  if (kindOf(write) === 'postgres') {
    await insertUnnumbered(write, row);
    return;
  }
  const last = heads.get(write) ?? (await selectLast(write, {})).rows[0];
  const number = (last?.number ?? 0) + 1;
  const chain_hash = chainHash(last?.chain_hash ?? chainStart, { ...row, number });
  await insertNumbered(write, { ...row, number, chain_hash });
  heads.set(write, { number, chain_hash });
}

function toRow(event: NewEvent, actor: Actor): Omit<StoredEvent, 'number' | 'chain_hash'> {
  const words = event.words && JSON.stringify(event.words);
  const salt = words && randomUUID();
  return {
    at: event.at ?? new Date().toISOString(),
    kind: event.kind,
    subject_kind: event.kind.slice(0, event.kind.indexOf('.')),
    subject_id: event.subjectId,
    actor_kind: actor.kind,
    actor_id: 'id' in actor ? actor.id : null,
    data: JSON.stringify(event.data),
    words,
    words_salt: salt,
    words_hash: words && salt && wordsHash(salt, words),
  };
}

/** The same for several events, in one statement where the table's trigger numbers them. */
export async function appendAll(write: Write, events: NewEvent[], actor: Actor): Promise<void> {
  if (events.length === 0) return;
  if (kindOf(write) === 'postgres') {
    const rows = events.map((event) => columns(toRow(event, actor)));
    await write.insertInto('events').values(rows).execute();
    return;
  }
  for (const event of events) await append(write, event, actor);
}

/** The last event of each open transaction on SQLite, where a write transaction is the only writer until it ends. */
const heads = new WeakMap<Write, Pick<StoredEvent, 'number' | 'chain_hash'>>();

const selectLast = prepared((db, _: object) =>
  db.selectFrom('events').select(['number', 'chain_hash']).orderBy('number', 'desc').limit(1),
);

const insertNumbered = prepared((db, row: StoredEvent) =>
  db.insertInto('events').values({ ...columns(row), number: row.number, chain_hash: row.chain_hash }),
);

/** The table's trigger adds the number and the hash. */
const insertUnnumbered = prepared((db, row: Omit<StoredEvent, 'number' | 'chain_hash'>) =>
  db.insertInto('events').values(columns(row)),
);

function columns(row: Omit<StoredEvent, 'number' | 'chain_hash'>) {
  return {
    at: row.at,
    kind: row.kind,
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    actor_kind: row.actor_kind,
    actor_id: row.actor_id,
    data: row.data,
    words: row.words,
    words_salt: row.words_salt,
    words_hash: row.words_hash,
  };
}
