import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#/tests/support/databases.ts';
import { openDatabase } from './open.ts';

it('goes on writing after a row whose number is no safe integer, as a full-text index gives them', async () => {
  const { remove, ...place } = await createTestDatabase('sqlite');
  onTestFinished(remove);
  const database = openDatabase(place);
  await sql`create table numbered (number integer primary key)`.execute(database.db);
  await sql`insert into numbered (number) values (9007199254740993)`.execute(database.db);
  const written = database.write(async (write) => {
    const { numAffectedRows } = await sql`insert into numbered (number) values (1)`.execute(write);
    return numAffectedRows;
  });
  await expect(written).resolves.toBe(1n);
  await database.close();
});
