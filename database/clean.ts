import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open.ts';

declare module './schema.ts' {
  interface Tables {
    /** A single row, on SQLite: how much was deleted, and how much of it is gone from the file, too. */
    residue: { deleted: number; cleaned: number };
  }
}

/** Pages of the search index that one step merges: some milliseconds, in which nothing else is written. */
const pagesAStep = 64;
/** An index of 100,000 requests is merged in some hundred steps. */
const maxSteps = 20_000;
/** Another process may read the log at this moment: a backup, for seconds. */
const maxTries = 5;
const retryMs = 200;

/**
 * Removes what was deleted from the files of SQLite: from the search index, which keeps words until its parts are
 * merged, and from the write-ahead log. False when another process held the log: the rest is for the next time. Does
 * nothing where nothing was deleted since; Postgres reuses the space by itself.
 */
export async function cleanFiles(database: Database): Promise<boolean> {
  if (database.kind === 'postgres') return true;
  const { deleted, cleaned } = await database.db.selectFrom('residue').selectAll().executeTakeFirstOrThrow();
  if (deleted === cleaned) return true;
  // Older versions did not overwrite what they deleted: once, all is written anew.
  if (cleaned === 0) await sql`vacuum`.execute(database.db);
  await mergeIndex(database);
  for (let tries = 1; !(await emptyLog(database)); tries++) {
    if (tries === maxTries) return false;
    await wait(retryMs);
  }
  await database.write(async (write) => void (await write.updateTable('residue').set({ cleaned: deleted }).execute()));
  return true;
}

/** Merges all parts of the index into one, a step at a time (sqlite.org/fts5.html#the_merge_command). */
async function mergeIndex(database: Database): Promise<void> {
  for (let step = 0; step < maxSteps; step++) {
    const isMerged = await database.write(async (write) => {
      const before = await totalChanges(write);
      await sql`insert into submission_words (submission_words, rank) values ('merge', ${-pagesAStep})`.execute(write);
      return (await totalChanges(write)) - before < 2;
    });
    if (isMerged) return;
    await wait(1); // requests that came meanwhile go first
  }
}

async function totalChanges(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

async function emptyLog({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
