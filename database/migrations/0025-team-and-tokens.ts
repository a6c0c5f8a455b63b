import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/** The table an event is about, and the event's name for one of its rows. */
const subjects = [
  ['invitations', 'invitation'],
  ['api_tokens', 'token'],
] as const;

/** Invitations, API tokens, when staff were last seen, and settings that owners change in the app. */
export function teamAndTokens(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('invitations')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('owner', 'member', 'viewer')`))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        // Counts the links: each takes the place of the one before.
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('invited_by', 'text', (column) => column.references('user.id').onDelete('cascade'))
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('expires_at', types.time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('api_tokens')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        // The last characters of the token, by which people tell tokens apart.
        .addColumn('ending', 'text', (column) => column.notNull())
        // Words with a space between.
        .addColumn('permissions', 'text', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.references('user.id').onDelete('set null'))
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('expires_at', types.time)
        .addColumn('last_used_at', types.time)
        .addColumn('revoked_at', types.time)
        .execute();
      await db.schema
        .createTable('account_presence')
        .addColumn('account_id', 'text', (column) =>
          column.primaryKey().notNull().references('user.id').onDelete('cascade'),
        )
        .addColumn('last_seen_at', types.time, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        // JSON.
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .execute();
      for (const [table, subject] of subjects) await eraseWordsWith(db, kind, table, subject);
      if (kind === 'postgres') {
        await keepPrivate(db, { tables: ['invitations', 'api_tokens', 'account_presence', 'settings'] });
      }
    },
  };
}

/** What a person wrote in the events of a row is emptied when the row is deleted, as migration 0012 has it. */
async function eraseWordsWith(db: Kysely<unknown>, kind: DatabaseKind, table: string, subject: string): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create trigger ${sql.id(`${table}_erased`)} after delete on ${sql.id(table)} begin
      update events set words = null, words_salt = null
        where subject_id = old.id and subject_kind = ${sql.lit(subject)} and words is not null;
    end`.execute(db);
    return;
  }
  await sql`create trigger ${sql.id(`${table}_erased`)} after delete on ${sql.id(table)}
    referencing old table as removed
    for each statement execute function erase_words(${sql.lit(subject)})`.execute(db);
  await sql`create trigger ${sql.id(`${table}_all_erased`)} after truncate on ${sql.id(table)}
    for each statement execute function erase_words(${sql.lit(subject)})`.execute(db);
}
