import { cleanFiles } from '#/database/clean.ts';
import { openDatabase } from '#/database/open.ts';
import { checkSeal } from '#/database/seal.ts';
import { upgrade } from '#/database/upgrade.ts';
import { readConfig } from '#/server/config/config.ts';
import { forgetOld, limitOf, retentionRules } from '#/server/retention.ts';
import { readCommandLine } from './command-line.ts';
import { complain } from './complain.ts';

const usage = `npm run retention                deletes what is older than the settings allow, as the server does each hour
npm run retention -- --dry-run   says what that would be`;
const { values } = readCommandLine({ usage, options: { 'dry-run': { type: 'boolean' } } });
try {
  const config = readConfig();
  const database = openDatabase(config);
  try {
    await upgrade(database, config.dataDir);
    await checkSeal(database);
    const rules = retentionRules(database, config);
    const now = new Date();
    for (const { setting, what, days, count } of rules) {
      const told = days === null ? 'kept for good' : `${await count(limitOf(days, now))} older than ${days} days`;
      say([setting, what, told].filter((part) => part !== null).join(': '));
    }
    if (values['dry-run']) {
      say('Nothing was deleted.');
    } else {
      const forgotten = await forgetOld(rules, now);
      await cleanFiles(database);
      say(`Deleted: ${forgotten.map(({ what, deleted }) => `${deleted} (${what})`).join(', ') || 'nothing'}.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  complain(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
