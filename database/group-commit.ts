import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from './storage-error.ts';

interface Job<T> {
  work: (transaction: T) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** More would make the first of a group wait too long for its answer. */
const maxJobsPerCommit = 128;

/**
 * Lets writes that arrive while a commit is on its way share the next one, so that the disk is asked once for all of
 * them. The promise of each resolves after that commit. When one of a group fails, nothing of the group is kept and
 * each is tried again in a transaction of its own, so `work` may run twice and must touch only its transaction. An
 * unavailable store fails all of them at once: it would keep each waiting as long as the first.
 */
export function createGroupCommit<Tables>(database: Kysely<Tables>) {
  const waiting: Job<Transaction<Tables>>[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    while (waiting.length > 0) {
      await commit(waiting.splice(0, maxJobsPerCommit));
      // SQLite answers without letting go of the thread: what has come in over other connections is only read now.
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
    } catch (error) {
      if (group.length === 1 || error instanceof StorageUnavailableError) for (const job of group) job.reject(error);
      else for (const job of group) await commit([job]);
    }
  }

  return function write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
    if (!draining) void drain();
    return promise;
  };
}
