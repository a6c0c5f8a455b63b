import { existsSync } from 'node:fs';
import { keepSecret, secretInFile } from '#/accounts/auth-secret.ts';
import { dataIn, replaceDatabase } from '#/database/backup.ts';
import { type Contents, type Loaded, withSecret } from '#/database/dump/contents.ts';
import { loadPostgres } from '#/database/dump/load-postgres.ts';
import { loadSqlite } from '#/database/dump/load-sqlite.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { readSqlite } from '#/database/dump/read-sqlite.ts';
import { openDatabase, type SealKeys, sqliteFile } from '#/database/open.ts';
import { catchUpWholly } from '#/inbox/search/search-backlog.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';
import { readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';
import { assertSound } from './moving/check-contents.ts';
import { leftBehind } from './moving/restore-backup.ts';

const usage = `npm run move -- --to postgres://…   copies the database of the settings to an empty one on Postgres
npm run move -- --to sqlite         copies that of DATABASE_URL to SQLite in DATA_DIR
                                    Stop all servers first. What is copied stays as it is.`;
const {
  values: { to = '' },
} = readCommandLine({ usage, options: { to: { type: 'string' } } });
try {
  const { dataDir, databaseUrl, ...keys } = readConfig();
  const isToPostgres = /^postgres(ql)?:$/.test(URL.parse(to)?.protocol ?? '');
  if (!isToPostgres && to !== 'sqlite') throw new RefusedError(`Say where to.\n${usage}`);
  if (!isToPostgres && !databaseUrl)
    throw new RefusedError('DATABASE_URL is not set: the database is on SQLite already');
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) throw new RefusedError(`there is no database in ${dataDir}`);
  const lock = await lockDataDir(dataDir);
  const load = isToPostgres ? toPostgres(to, keys) : toSqlite(dataDir, keys);
  const secret = databaseUrl ? null : secretInFile(dataDir);
  const loaded = databaseUrl
    ? await readPostgres(databaseUrl, load, { locked: true })
    : await readSqlite(sqliteFile(dataDir), (contents) => load(secret ? withSecret(contents, secret) : contents));
  if (isToPostgres) {
    const database = openDatabase({ dataDir, databaseUrl: to, ...keys });
    await catchUpWholly(database).finally(() => database.close());
  }
  lock.release();
  say(
    `Moved: ${[...loaded.rows]
      .filter(([, rows]) => rows > 0)
      .map(([table, rows]) => `${table} ${rows}`)
      .join(', ')}.`,
  );
  for (const line of leftBehind(loaded)) say(line);
  say(
    isToPostgres
      ? 'Every row was read again and is the same. Set DATABASE_URL to this address, and start. Mail in files and what waits in the spool stay in DATA_DIR.'
      : 'Every row was read again and is the same. Take DATABASE_URL out of the settings, and start.',
  );
} catch (error) {
  complain(error);
}

function toPostgres(url: string, keys: SealKeys): (contents: Contents) => Promise<Loaded> {
  return (contents) =>
    loadPostgres(url, contents, {
      ...keys,
      async check(db, sealer) {
        await indexAnew(db);
        await assertSound(db, sealer, {});
      },
    });
}

function toSqlite(dataDir: string, keys: SealKeys): (contents: Contents) => Promise<Loaded> {
  return async (contents) => {
    const data = dataIn(dataDir);
    if (data) throw new RefusedError(`there is data already in ${sqliteFile(dataDir)} (${data}): move it away first`);
    const result: { loaded: Loaded | null } = { loaded: null };
    await replaceDatabase(
      dataDir,
      async (incoming) => {
        result.loaded = await loadSqlite(incoming, contents);
      },
      async (database) => {
        if (result.loaded?.secret) keepSecret(dataDir, result.loaded.secret);
        await database.write(indexAnew);
        await assertSound(database.db, database.sealer, {});
        await catchUpWholly(database);
      },
      keys,
    );
    if (!result.loaded) throw new Error('nothing was loaded');
    return result.loaded;
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
