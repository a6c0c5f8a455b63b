import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#/database/open.ts';
import { eraseDeleted } from '#/inbox/changes/delete.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { openInbox } from '#/tests/support/inbox.ts';
import { catchUp } from './search-backlog.ts';
import { startSearchIndexer } from './search-indexer.ts';

const insertOutside = (name: string) => sql`insert into form_submissions
  (full_name, email, website, bottleneck, contact_method) values (${name}, 'eve@example.com', '', 'Calls', 'email')`;

/** An inbox that also tells what the search has stored. */
async function open(kind: 'sqlite' | 'postgres') {
  const inbox = await openInbox(kind);
  const { db } = inbox.database;
  const indexed = async () =>
    (await db.selectFrom('submission_search').select('submission_id').execute()).map((row) => row.submission_id);
  const queued = () => db.selectFrom('search_queue').selectAll().execute();
  async function storeMany(amount: number): Promise<void> {
    for (let stored = 0; stored < amount; stored += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => inbox.store(`Ann ${stored + index}`)));
    }
  }
  return { ...inbox, db, indexed, queued, storeMany };
}

describe.each(databaseKinds)('a new request on %s', (kind) => {
  it('is found by the next search, though storing it writes nothing for the search', async () => {
    const { store, list, patch, indexed, queued } = await open(kind);
    const id = await store('Ann');
    expect([await indexed(), await queued()]).toEqual([[], []]);
    expect(await list({ q: 'ann' })).toMatchObject({ matching: 1, items: [{ id }] });
    expect(await indexed()).toEqual([id]);
    const other = await store('Ben');
    await patch(other, { notes: 'Keeps zeppelins' });
    expect((await list({ q: 'zeppelins' })).items).toMatchObject([{ id: other }]);
    expect((await list({ q: 'calls' })).matching).toBe(2);
    expect([await indexed(), await queued()]).toEqual([expect.arrayContaining([id, other]), []]);
  });

  it('is counted as not yet searched behind hundreds of others, and searched by one of the next searches', async () => {
    const { storeMany, list } = await open(kind);
    await storeMany(620);
    expect(await list({ q: 'ann' })).toMatchObject({ matching: 500, unsearched: 120 });
    expect(await list()).not.toHaveProperty('unsearched');
    const answer = await list({ q: 'ann' });
    expect(answer.matching).toBe(620);
    expect(answer).not.toHaveProperty('unsearched');
  });

  it('is changed with all that a search finds, however many were not searched yet', async () => {
    const { storeMany, call, list } = await open(kind);
    await storeMany(620);
    const change = { filter: { q: 'ann' }, change: { add_label: 'vip' } };
    expect(await (await call('POST', '/api/submissions/bulk', change)).json()).toMatchObject({ changed: 620 });
    expect((await list({ q: 'ann', label: 'vip' })).matching).toBe(620);
  });

  it('leaves no words when it is erased before it is searched', async () => {
    const { store, call, list, database, indexed, queued } = await open(kind);
    const kept = await store('Ann');
    const id = await store('Ann');
    await call('DELETE', `/api/submissions/${id}`);
    await eraseDeleted(database, new Date(Date.now() + 1_000));
    expect((await list({ q: 'ann' })).items).toMatchObject([{ id: kept }]);
    expect([await indexed(), await queued()]).toEqual([[kept], []]);
  });

  it('is indexed in the background, without a search', async () => {
    const { storeMany, store, database, indexed } = await open(kind);
    await storeMany(120);
    const problems: unknown[] = [];
    const indexer = startSearchIndexer(database, (problem) => problems.push(problem));
    onTestFinished(indexer.stop);
    await expect.poll(indexed).toHaveLength(120);
    await store('Ann');
    await expect.poll(indexed).toHaveLength(121);
    await indexer.stop();
    expect(problems).toEqual([]);
  });
});

describe('on Postgres, a new request', () => {
  async function openTwo() {
    const inbox = await open('postgres');
    const databaseUrl = inbox.database.pool?.options.connectionString;
    const other = openDatabase({ dataDir: '/nowhere', databaseUrl });
    onTestFinished(other.close);
    return { ...inbox, other };
  }

  it('of another program is found by the next search', async () => {
    const { db, list, indexed } = await open('postgres');
    await insertOutside('Eve').execute(db);
    expect(await indexed()).toEqual([]);
    expect((await list({ q: 'eve' })).items).toMatchObject([{ full_name: 'Eve' }]);
  });

  it('is indexed once by two servers that do so while others are stored', async () => {
    const { storeMany, database, other, list, indexed } = await openTwo();
    const indexers = [database, other].map((each) => startSearchIndexer(each, (problem) => problems.push(problem)));
    const problems: unknown[] = [];
    for (const { stop } of indexers) onTestFinished(stop);
    const storing = storeMany(200);
    const searches = Array.from({ length: 20 }, (_, turn) => catchUp(turn % 2 ? database : other));
    await Promise.all([storing, ...searches]);
    const answer = await list({ q: 'ann' });
    expect(answer.matching).toBe(200);
    expect(answer).not.toHaveProperty('unsearched');
    expect(await indexed()).toHaveLength(200);
    expect(problems).toEqual([]);
  });

  it('that is being deleted meanwhile leaves no words, and does not hold a search up', async () => {
    const { store, list, other, indexed } = await openTwo();
    const kept = await store('Ann');
    const id = await store('Ann');
    const last = await store('Ann');
    const deletion = await other.db.startTransaction().execute();
    await deletion.deleteFrom('form_submissions').where('id', '=', id).execute();
    expect(await list({ q: 'ann' })).toMatchObject({ items: [{ id: kept }], unsearched: 2 });
    await deletion.commit().execute();
    expect((await list({ q: 'ann' })).items).toMatchObject([{ id: last }, { id: kept }]);
    expect((await indexed()).sort()).toEqual([kept, last].sort());
  });

  it('is read again when another program was changing it while its words were read', async () => {
    const { store, list, other, queued } = await openTwo();
    const id = await store('Ann');
    await list({ q: 'ann' });
    const note = (notes: string) => other.db.updateTable('form_submissions').set({ notes }).where('id', '=', id);
    await note('Keeps flamingos').execute();
    expect(await queued()).toHaveLength(1);
    const change = await other.db.startTransaction().execute();
    await change.updateTable('form_submissions').set({ notes: 'Keeps zeppelins' }).where('id', '=', id).execute();
    await list({ q: 'flamingos' });
    await change.commit().execute();
    expect((await list({ q: 'zeppelins' })).items).toMatchObject([{ id }]);
    expect((await list({ q: 'flamingos' })).items).toEqual([]);
  });
});
