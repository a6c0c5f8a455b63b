import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#/database/open.ts';

export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

/** Counts what each address does: in memory on one machine, in Postgres where several may share the work. */
export interface Limiter {
  take(address: string): Promise<Admission>;
  /** Takes back one count, for a call that turned out not to be one of those limited. */
  giveBack(address: string): Promise<void>;
}

export interface LimiterOptions {
  /** Names the counters; no two limiters share one. */
  name: string;
  points: number;
  durationSeconds: number;
}

export async function createLimiter(database: Database, options: LimiterOptions): Promise<Limiter> {
  const settings = { keyPrefix: options.name, points: options.points, duration: options.durationSeconds };
  const limiter = database.pool ? await sharedLimiter(database.pool, settings) : new RateLimiterMemory(settings);
  return {
    async take(address) {
      try {
        await limiter.consume(address);
        return { admitted: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
      }
    },
    async giveBack(address) {
      await limiter.reward(address);
    },
  };
}

async function sharedLimiter(
  pool: NonNullable<Database['pool']>,
  settings: { keyPrefix: string; points: number; duration: number },
): Promise<RateLimiterPostgres> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limiter = new RateLimiterPostgres(
    {
      ...settings,
      storeClient: pool,
      tableName: 'rate_limits',
      // While Postgres is away, each machine goes on counting for itself.
      insuranceLimiter: new RateLimiterMemory(settings),
    },
    (error) => (error ? reject(error) : resolve()),
  );
  await promise;
  return limiter;
}
