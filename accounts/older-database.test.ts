import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { databaseKinds, openOlderDatabase } from '#/tests/support/databases.ts';

describe.each(databaseKinds)('an account from before roles existed, on %s', (kind) => {
  it('becomes an owner', async () => {
    const database = await openOlderDatabase(kind, '0013');
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('sam', 'Sam Staff', 'sam@example.com', true, current_timestamp, current_timestamp)`.execute(database.raw);
    await migrate(database);
    const { rows } = await sql`select id, role from "user"`.execute(database.raw);
    expect(rows).toEqual([{ id: 'sam', role: 'owner' }]);
  });
});
