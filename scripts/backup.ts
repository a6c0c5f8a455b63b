import { backUp } from '#/database/backup.ts';
import { readConfig } from '#/server/config/config.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = 'npm run backup -- FILE     copies the SQLite database into FILE, whole, while the server runs';
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: back up Postgres with pg_dump');
  await backUp(dataDir, file);
  process.stdout.write(`Backup written to ${file}. Keep it as secret as a password.\n`);
} catch (error) {
  complain(error);
}
