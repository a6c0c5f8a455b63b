import { Kysely } from 'kysely';
import pg from 'pg';
import { BackupError } from '../backup.ts';
import { postgresDialect } from '../postgres.ts';
import type { Tables } from '../schema.ts';

const connectTimeoutMs = 5_000;
/** Some statements take as long as the tables are large. */
const statementTimeoutMs = 3_600_000;

const { BOOL, INT2, INT4, INT8, TIMESTAMPTZ } = pg.types.builtins;

const parsers = new Map<number, (text: string) => string | number>([
  [BOOL, (text) => (text === 't' ? 1 : 0)],
  [INT2, Number],
  [INT4, Number],
  [INT8, Number],
  [TIMESTAMPTZ, isoTime],
]);

/** One connection whose values are `Value`s. Each transaction on it begins with `inUtc`. */
export function connectToCopy(url: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: ((oid: number) => parsers.get(oid) ?? String) as never },
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: postgresDialect(pool, { queryTimeoutMs: statementTimeoutMs }) });
}

/** Settings of the transaction, because behind a pooler a session belongs to others, too. */
export const inUtc = `set local timezone to 'UTC'; set local datestyle to 'ISO';
  set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`;

/** Turns an error of Postgres into a line for whoever runs a command; other errors stay as they are. */
export function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new BackupError(`Postgres refuses it (${error.message})`, { cause: error });
}

const time = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** As the rest of the program reads it: finer parts than milliseconds are cut off. */
function isoTime(text: string): string {
  const [, day, clock, fraction = ''] = time.exec(text) ?? [];
  return day && clock ? `${day}T${clock}.${fraction.padEnd(3, '0').slice(0, 3)}Z` : text;
}
