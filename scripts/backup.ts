import { backUp } from '#/database/backup.ts';
import { readConfig } from '#/server/config/config.ts';
import { complain, RefusedError } from './complain.ts';

const [file] = process.argv.slice(2);
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) throw new RefusedError('DATABASE_URL is set: back up Postgres with pg_dump');
  if (!file || file.startsWith('-')) throw new RefusedError('npm run backup -- FILE');
  await backUp(dataDir, file);
  process.stdout.write(`${file} holds everything stored by now; keep it as secret as a password\n`);
} catch (error) {
  complain(error);
}
