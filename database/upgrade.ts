import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backUp } from './backup.ts';
import { appliedMigrations, migrate, migrationsFor } from './migrate.ts';
import { type Database, sqliteFile } from './open.ts';

/** What a start with a newer version did. */
export interface Upgrade {
  /** A sentence for each change made to a table of another program. */
  lines: string[];
  /** The path of the copy of the SQLite database as it was before; null where none was made. */
  copy: string | null;
}

/**
 * Brings the schema up to date, as `migrate` does. A SQLite database is copied first, to a file beside it, for the way back
 * to the older version. The copies of earlier upgrades are removed, since they hold what people sent.
 * @throws {BackupError} when it cannot be copied; nothing is changed then.
 * @throws {NewerDatabaseError}
 */
export async function upgrade(database: Database, dataDir: string): Promise<Upgrade> {
  const copy = database.kind === 'sqlite' ? await copyBefore(database, dataDir) : null;
  return { lines: await migrate(database), copy };
}

async function copyBefore(database: Database, dataDir: string): Promise<string | null> {
  const applied = await appliedMigrations(database.raw, undefined);
  const known = Object.keys(migrationsFor('sqlite'));
  const isNewer = applied?.some((name) => !known.includes(name));
  if (applied === null || isNewer || known.every((name) => applied.includes(name))) return null;
  const at = new Date().toISOString().replaceAll(':', '-');
  const copy = `${sqliteFile(dataDir)}.before-upgrade-${at}`;
  await backUp(dataDir, copy);
  const beginning = `${path.basename(sqliteFile(dataDir))}.before-upgrade-`;
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(beginning) && name !== path.basename(copy)) rmSync(path.join(dataDir, name));
  }
  return copy;
}
