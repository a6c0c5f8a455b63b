import type { Database } from '#/database/open.ts';
import type { Admission, Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { networkOf } from './network.ts';
import { createPostgresCounters } from './postgres-counters.ts';

/** A rate limiter by address and by the address's network. */
export interface Limiter {
  /** Counts one more unless refused. `address` is a key from `addressKey`. */
  take(address: string): Promise<Admission>;
  /** Takes back one count, for an admitted request that turned out not to be of the limited kind. */
  giveBack(address: string): Promise<void>;
}

export interface LimiterOptions {
  /** Names the counters; no two limiters share one. */
  name: string;
  /** The limit of one address per window; its network's limit is several times that. */
  points: number;
  durationSeconds: number;
}

/** Counts in memory with SQLite, and in Postgres when several servers may share it. */
export async function createLimiter(database: Database, options: LimiterOptions): Promise<Limiter> {
  if (!database.pool) return createMemoryLimiter(options);
  return limitBy(await createPostgresCounters(database.pool, options.durationSeconds * 1_000), options);
}

/** Counts in this process only: for requests so cheap that a query to Postgres would cost more. */
export function createMemoryLimiter(options: LimiterOptions): Limiter {
  return limitBy(createMemoryCounters(options.durationSeconds * 1_000), options);
}

function limitBy(counters: Counters, { name, points }: LimiterOptions): Limiter {
  const keyOf = (part: string) => `${name}:${part}`;

  return {
    async take(address) {
      const own = await counters.take(keyOf(address), points);
      const network = networkOf(address);
      if (!own.admitted || !network) return own;
      const shared = await counters.take(keyOf(network.key), points * network.factor);
      if (!shared.admitted) await counters.giveBack(keyOf(address));
      return shared;
    },
    async giveBack(address) {
      const network = networkOf(address);
      await counters.giveBack(keyOf(address));
      if (network) await counters.giveBack(keyOf(network.key));
    },
  };
}
