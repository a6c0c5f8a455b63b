import type { Database } from '#/database/open.ts';
import type { Count, Counters } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { networkOf } from './network.ts';
import { createPostgresCounters } from './postgres-counters.ts';

/** Who is above a soft limit: the address or its network (`own`), or all visitors together. */
export type Pressure = 'own' | 'all';

/** `pressure` is there only above a soft limit. */
export type LimiterAdmission = { admitted: true; pressure?: Pressure } | Exclude<Count, { admitted: true }>;

/** A rate limiter by address and by the address's network. */
export interface Limiter {
  /** Counts one more unless refused. `address` is a key from `addressKey`. */
  take(address: string): Promise<LimiterAdmission>;
  /** Takes back one count, for an admitted request that turned out not to be of the limited kind. */
  giveBack(address: string): Promise<void>;
}

export interface LimiterOptions {
  /** Names the counters; no two limiters share one. */
  name: string;
  /** The limit of one address per window; its network's limit is several times that. */
  points: number;
  durationSeconds: number;
  /**
   * Above these, what comes is admitted under pressure: of one address, with its network as above, and of all together.
   * There is no limit of all that refuses: one flood would close the site for everybody.
   */
  soft?: { points: number; inAll: number };
}

/** No table of counts holds more. */
const unlimited = 2_000_000_000;

/** Counts in memory with SQLite, and in Postgres when several servers may share it. */
export async function createLimiter(database: Database, options: LimiterOptions): Promise<Limiter> {
  return limitBy(await createCounters(database, options.durationSeconds), options);
}

/** The counters of such a limiter, for keys that are no addresses. */
export async function createCounters({ pool }: Database, durationSeconds: number): Promise<Counters> {
  const windowMs = durationSeconds * 1_000;
  return pool ? createPostgresCounters(pool, windowMs) : createMemoryCounters(windowMs);
}

/** Counts in this process only: for requests so cheap that a query to Postgres would cost more. */
export function createMemoryLimiter(options: LimiterOptions): Limiter {
  return limitBy(createMemoryCounters(options.durationSeconds * 1_000), options);
}

function limitBy(counters: Counters, { name, points, soft }: LimiterOptions): Limiter {
  const keyOf = (part: string) => `${name}:${part}`;
  const allKey = keyOf('all');

  return {
    async take(address) {
      const own = await counters.take(keyOf(address), points);
      const network = networkOf(address);
      if (!own.admitted) return own;
      const shared = network && (await counters.take(keyOf(network.key), points * network.factor));
      if (shared?.admitted === false) {
        await counters.giveBack(keyOf(address));
        return shared;
      }
      if (!soft) return { admitted: true };
      const all = await counters.take(allKey, unlimited);
      const isAbove = (counted: Count | null, most: number) => counted?.admitted === true && counted.count > most;
      if (isAbove(own, soft.points) || isAbove(shared, soft.points * (network?.factor ?? 1))) {
        return { admitted: true, pressure: 'own' };
      }
      return { admitted: true, ...(isAbove(all, soft.inAll) && { pressure: 'all' }) };
    },
    async giveBack(address) {
      const network = networkOf(address);
      await counters.giveBack(keyOf(address));
      if (network) await counters.giveBack(keyOf(network.key));
      if (soft) await counters.giveBack(allKey);
    },
  };
}
