import { restore } from '#/database/backup.ts';
import { readConfig } from '#/server/config/config.ts';
import { lockDataDir } from '#/server/data-dir.ts';
import { complain, RefusedError } from './complain.ts';

const [file] = process.argv.slice(2);
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: restore Postgres with pg_restore');
  if (!file || file.startsWith('-')) throw new RefusedError('npm run restore -- FILE');
  const lock = lockDataDir(dataDir);
  const kept = await restore(dataDir, file);
  lock.release();
  process.stdout.write(`restored from ${file}${kept ? `; what stood there before is kept as ${kept}` : ''}\n`);
} catch (error) {
  complain(error);
}
