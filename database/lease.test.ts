import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeEachDatabase, openTestDatabase } from '#/tests/support/databases.ts';
import { withLease } from './lease.ts';

const tidying = { name: 'tidying', forMs: 60_000 };
const nothing = async () => {};

describeEachDatabase('what one server does at a time', (open) => {
  it('is done, and can be done again, also after it failed', async () => {
    const database = await open();
    expect(await withLease(database, tidying, nothing)).toBe(true);
    const failing = withLease(database, tidying, () => Promise.reject(new Error('in vain')));
    await expect(failing).rejects.toThrow('in vain');
    expect(await withLease(database, tidying, nothing)).toBe(true);
  });
});

describe('on a Postgres that servers share', () => {
  it('what one does is not done by a second one meanwhile, and other things are', async () => {
    const database = await openTestDatabase('postgres');
    let secondOne: boolean | null = null;
    let otherThing: boolean | null = null;
    await withLease(database, tidying, async () => {
      secondOne = await withLease(database, tidying, nothing);
      otherThing = await withLease(database, { ...tidying, name: 'other' }, nothing);
    });
    expect([secondOne, otherThing]).toEqual([false, true]);
  });

  it('what one did that died meanwhile is done by another when its time is over', async () => {
    const database = await openTestDatabase('postgres');
    await sql`insert into leases (name, holder, held_until) values ('tidying', 'gone', now() + '1 minute')`.execute(
      database.db,
    );
    expect(await withLease(database, tidying, nothing)).toBe(false);
    await sql`update leases set held_until = now() - interval '1 second'`.execute(database.db);
    expect(await withLease(database, tidying, nothing)).toBe(true);
  });
});
