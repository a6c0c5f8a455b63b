import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from './storage-error.ts';

interface Job<T> {
  work: (transaction: T) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** A larger group would delay the answer to its first write too long. */
const maxJobsPerCommit = 128;

/**
 * Group commit: writes that arrive during a commit share the next one, so that one fsync serves all of them. Each
 * promise resolves after that commit. When one write of a group fails, the group is rolled back and each write is tried
 * again in a transaction of its own, so `work` may run twice and must touch only its transaction. When the store is
 * unavailable the whole group fails at once, since each retry would wait as long as the first. `committed` is called after
 * each commit.
 */
export function createGroupCommit<Tables>(database: Kysely<Tables>, committed: () => void = () => {}) {
  const waiting: Job<Transaction<Tables>>[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await commit(waiting.splice(0, maxJobsPerCommit));
      // SQLite calls block the thread, so requests that arrived meanwhile are read only now.
      await eventsRead();
    }
    draining = false;
  }

  async function commit(group: Job<Transaction<Tables>>[]): Promise<void> {
    try {
      const values = await database.transaction().execute(async (transaction) => {
        const results: unknown[] = [];
        for (const job of group) results.push(await job.work(transaction));
        return results;
      });
      for (const [index, job] of group.entries()) job.resolve(values[index]);
      committed();
    } catch (error) {
      if (group.length === 1 || error instanceof StorageUnavailableError) for (const job of group) job.reject(error);
      else for (const job of group) await commit([job]);
    }
  }

  return function write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    if (!draining) {
      draining = true;
      // What is written by code that goes on at the same moment shares the first commit, too.
      queueMicrotask(() => void drain());
    }
    return promise;
  };
}
