import { type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { fromPostgres } from './storage-error.ts';

/** Until a connection stands, or one of the pool is free. */
const connectTimeoutMs = 5_000;
/** A server that stands still, or a network that swallows what is sent, looks like a slow query: for ever. */
const queryTimeoutMs = 10_000;

/** Up to ten connections; a count is a number, as it is on SQLite. */
export function openPostgres(url: string): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    types,
  });
  // A connection that breaks is replaced. The pool tells of one that nobody uses, the connection itself of one that is
  // lent, beside its query's failure; without a listener either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Kysely's own Postgres dialect; failures get their type on the way out. */
export function postgresDialect(pool: pg.Pool, options: { queryTimeoutMs?: number } = {}): PostgresDialect {
  const typed: PostgresPool = {
    async connect() {
      const client = await pool.connect().catch(rethrow);
      /** A query that was not answered is still under way: nothing sent after it, a rollback included, is heard. */
      let lost: unknown;
      return {
        query: (async (text: string, values: unknown[]) => {
          if (lost) return rethrow(lost);
          const query = { text, values, query_timeout: options.queryTimeoutMs };
          return client.query(query).catch((error: unknown) => {
            if (!(error instanceof pg.DatabaseError)) lost = error;
            return rethrow(error);
          });
        }) as never,
        release: (destroy) => client.release(destroy || lost !== undefined),
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
