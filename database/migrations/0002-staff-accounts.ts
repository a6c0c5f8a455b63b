import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';

/** The tables of Better Auth 1.7, as its own generator describes them (e-mail and password). */
export function staffAccounts(types: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('user')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', types.boolean, (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('createdAt', types.time, (column) => column.notNull())
        .addColumn('updatedAt', types.time, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('expiresAt', types.time, (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', types.time, (column) => column.notNull())
        .addColumn('updatedAt', types.time, (column) => column.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .execute();
      await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute();

      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('accountId', 'text', (column) => column.notNull())
        .addColumn('providerId', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', types.time)
        .addColumn('refreshTokenExpiresAt', types.time)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', types.time, (column) => column.notNull())
        .addColumn('updatedAt', types.time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute();

      await db.schema
        .createTable('verification')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expiresAt', types.time, (column) => column.notNull())
        .addColumn('createdAt', types.time, (column) => column.notNull())
        .addColumn('updatedAt', types.time, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute();
    },
  };
}
