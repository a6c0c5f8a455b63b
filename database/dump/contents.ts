import { hash } from 'node:crypto';
import { ourTables } from '../our-tables.ts';

/** A stored value as both databases have it: times are ISO text in UTC with milliseconds, booleans 0 and 1. */
export type Value = string | number | null;

/** Some rows of a table, the values in the order of `columns`. A table without rows comes as one empty batch. */
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

/** How many rows are in memory at a time; the longest have some tens of kilobytes. */
export const rowsABatch = 500;

/** Built again from the other tables, or of the moment: counters, leases and calls under way. */
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

/** A file may name any table; rows go into no other, such as one of another program on the same Postgres. */
export function isCopied(table: string): boolean {
  return copiedTables.includes(table);
}

/** The table with the key that signs sessions. SQLite has no such table: the key is a file of the data directory. */
export const secretTable = 'installation';

/** Adds the key of a data directory to contents of SQLite, for a database that stores it as a row. */
export function withSecret(contents: Contents, secret: string): Contents {
  async function* batches() {
    yield* contents.batches;
    yield { table: secretTable, columns: ['id', 'secret'], rows: [[1, secret]] };
  }
  return { ...contents, batches: batches() };
}

/** What was loaded into a database. */
export interface Loaded {
  /** How many rows, by table. */
  rows: Map<string, number>;
  /** Columns that are not Frontdesk's and have no place there, as `table.column`. */
  leftBehind: string[];
  /** The key of the installation, where the database has no table for it. */
  secret: string | null;
}

/** Counts rows and sums their hashes, so that two databases can be compared in any order of rows. */
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
      const rowHash = hash('sha256', JSON.stringify(row), 'buffer').readBigUInt64BE();
      sums.set(table, ((sums.get(table) ?? 0n) + rowHash) % wrap);
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
