import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import { systemActor } from '#/events/actor.ts';
import { idHash } from './address.ts';
import { type Eraser, erase } from './erase-person.ts';
import { type KnownErasures, readErasureList, readErasures } from './erasure-list.ts';

/**
 * Erases again what a restored database has back, when the list of erasures in the data directory knows of some that
 * it does not. Gives how many requests went again.
 */
export async function replayListed(eraser: Eraser): Promise<number> {
  const listed = readErasureList(eraser.dataDir);
  const stored = await eraser.database.db.selectFrom('erasures').select('id').execute();
  const known = new Set(stored.map(({ id }) => id));
  return listed.receipts.every(({ id }) => known.has(id)) ? 0 : replayErasures(eraser, listed);
}

/**
 * Erases again what a restored database has back of erased people: by the ids of what went, and whatever else an erased
 * address had sent by then. Takes the receipts over, last, so that one that was cut short is done again. Gives how many
 * requests went again.
 */
export async function replayErasures(eraser: Eraser, known: KnownErasures): Promise<number> {
  const { database, hashOf } = eraser;
  // All that it has: also erasures of its own, which an earlier restore did not replay.
  const own = await readErasures(database.db);
  const receipts = [...own.receipts, ...known.receipts].sort((one, other) => (one.at < other.at ? -1 : 1));
  const ids = [...own.ids, ...known.ids];
  const addressOf = new Map(receipts.map(({ id, address_hash }) => [id, address_hash]));
  const erasedIds = new Map(ids.map(({ hash, erasure_id }) => [hash, addressOf.get(erasure_id) ?? '']));
  const erasedAt = new Map(receipts.map(({ address_hash, at }) => [address_hash, at]));

  const back = new Map<string, { ids: string[]; calls: string[]; answers: string[] }>();
  function add(addressHash: string, kind: 'ids' | 'calls' | 'answers', id: string): void {
    const of = back.get(addressHash) ?? { ids: [], calls: [], answers: [] };
    of[kind].push(id);
    back.set(addressHash, of);
  }
  for await (const { id, email, created_at } of eachRequest(database.db)) {
    const own = hashOf(email);
    const until = erasedAt.get(own);
    const addressHash = erasedIds.get(idHash(id)) ?? (until !== undefined && created_at <= until ? own : undefined);
    if (addressHash !== undefined) add(addressHash, 'ids', id);
  }
  for (const { id } of await database.db.selectFrom('calls').select('id').execute()) {
    const addressHash = erasedIds.get(idHash(id));
    if (addressHash !== undefined) add(addressHash, 'calls', id);
  }
  for (const { id } of await database.db.selectFrom('submission_answers').select('id').execute()) {
    const addressHash = erasedIds.get(idHash(id));
    if (addressHash !== undefined) add(addressHash, 'answers', id);
  }
  for (const [addressHash, what] of back) {
    await erase(eraser, { ...what, addressHash }, systemActor, { again: true });
  }
  await takeOver(database, known);
  return [...back.values()].reduce((sum, { ids }) => sum + ids.length, 0);
}

async function takeOver(database: Database, known: KnownErasures): Promise<void> {
  for (const [table, rows] of [['erasures', known.receipts] as const, ['erased_ids', known.ids] as const]) {
    for (let from = 0; from < rows.length; from += rowsAWrite) {
      const some = rows.slice(from, from + rowsAWrite);
      await database.write(
        async (write) =>
          void (await write
            .insertInto(table)
            .values(some as never)
            .onConflict((conflict) => conflict.doNothing())
            .execute()),
      );
    }
  }
}

const rowsAWrite = 200;
const requestsARead = 1_000;

async function* eachRequest(db: Queries) {
  for (let after = ''; ; ) {
    let select = db.selectFrom('form_submissions').select(['id', 'email', 'created_at']);
    if (after !== '') select = select.where('id', '>', after);
    const rows = await select.orderBy('id').limit(requestsARead).execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < requestsARead) return;
    after = last.id;
  }
}
