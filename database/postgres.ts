import { type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { fromPostgres } from './storage-error.ts';

/** Up to ten connections; a count is a number, as it is on SQLite. */
export function openPostgres(url: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** Kysely's own Postgres dialect; failures get their type on the way out. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const typed: PostgresPool = {
    async connect() {
      const client = await pool.connect().catch(rethrow);
      return {
        query: ((sql: string, parameters: unknown[]) => client.query(sql, parameters).catch(rethrow)) as never,
        release: (destroy) => client.release(destroy),
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
  return new PostgresDialect({ pool: typed });
}

function rethrow(error: unknown): never {
  throw fromPostgres(error);
}

/** Gives times as ISO text, as SQLite keeps them. Better Auth wants `Date`s and reads without this. */
export const timesAsText: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    for (const row of result.rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value instanceof Date) row[column] = value.toISOString();
      }
    }
    return result;
  },
};
