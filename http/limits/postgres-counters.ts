import type { Pool } from 'pg';
import { type Counters, refusal } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';

const sweepEveryMs = 300_000;

// The database's clock, in milliseconds. A window that ends more than a whole window from now began before the clock
// was set back, and counts as ended.
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const isOver = `(kept.expire <= ${now} or kept.expire > ${now} + $2)`;

const countOne = `
  insert into rate_limits as kept (key, points, expire) values ($1, 1, ${now} + $2)
  on conflict (key) do update set
    points = case when ${isOver} then 1 else kept.points + 1 end,
    expire = case when ${isOver} then excluded.expire else kept.expire end
  where ${isOver} or kept.points < $3
  returning points`;

/** Counts for all servers on one Postgres. While it is unavailable, each server counts in memory. */
export async function createPostgresCounters(pool: Pool, windowMs: number): Promise<Counters> {
  await createTable(pool);
  const meanwhile = createMemoryCounters(windowMs);
  let sweptAtMs = performance.now();

  /** Deletes expired rows, which no later count would replace. A failure is ignored; the next sweep repeats it. */
  function sweep(): void {
    if (performance.now() - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = performance.now();
    pool.query(`delete from rate_limits where expire < ${now}`).catch(() => {});
  }

  return {
    async take(key, points) {
      sweep();
      try {
        const counted = await pool.query<{ points: number }>(countOne, [key, windowMs, points]);
        const [window] = counted.rows;
        if (window) return { admitted: true, count: window.points };
        const text = `select expire - ${now} as left_ms from rate_limits where key = $1`;
        const { rows } = await pool.query<{ left_ms: number }>(text, [key]);
        return refusal(rows[0]?.left_ms ?? 0, windowMs);
      } catch {
        return meanwhile.take(key, points);
      }
    },
    async giveBack(key) {
      try {
        const text = 'update rate_limits set points = points - 1 where key = $1 and points > 0';
        await pool.query(text, [key]);
      } catch {
        await meanwhile.giveBack(key);
      }
    },
  };
}

async function createTable(pool: Pool): Promise<void> {
  const text =
    'create table if not exists rate_limits (key varchar(255) primary key, points integer not null, expire bigint)';
  await pool.query(text).catch((error: { code?: string }) => {
    // When two servers start at once, both find no table, and the second one's `create` fails as a duplicate.
    if (error.code !== '23505' && error.code !== '42P07') throw error;
  });
}
