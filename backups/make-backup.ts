import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backUp } from '#/database/backup.ts';
import { writeDump } from '#/database/dump/dump-file.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { type BackupStore, backupName } from './store.ts';

/** Where the database is. */
export interface BackupSource {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/**
 * Copies the database while servers run, and stores the copy: on SQLite the database file, on Postgres a dump, both
 * compressed. The copy is made in the data directory, and removed there afterwards.
 */
export async function makeBackup(
  { dataDir, databaseUrl }: BackupSource,
  store: BackupStore,
  at: Date,
): Promise<{ name: string; bytes: number }> {
  const folder = workFolder(dataDir);
  await removeUnfinished(dataDir);
  await mkdir(folder, { mode: 0o700 });
  try {
    const name = backupName(at, databaseUrl ? 'jsonl' : 'db');
    const file = path.join(folder, name);
    if (databaseUrl) await readPostgres(databaseUrl, (contents) => writeDump(file, contents));
    else await copySqlite(dataDir, file);
    const { size: bytes } = await stat(file);
    await store.put(name, file);
    return { name, bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the copy of a backup that was cut short: it holds what people sent. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  await rm(workFolder(dataDir), { recursive: true, force: true });
}

function workFolder(dataDir: string): string {
  return path.join(dataDir, 'backup-under-way');
}

async function copySqlite(dataDir: string, file: string): Promise<void> {
  const copy = `${file}.copy`;
  await backUp(dataDir, copy);
  await pipeline(createReadStream(copy), createGzip({ level: 5 }), createWriteStream(`${file}.part`, { mode: 0o600 }));
  await rename(`${file}.part`, file);
  await rm(copy);
}
