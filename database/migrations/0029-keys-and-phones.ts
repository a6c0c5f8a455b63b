import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { keepPrivate } from './keep-private.ts';

/**
 * The keys that sign tokens of staff, as Better Auth 1.7 describes their table; phone numbers that codes are texted to;
 * and which sessions began by a passkey.
 */
export function keysAndPhones(kind: DatabaseKind): Migration {
  const types = columnTypes[kind];
  const no = kind === 'sqlite' ? 0 : false;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('session')
        .addColumn('byPasskey', types.boolean, (column) => column.notNull().defaultTo(no))
        .execute();
      await db.schema
        .createTable('jwks')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('privateKey', 'text', (column) => column.notNull())
        .addColumn('createdAt', types.time, (column) => column.notNull())
        .addColumn('expiresAt', types.time)
        .addColumn('alg', 'text')
        .addColumn('crv', 'text')
        .execute();
      await db.schema
        .createTable('phone_factors')
        .addColumn('user_id', 'text', (column) =>
          column.primaryKey().notNull().references('user.id').onDelete('cascade'),
        )
        // Encrypted.
        .addColumn('number', 'text', (column) => column.notNull())
        // The last digits, by which its owner knows it.
        .addColumn('ending', 'text', (column) => column.notNull())
        // Null until a code was typed that was texted to it.
        .addColumn('confirmed_at', types.time)
        .addColumn('created_at', types.time, (column) => column.notNull())
        .execute();

      if (kind === 'sqlite') return;
      for (const column of ['confirmed_at', 'created_at']) {
        await sql`alter table phone_factors alter column ${sql.id(column)} type timestamptz(3)`.execute(db);
      }
      await keepPrivate(db, { tables: ['jwks', 'phone_factors'] });
    },
  };
}
