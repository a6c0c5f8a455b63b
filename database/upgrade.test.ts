import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openOlderDatabase, openTestPlace } from '#/tests/support/databases.ts';
import type { Database } from './open.ts';
import { upgrade } from './upgrade.ts';

/** The data directory of an open SQLite database. */
async function folderOf({ raw }: Database): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(raw);
  return path.dirname(rows[0]?.file ?? '');
}

async function copiesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.before-'));
}

it('a newer version copies the database before it changes it, for its owner alone, and keeps one such copy', async () => {
  const database = await openOlderDatabase('sqlite', '0022');
  await sql`insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ann', 'Ann', 'ann@example.com', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(
    database.raw,
  );
  const dataDir = await folderOf(database);
  const { copy } = await upgrade(database, dataDir);
  expect(await copiesIn(dataDir)).toEqual([path.basename(copy ?? '')]);
  expect((await stat(copy ?? '')).mode & 0o777).toBe(0o600);
  const before = new DatabaseSync(copy ?? '', { readOnly: true });
  expect(before.prepare('select name from "user"').all()).toEqual([{ name: 'Ann' }]);
  expect(before.prepare('select max(name) as last from kysely_migration').get()).toEqual({
    last: '0021-smaller-indexes',
  });
  before.close();

  expect((await upgrade(database, dataDir)).copy, 'nothing was left to do').toBeNull();
  await sql`delete from kysely_migration where name > '0031'`.execute(database.raw);
  await sql`alter table webhooks drop column name`.execute(database.raw);
  await sql`delete from kysely_migration where name like '0031%'`.execute(database.raw);
  const again = await upgrade(database, dataDir);
  expect(await copiesIn(dataDir)).toEqual([path.basename(again.copy ?? '')]);
  expect(again.copy).not.toBe(copy);
});

it('a new database, and one of a newer version, are not copied', async () => {
  const { database, dataDir } = await openTestPlace('sqlite');
  expect((await upgrade(database, dataDir)).copy).toBeNull();
  await sql`insert into kysely_migration values ('9999-things-to-come', '2099-01-01T00:00:00.000Z')`.execute(
    database.raw,
  );
  await expect(upgrade(database, dataDir)).rejects.toThrow(
    'written by a newer version of Frontdesk (it has 9999-things-to-come): start that version, or restore a backup that was made before it ran',
  );
  expect(await copiesIn(dataDir)).toEqual([]);
});
