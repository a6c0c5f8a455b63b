import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installationSecret } from '#/accounts/installation-secret.ts';
import { isBackupName } from '#/backups/store.ts';
import { openDatabase } from '#/database/open.ts';
import { checkSeal } from '#/database/seal.ts';
import { upgrade } from '#/database/upgrade.ts';
import { connectBackupStore } from '#/server/backups.ts';
import { type Config, readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';
import { eraseAgain } from './moving/known-erasures.ts';
import { restoreBackup } from './moving/restore-backup.ts';

const usage = `npm run restore -- FILE             puts a backup into an empty database; stop all servers first. FILE may
                                    be the name of one in BACKUP_TO (npm run backup -- --list)
npm run restore -- FILE --replace   the same where data is, which is kept beside
npm run restore -- FILE --unsound   also where the log of changes or the counts have faults
npm run restore -- --erase-again    erases who is on the list of erasures, after a restore by other means`;
const {
  values: { replace = false, unsound = false, 'erase-again': onlyErase = false },
  words: [file],
} = readCommandLine({
  usage,
  options: { replace: { type: 'boolean' }, unsound: { type: 'boolean' }, 'erase-again': { type: 'boolean' } },
  words: { min: 0, max: 1 },
});
try {
  if ((file === undefined) !== onlyErase) throw new RefusedError(`An argument is missing.\n${usage}`);
  const config = readConfig();
  const lock = await lockDataDir(config.dataDir);
  const told =
    file === undefined
      ? [await eraseListed(config)]
      : await withFile(config, file, (found) => restoreBackup(config, found, { replace, unsound }));
  lock.release();
  for (const line of told) process.stdout.write(`${line}\n`);
} catch (error) {
  complain(error);
}

/** A file of this machine or else, by its name, one of `BACKUP_TO`, which is fetched for as long as it is needed. */
async function withFile<T>({ dataDir, backups }: Config, name: string, use: (file: string) => Promise<T>): Promise<T> {
  if (!backups || !isBackupName(name) || existsSync(name)) return use(name);
  const folder = mkdtempSync(path.join(dataDir, 'fetched-'));
  try {
    const file = path.join(folder, name);
    const store = await connectBackupStore(backups);
    await store.get(name, file);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function eraseListed(config: Config): Promise<string> {
  const database = openDatabase(config);
  try {
    await upgrade(database, config.dataDir);
    await checkSeal(database);
    const secret = await installationSecret(database, config.dataDir);
    const again = await eraseAgain(database, { dataDir: config.dataDir, secret, erasures: null });
    return `Requests of erased people that were there again, erased: ${again}.`;
  } finally {
    await database.close();
  }
}
