import { backUp } from '#/database/backup.ts';
import { writeDump } from '#/database/dump/dump-file.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { noteBackup } from '#/database/last-backup.ts';
import { connectBackupStore } from '#/server/backups.ts';
import { readConfig } from '#/server/config/config.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = `npm run backup -- FILE     copies the database into FILE, whole and consistent, while servers run:
                           a database of SQLite, or with DATABASE_URL a dump (lines of JSON, gzip)
npm run backup -- --list   names the backups in BACKUP_TO, which npm run restore takes by their names`;
const {
  values: { list = false },
  words: [file = ''],
} = readCommandLine({ usage, options: { list: { type: 'boolean' } }, words: { min: 0, max: 1 } });
try {
  if ((file === '') !== list) throw new RefusedError(`An argument is missing.\n${usage}`);
  const { dataDir, databaseUrl, backups } = readConfig();
  if (list) {
    if (!backups) throw new RefusedError('BACKUP_TO is not set');
    const names = await (await connectBackupStore(backups)).list();
    process.stdout.write(`${names.sort().join('\n') || 'No backups yet'}\n`);
  } else await copyTo(file, dataDir, databaseUrl);
} catch (error) {
  complain(error);
}

async function copyTo(to: string, dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) await readPostgres(databaseUrl, (contents) => writeDump(to, contents));
  else await backUp(dataDir, to);
  noteBackup(dataDir, new Date());
  process.stdout.write(`Backup written to ${to}. Keep it as secret as a password.\n`);
}
