import type { Pool } from 'pg';
import { type Counters, refusal } from './counters.ts';
import { createMemoryCounters } from './memory-counters.ts';

const sweepEveryMs = 300_000;
/** A visitor waits for it. Counting takes a millisecond; a Postgres that hangs would take ten seconds to fail. */
const countTimeoutMs = 3_000;
/** After one failure nobody waits for the next, whatever is counted. */
const awayMs = 5_000;
const awayUntilMs = new WeakMap<Pool, number>();

// The database's clock, in milliseconds. A window that ends more than a whole window from now began before the clock
// was set back, and counts as ended.
const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** A count may be lost with the power: nobody waits for the disk because of it. */
const relaxed = "relaxed as materialized (select set_config('synchronous_commit', 'off', true))";

/**
 * Counts in one counter after the other, each only where the one before it counted, in one statement; $1 is the window,
 * and each counter has its key and its points. Whoever counts takes their locks in this order, so that nobody waits in a
 * circle.
 */
const countEach = statements((place, before) => {
  const isOver = `(kept.expire <= ${now} or kept.expire > ${now} + $1)`;
  const [key, points] = [`$${2 * place + 2}::text`, `$${2 * place + 3}::integer`];
  return `insert into rate_limits as kept (key, points, expire) select ${key}, 1, ${now} + $1 from ${before}
    on conflict (key) do update set
      points = case when ${isOver} then 1 else kept.points + 1 end,
      expire = case when ${isOver} then excluded.expire else kept.expire end
    where ${isOver} or kept.points < ${points}
    returning points`;
});

/** Takes one back from each, in the same order; $1 and so on are the keys. */
const giveEachBack = statements(
  (place, before) => `update rate_limits set points = points - 1
    where key = $${place + 1} and points > 0 and (select count(*) from ${before}) >= 0 returning points`,
);

/** A statement for one counter, for two and for three: `step` gives the part of one, by its place and that before it. */
function statements(step: (place: number, before: string) => string): string[] {
  return [1, 2, 3].map((amount) => {
    const places = Array.from({ length: amount }, (_, place) => place);
    const parts = places.map(
      (place) => `step${place} as (${step(place, place === 0 ? 'relaxed' : `step${place - 1}`)})`,
    );
    return `with ${[relaxed, ...parts].join(', ')}
      select ${places.map((place) => `(select points from step${place}) as step${place}`).join(', ')}`;
  });
}

/** Counts for all servers on one Postgres. While it is unavailable, each server counts in memory. */
export function createPostgresCounters(pool: Pool, windowMs: number): Counters {
  const meanwhile = createMemoryCounters(windowMs);
  let sweptAtMs = performance.now();

  /** Deletes expired rows, which no later count would replace. A failure is ignored; the next sweep repeats it. */
  function sweep(): void {
    if (performance.now() - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = performance.now();
    pool.query(`delete from rate_limits where expire < ${now}`).catch(() => {});
  }

  return {
    async take(wanted) {
      if (isAway()) return meanwhile.take(wanted);
      sweep();
      try {
        const values = [windowMs, ...wanted.flatMap(({ key, points }) => [key, points])];
        const count = { text: statementFor(countEach, wanted), values, query_timeout: countTimeoutMs };
        const { rows } = await pool.query<Record<string, number | null>>(count);
        const counts = wanted.map((_, place) => rows[0]?.[`step${place}`] ?? null);
        const refused = counts.indexOf(null);
        if (refused === -1) return { admitted: true, counts: counts as number[] };
        const [{ key } = { key: '' }] = wanted.slice(refused);
        if (refused > 0) await giveBack(wanted.slice(0, refused).map((before) => before.key));
        return refusal(await leftMs(key), windowMs);
      } catch {
        awayUntilMs.set(pool, performance.now() + awayMs);
        return meanwhile.take(wanted);
      }
    },
    async giveBack(keys) {
      if (isAway()) return meanwhile.giveBack(keys);
      try {
        await giveBack(keys);
      } catch {
        await meanwhile.giveBack(keys);
      }
    },
  };

  function isAway(): boolean {
    return performance.now() < (awayUntilMs.get(pool) ?? 0);
  }

  async function giveBack(keys: readonly string[]): Promise<void> {
    await pool.query(statementFor(giveEachBack, keys), [...keys]);
  }

  async function leftMs(key: string): Promise<number> {
    const text = `select expire - ${now} as left_ms from rate_limits where key = $1`;
    const { rows } = await pool.query<{ left_ms: number }>(text, [key]);
    return rows[0]?.left_ms ?? 0;
  }
}

function statementFor(texts: string[], counters: readonly unknown[]): string {
  const text = texts[counters.length - 1];
  if (text === undefined) throw new RangeError(`${counters.length} counters at once`);
  return text;
}
