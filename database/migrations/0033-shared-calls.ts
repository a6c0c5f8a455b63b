import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keepPrivate } from './keep-private.ts';

/** Calls under way on all servers of one Postgres, and the minutes of a day; hashes stand for addresses and networks. */
export const sharedCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table live_calls (
      id uuid primary key,
      channel text not null,
      address text,
      network text,
      server text not null,
      server_url text,
      started_at timestamptz,
      seen_at timestamptz not null)`.execute(db);
    await sql`create table call_minutes (
      day date not null,
      channel text not null,
      network text not null,
      ms bigint not null,
      primary key (day, channel, network))`.execute(db);
    await keepPrivate(db, { tables: ['live_calls', 'call_minutes'] });
  },
};
