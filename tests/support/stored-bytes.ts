import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';

/** Where words in small letters stand: in a file of the data directory or, on Postgres, in a dump. */
export async function findBytes(
  { database, dataDir }: { database: Database; dataDir: string },
  words: string[],
): Promise<string[]> {
  const places = await readBytes(dataDir);
  if (database.kind === 'postgres') places.set('dump', await dump(database));
  return [...places].flatMap(([place, content]) => {
    const lower = content.toLowerCase();
    return words.filter((word) => lower.includes(word)).map((word) => `${word} in ${place}`);
  });
}

/** Every byte of every file below a folder, by its path. */
export async function readBytes(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}

/** All rows of all tables as text, as a dump has them. */
async function dump({ raw }: Database): Promise<string> {
  const tables = await raw.introspection.getTables();
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(raw);
      return rows.map((row) => JSON.stringify(row)).join('\n');
    }),
  );
  return texts.join('\n');
}
