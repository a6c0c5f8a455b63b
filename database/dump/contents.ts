import { hash } from 'node:crypto';
import { ourTables } from '../our-tables.ts';

/** A stored value as both databases have it: times are ISO text in UTC with milliseconds, booleans 0 and 1. */
export type Value = string | number | null;

/** Some rows of a table, the values in the order of `columns`. Each table comes at least once, also without rows. */
export interface Batch {
  table: string;
  columns: string[];
  /** The columns' types as Postgres writes them, where they come from there. */
  types?: string[] | undefined;
  rows: Value[][];
}

/** All that a database holds at one moment, table by table. It is read once. */
export interface Contents {
  /** The names of the migrations that made its tables. */
  migrations: string[];
  batches: AsyncIterable<Batch>;
}

/** So many rows are in memory at a time; the longest are some tens of kilobytes. */
export const rowsABatch = 500;

/** Made anew from the rest, or of the moment: what servers count, hold and agree on while they run. */
const leftOut = new Set([
  'submission_search',
  'search_queue',
  'search_progress',
  'rate_limits',
  'leases',
  'live_calls',
  'call_minutes',
]);

/** The tables that are copied. */
export const copiedTables: readonly string[] = ourTables.filter((name) => !leftOut.has(name));

/** The table of the key that signs sessions: a file of the data directory where there is no such table. */
export const secretTable = 'installation';

/** With the key of a data directory, for a database that has it as a row. */
export function withSecret(contents: Contents, secret: string): Contents {
  async function* batches() {
    yield* contents.batches;
    yield { table: secretTable, columns: ['id', 'secret'], rows: [[1, secret]] };
  }
  return { ...contents, batches: batches() };
}

/** What became of contents in another database. */
export interface Loaded {
  /** How many rows, by table. */
  rows: Map<string, number>;
  /** Columns that are not Frontdesk's and have no place there, as `table.column`. */
  leftBehind: string[];
  /** The key of the installation, where the database has no place for it. */
  secret: string | null;
}

/** Counts and sums up rows, so that two databases can be compared without regard to the order of rows. */
export interface Digest {
  add(table: string, row: readonly Value[]): void;
  /** The first table that differs; null when all are equal. */
  differsFrom(other: Digest): string | null;
  rows(): Map<string, number>;
  sums(): ReadonlyMap<string, bigint>;
}

const wrap = 2n ** 64n;

export function createDigest(): Digest {
  const sums = new Map<string, bigint>();
  const counts = new Map<string, number>();
  return {
    add(table, row) {
      const of = hash('sha256', JSON.stringify(row), 'buffer').readBigUInt64BE();
      sums.set(table, ((sums.get(table) ?? 0n) + of) % wrap);
      counts.set(table, (counts.get(table) ?? 0) + 1);
    },
    differsFrom(other) {
      const others = other.sums();
      for (const table of new Set([...sums.keys(), ...others.keys()])) {
        if (sums.get(table) !== others.get(table) || counts.get(table) !== other.rows().get(table)) return table;
      }
      return null;
    },
    rows: () => counts,
    sums: () => sums,
  };
}
