import { type KyselyPlugin, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { fromPostgres } from './storage-error.ts';

/** How long to wait for a new connection or a free one of the pool. */
const connectTimeoutMs = 5_000;
/** A frozen server, or a network that drops packets, looks like a query that never ends. */
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
  // The pool replaces a broken connection. The pool reports an idle one, and the connection itself reports one that is
  // in use, beside its query's failure; without a listener either report would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Kysely's own Postgres dialect, which throws `StorageUnavailableError` where it applies. */
export function postgresDialect(pool: pg.Pool, options: { queryTimeoutMs?: number } = {}): PostgresDialect {
  const typed: PostgresPool = {
    async connect() {
      const client = await pool.connect().catch(rethrow);
      /** An unanswered query occupies its connection: the server reads nothing sent after it, not even a rollback. */
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
  const dialect = new PostgresDialect({ pool: typed });
  dialect.createAdapter = () => new UnlockedAdapter();
  return dialect;
}

/** `migrate` locks by its transaction: Kysely's own lock is one of the session, which a pooler shares out. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
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
