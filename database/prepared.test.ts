import { expect, it } from 'vitest';
import { describeEachDatabase } from '#/tests/support/databases.ts';
import { prepared } from './prepared.ts';

const now = '2026-01-01T00:00:00.000Z';

describeEachDatabase('a prepared query', (open) => {
  it('runs with the values of each call, constants and affected rows included', async () => {
    let builds = 0;
    const insert = prepared((db, { id, key }: { id: string; key: string }) => {
      builds += 1;
      return db
        .insertInto('outbox')
        .values({
          id,
          kind: key,
          subject_id: id,
          channel: 'test',
          destination: 'test',
          next_attempt_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing());
    });
    const select = prepared((db, { kind }: { kind: string }) =>
      db.selectFrom('outbox').select(['kind', 'channel', 'created_at']).where('kind', '=', kind),
    );
    const database = await open();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];

    await insert(database.db, { id: first, key: 'a' });
    await database.write((write) => insert(write, { id: second, key: 'b' }));
    const again = await insert(database.db, { id: second, key: 'c' });

    expect(again.numAffectedRows).toBe(0n);
    expect(builds, 'once for a database and its transactions').toBe(1);
    expect((await select(database.db, { kind: 'a' })).rows).toEqual([{ kind: 'a', channel: 'test', created_at: now }]);
    expect((await select(database.db, { kind: 'b' })).rows).toHaveLength(1);
    expect((await select(database.db, { kind: 'c' })).rows).toEqual([]);
  });

  it('is built anew for another database', async () => {
    let builds = 0;
    const count = prepared((db, { kind }: { kind: string }) => {
      builds += 1;
      return db
        .selectFrom('outbox')
        .select((outbox) => outbox.fn.countAll<number>().as('found'))
        .where('kind', '=', kind);
    });
    const [one, another] = [await open(), await open()];
    expect((await count(one.db, { kind: 'a' })).rows).toEqual([{ found: 0 }]);
    expect((await count(another.db, { kind: 'a' })).rows).toEqual([{ found: 0 }]);
    expect(builds).toBe(2);
  });
});
