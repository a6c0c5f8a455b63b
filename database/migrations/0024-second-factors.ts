import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

const tables = ['twoFactor', 'passkey', 'known_browsers', 'account_notices', 'password_resets'];

/**
 * Second factors and passkeys as Better Auth 1.7 describes their tables, with the last step of a one-time code that was
 * used; what tells a known browser from a new one; mail about an account; and links for a new password.
 */
export function secondFactors(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  const no = kind === 'sqlite' ? 0 : false;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('user')
        .addColumn('twoFactorEnabled', types.boolean, (column) => column.notNull().defaultTo(no))
        .execute();
      await db.schema.alterTable('session').addColumn('confirmedAt', types.time).execute();

      await db.schema
        .createTable('twoFactor')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backupCodes', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().unique().references('user.id').onDelete('cascade'))
        .addColumn('verified', types.boolean, (column) => column.notNull().defaultTo(no))
        .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('lockedUntil', types.time)
        .addColumn('lastUsedStep', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();

      await db.schema
        .createTable('passkey')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (column) => column.notNull().unique())
        .addColumn('counter', 'integer', (column) => column.notNull())
        .addColumn('deviceType', 'text', (column) => column.notNull())
        .addColumn('backedUp', types.boolean, (column) => column.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', types.time)
        .addColumn('aaguid', 'text')
        .execute();
      await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute();

      await db.schema
        .createTable('known_browsers')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', types.time, (column) => column.notNull())
        .addUniqueConstraint('known_browsers_once', ['user_id', 'token_hash'])
        .execute();

      await db.schema
        .createTable('account_notices')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('browser', 'text')
        .addColumn('network', 'text')
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_notices_by_age').on('account_notices').column('created_at').execute();

      await db.schema
        .createTable('password_resets')
        .addColumn('id', types.id, (column) => column.primaryKey().notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', types.time, (column) => column.notNull())
        .addColumn('used_at', types.time)
        .execute();
      await db.schema.createIndex('password_resets_by_age').on('password_resets').column('created_at').execute();

      if (kind === 'sqlite') return;
      for (const [table, column] of [
        ['known_browsers', 'last_seen_at'],
        ['account_notices', 'created_at'],
        ['password_resets', 'created_at'],
        ['password_resets', 'used_at'],
      ] as const) {
        await sql`alter table ${sql.id(table)} alter column ${sql.id(column)} type timestamptz(3)`.execute(db);
      }
      await keepPrivate(db, { tables });
    },
  };
}
