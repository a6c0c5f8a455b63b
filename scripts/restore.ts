import { restore } from '#/database/backup.ts';
import { readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = 'npm run restore -- FILE     puts a backup in the place of the database; the server must not run';
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: restore Postgres with pg_restore');
  const lock = lockDataDir(dataDir);
  const kept = await restore(dataDir, file);
  lock.release();
  process.stdout.write(`restored from ${file}${kept ? `; what stood there before is kept as ${kept}` : ''}\n`);
} catch (error) {
  complain(error);
}
