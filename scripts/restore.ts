import { restore } from '#/database/backup.ts';
import { readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { readCommandLine } from './command-line.ts';
import { complain, RefusedError } from './complain.ts';

const usage = 'npm run restore -- FILE     replaces the database with a backup; stop the server first';
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: restore Postgres with pg_restore');
  const lock = lockDataDir(dataDir);
  const kept = await restore(dataDir, file);
  lock.release();
  process.stdout.write(`Restored from ${file}.${kept ? ` The previous database is kept as ${kept}.` : ''}\n`);
} catch (error) {
  complain(error);
}
