import { BackupError, backUp } from '#/database/backup.ts';
import { readConfig } from '#/server/config.ts';

const [file] = process.argv.slice(2);
const { dataDir, databaseUrl } = readConfig();
try {
  if (databaseUrl) throw new BackupError('DATABASE_URL is set: back up Postgres with pg_dump');
  if (!file) throw new BackupError('npm run backup -- FILE');
  await backUp(dataDir, file);
  process.stdout.write(`${file} holds everything stored by now; keep it as secret as a password\n`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
