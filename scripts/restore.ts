import { BackupError, restore } from '#/database/backup.ts';
import { readConfig } from '#/server/config.ts';
import { DataDirError, lockDataDir } from '#/server/data-dir.ts';

const [file] = process.argv.slice(2);
const { dataDir, databaseUrl } = readConfig();
try {
  if (databaseUrl) throw new BackupError('DATABASE_URL is set: restore Postgres with pg_restore');
  if (!file) throw new BackupError('npm run restore -- FILE');
  const lock = lockDataDir(dataDir);
  const kept = await restore(dataDir, file);
  lock.release();
  process.stdout.write(`restored from ${file}${kept ? `; what stood there before is kept as ${kept}` : ''}\n`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof DataDirError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
