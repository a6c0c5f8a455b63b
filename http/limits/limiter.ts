import type { Database } from '#/database/open.ts';
import type { Admission, Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { networkOf } from './network.ts';
import { createPostgresCounters } from './postgres-counters.ts';

/** Counts what each address does, and what its whole network does. */
export interface Limiter {
  /** Counts one more, unless it is refused. `address` is a key as `addressKey` gives it. */
  take(address: string): Promise<Admission>;
  /** Takes back one count, for an admitted call that turned out not to be one of those limited. */
  giveBack(address: string): Promise<void>;
}

export interface LimiterOptions {
  /** Names the counters; no two limiters share one. */
  name: string;
  /** What one address may do in the time; its network may do several times as much. */
  points: number;
  durationSeconds: number;
}

/** Counts in memory on one machine, in Postgres where several may share the work. */
export async function createLimiter(database: Database, options: LimiterOptions): Promise<Limiter> {
  if (!database.pool) return createMemoryLimiter(options);
  return limitBy(await createPostgresCounters(database.pool, options.durationSeconds * 1_000), options);
}

/** Counts for this process alone: for what is so cheap that asking Postgres would cost more. */
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
