import { setTimeout as pause } from 'node:timers/promises';
import { sqliteFile } from '#/database/open.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';

/** The rush of a start is over by then: visitors and staff who waited for it come first. */
const calmMs = 3_000;

/** Reads the whole SQLite file once, beside the server that has just started, and says when it is damaged. */
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
    if (damage) log.fatal({ ...damage }, `the database file is damaged. ${whatToDo}`);
  } catch (error) {
    if (signal.aborted) return;
    log.warn({ error }, 'the database file could not be checked for damage');
  }
}

/** For a file that SQLite finds damaged. */
export const whatToDo =
  'Stop the server and restore a backup (npm run restore -- FILE --replace); the damaged file is kept beside it';
