import { existsSync } from 'node:fs';
import { authSecret } from '#/accounts/auth-secret.ts';
import { restore } from '#/database/backup.ts';
import { openOnSqlite, sqliteFile } from '#/database/open.ts';
import { checkSeal } from '#/database/seal.ts';
import { createAddressHash } from '#/people/address.ts';
import { type KnownErasures, readErasureList, readErasures } from '#/people/erasure-list.ts';
import { replayErasures } from '#/people/replay.ts';
import { readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const none: KnownErasures = { receipts: [], ids: [] };

const usage = 'npm run restore -- FILE     replaces the database with a backup; stop the server first';
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { dataDir, databaseUrl, ...keys } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: restore Postgres with pg_restore');
  const lock = lockDataDir(dataDir);
  const listed = readErasureList(dataDir);
  const erasures = await erasuresSoFar(sqliteFile(dataDir));
  let again = 0;
  const kept = await restore(
    dataDir,
    file,
    async (database) => {
      await checkSeal(database);
      const known = {
        receipts: [...listed.receipts, ...(erasures ?? none).receipts],
        ids: [...listed.ids, ...(erasures ?? none).ids],
      };
      again = await replayErasures({ database, dataDir, hashOf: createAddressHash(authSecret(dataDir)) }, known);
    },
    keys,
  );
  lock.release();
  say(`Restored from ${file}.${kept ? ` The previous database is kept as ${kept}.` : ''}`);
  if (erasures === null && listed.receipts.length === 0)
    say('The previous database cannot be read: people erased since the backup are back. Erase them again.');
  if (again > 0) say(`Requests of erased people that were in the backup, erased again: ${again}.`);
} catch (error) {
  complain(error);
}

/** Null when there is a database that cannot be read: it may be damaged. */
async function erasuresSoFar(place: string): Promise<KnownErasures | null> {
  if (!existsSync(place)) return none;
  try {
    const database = openOnSqlite(place);
    try {
      const tables = await database.raw.introspection.getTables();
      return tables.some(({ name }) => name === 'erasures') ? await readErasures(database.db) : none;
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
