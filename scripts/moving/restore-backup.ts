import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { authSecret, keepSecret, secretInFile, wholeSecret } from '#/accounts/auth-secret.ts';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { dataIn, replaceDatabase, restore, unpack } from '#/database/backup.ts';
import { type Contents, type Loaded, withSecret } from '#/database/dump/contents.ts';
import { kindOfBackup, readDump, writeDump } from '#/database/dump/dump-file.ts';
import { dataAt, loadPostgres } from '#/database/dump/load-postgres.ts';
import { loadSqlite } from '#/database/dump/load-sqlite.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { readSqlite } from '#/database/dump/read-sqlite.ts';
import { type Database, openDatabase, openOnSqlite, sqliteFile } from '#/database/open.ts';
import { catchUpWholly } from '#/inbox/search/search-backlog.ts';
import { indexAnew } from '#/inbox/search/search-index.ts';
import { readErasureList } from '#/people/erasure-list.ts';
import type { Config } from '#/server/config/config.ts';
import { RefusedError } from '../complain.ts';
import { assertSound } from './check-contents.ts';
import { eraseAgain, erasuresIn } from './known-erasures.ts';

export interface RestoreOptions {
  /** Replaces existing data. */
  replace: boolean;
  /** Accepts a backup whose log or counts have faults. */
  unsound: boolean;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'sealKey' | 'earlierSealKeys'>;

/**
 * Restores a backup of either kind into the database of the settings, and erases again everybody who was erased since it
 * was made. Resolves to sentences that report it. The caller holds the lock of the data directory.
 */
export function restoreBackup(place: Place, file: string, options: RestoreOptions): Promise<string[]> {
  const { databaseUrl } = place;
  return databaseUrl ? onPostgres({ ...place, databaseUrl }, file, options) : onSqlite(place, file, options);
}

async function onSqlite(place: Place, file: string, options: RestoreOptions): Promise<string[]> {
  const { dataDir, ...keys } = place;
  const { kind } = await kindOfBackup(file);
  refuseOver(dataIn(dataDir), options);
  const erasures = existsSync(sqliteFile(dataDir))
    ? await erasuresIn(() => openOnSqlite(sqliteFile(dataDir)))
    : { receipts: [], ids: [] };
  const isListEmpty = readErasureList(dataDir).receipts.length === 0;
  const told: string[] = [];
  let loaded: Loaded | null = null;

  async function prepare(database: Database): Promise<void> {
    if (loaded) await database.write(indexAnew);
    told.push(...faults(await assertSound(database.db, database.sealer, options)));
    if (loaded?.secret) keepSecret(dataDir, loaded.secret);
    const again = await eraseAgain(database, { dataDir, secret: authSecret(dataDir), erasures });
    if (again > 0) told.push(erasedAgain(again));
    if (loaded) await catchUpWholly(database);
  }

  let kept: string | null;
  if (kind === 'sqlite') kept = await restore(dataDir, file, prepare, keys);
  else {
    const contents = await readDump(file);
    const make = async (incoming: string) => {
      loaded = await loadSqlite(incoming, contents);
      told.push(...leftBehind(loaded));
    };
    kept = await replaceDatabase(dataDir, make, prepare, keys);
  }
  if (erasures === null && isListEmpty) {
    told.push('The previous database cannot be read: people erased since the backup are back. Erase them again.');
  }
  return [`Restored from ${file}.${kept ? ` The previous database is kept as ${kept}.` : ''}`, ...told];
}

async function onPostgres(
  place: Place & { databaseUrl: string },
  file: string,
  options: RestoreOptions,
): Promise<string[]> {
  const { dataDir, databaseUrl, ...keys } = place;
  await kindOfBackup(file);
  const data = await dataAt(databaseUrl);
  refuseOver(data, options);
  const erasures = await erasuresIn(() => openDatabase(place));
  let kept: string | null = null;
  if (data) {
    kept = path.join(dataDir, `before-${new Date().toISOString().replaceAll(':', '-')}.jsonl.gz`);
    const to = kept;
    await readPostgres(databaseUrl, (contents) => writeDump(to, contents));
  }
  const told: string[] = [];
  const loaded = await withContents(file, dataDir, (contents) =>
    loadPostgres(databaseUrl, contents, {
      ...keys,
      replace: true,
      async check(db, sealer) {
        await indexAnew(db);
        told.push(...faults(await assertSound(db, sealer, options)));
        const key = await db.selectFrom('installation').select('secret').executeTakeFirst();
        if (key) wholeSecret(key.secret);
      },
    }),
  );
  const database = openDatabase(place);
  try {
    const secret = await installationSecret(database, dataDir);
    const again = await eraseAgain(database, { dataDir, secret, erasures });
    if (again > 0) told.push(erasedAgain(again));
    await catchUpWholly(database);
  } finally {
    await database.close();
  }
  const before = kept ? ` What was there before is kept as ${kept}.` : '';
  return [`Restored from ${file}.${before}`, ...leftBehind(loaded), ...told];
}

/** A SQLite file holds no key, so the key of the data directory is added. */
async function withContents(
  file: string,
  dataDir: string,
  use: (contents: Contents) => Promise<Loaded>,
): Promise<Loaded> {
  const { kind } = await kindOfBackup(file);
  if (kind === 'dump') return use(await readDump(file));
  const folder = mkdtempSync(path.join(dataDir, 'unpacked-'));
  try {
    const copy = path.join(folder, 'copy.db');
    await unpack(file, copy);
    const secret = secretInFile(dataDir);
    return await readSqlite(copy, (contents) => use(secret ? withSecret(contents, secret) : contents));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function refuseOver(data: string | null, { replace }: RestoreOptions): void {
  if (data && !replace) {
    throw new RefusedError(
      `there is data already (${data}): --replace puts the backup in its place and keeps what is there`,
    );
  }
}

function erasedAgain(requests: number): string {
  return `Requests of erased people that were in the backup, erased again: ${requests}.`;
}

/** The faults that `unsound` accepted. */
function faults(found: string[]): string[] {
  return found.map((fault) => `It is not sound: ${fault}.`);
}

export function leftBehind({ leftBehind: columns }: Loaded): string[] {
  if (columns.length === 0) return [];
  return [`Columns that are not Frontdesk's and have no place here stay behind: ${columns.join(', ')}.`];
}
