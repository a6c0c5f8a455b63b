import { backUp } from '#/database/backup.ts';
import { writeDump } from '#/database/dump/dump-file.ts';
import { readPostgres } from '#/database/dump/read-postgres.ts';
import { readConfig } from '#/server/config/config.ts';
import { readCommandLine } from './command-line.ts';
import { complain } from './complain.ts';

const usage = `npm run backup -- FILE     copies the database into FILE, whole and consistent, while servers run:
                           a database of SQLite, or with DATABASE_URL a dump (lines of JSON, gzip)`;
const {
  words: [file = ''],
} = readCommandLine({ usage, words: { min: 1, max: 1 } });
try {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) await readPostgres(databaseUrl, (contents) => writeDump(file, contents));
  else await backUp(dataDir, file);
  process.stdout.write(`Backup written to ${file}. Keep it as secret as a password.\n`);
} catch (error) {
  complain(error);
}
