import { setTimeout as pause } from 'node:timers/promises';
import { sqliteFile } from '#/database/open.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';

/** By then those who waited for the start are served: the check must not slow them down. */
const calmMs = 3_000;

/** Reads the whole SQLite file once after a start, and logs when it is damaged. */
export async function tellDamage(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  if (databaseUrl) return;
  try {
    await pause(calmMs, undefined, { ref: false, signal });
    const { findDamage } = await import('#/database/soundness.ts');
    const damage = await findDamage(sqliteFile(dataDir), signal);
    if (damage) log.fatal({ ...damage }, `the database file is damaged. ${damageAdvice}`);
  } catch (error) {
    if (signal.aborted) return;
    log.warn({ error }, 'the database file could not be checked for damage');
  }
}

/** What to do about a file that SQLite finds damaged. */
export const damageAdvice =
  'Stop the server and restore a backup (npm run restore -- FILE --replace); the damaged file is kept beside it';
