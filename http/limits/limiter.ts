import type { Database } from '#/database/open.ts';
import type { Counters, Refusal, Wanted } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { networkOf } from './network.ts';
import { createPostgresCounters } from './postgres-counters.ts';

/** Who is above a soft limit: the address or its network (`own`), or all visitors together. */
export type Pressure = 'own' | 'all';

/** `pressure` is there only above a soft limit. */
export type LimiterAdmission = { admitted: true; pressure?: Pressure } | Refusal;

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
export async function createLimiter(database: Pick<Database, 'pool'>, options: LimiterOptions): Promise<Limiter> {
  return limitBy(await createCounters(database, options.durationSeconds), options);
}

/** The counters of such a limiter, for keys that are no addresses. */
export async function createCounters({ pool }: Pick<Database, 'pool'>, durationSeconds: number): Promise<Counters> {
  const windowMs = durationSeconds * 1_000;
  return pool ? createPostgresCounters(pool, windowMs) : createMemoryCounters(windowMs);
}

/** Counts in this process only: for requests so cheap that a query to Postgres would cost more. */
export function createMemoryLimiter(options: LimiterOptions): Limiter {
  return limitBy(createMemoryCounters(options.durationSeconds * 1_000), options);
}

function limitBy(counters: Counters, { name, points, soft }: LimiterOptions): Limiter {
  /** The counters of an address, the narrowest first: those that many share are held for the shortest time. */
  function countersOf(address: string): Wanted[] {
    const keyOf = (part: string) => `${name}:${part}`;
    const network = networkOf(address);
    return [
      { key: keyOf(address), points },
      ...(network ? [{ key: keyOf(network.key), points: points * network.factor }] : []),
      ...(soft ? [{ key: keyOf('all'), points: unlimited }] : []),
    ];
  }

  return {
    async take(address) {
      const counted = await counters.take(countersOf(address));
      if (!counted.admitted) return counted;
      if (!soft) return { admitted: true };
      const factor = networkOf(address)?.factor;
      const [own = 0, ...shared] = counted.counts;
      const ofNetwork = factor === undefined ? 0 : (shared[0] ?? 0);
      if (own > soft.points || ofNetwork > soft.points * (factor ?? 1)) return { admitted: true, pressure: 'own' };
      return { admitted: true, ...((shared.at(-1) ?? 0) > soft.inAll && { pressure: 'all' }) };
    },
    giveBack: (address) => counters.giveBack(countersOf(address).map(({ key }) => key)),
  };
}
