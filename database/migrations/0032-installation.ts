import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keepPrivate } from './keep-private.ts';

/** What several servers on one Postgres share: the key of the installation, and who does what one does at a time. */
export const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table installation (id integer primary key check (id = 1), secret text not null)`.execute(db);
    await sql`create table leases (
      name text primary key, holder text not null, held_until timestamptz not null)`.execute(db);
    await keepPrivate(db, { tables: ['installation', 'leases'] });
  },
};
