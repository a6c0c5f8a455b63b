import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';
import { columnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/** Keyed hashes by which sealed addresses and numbers are found; empty where nothing is sealed. */
const keys = [
  ['form_submissions', 'email_key', 'created_at, id'],
  ['form_submissions', 'phone_key', 'created_at, id'],
  ['submission_answers', 'from_key', 'received_at'],
] as const;

/** What encryption at rest needs: what it finds rows by, and which key seals them. */
export function sealedTexts(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, column, order] of keys) {
        await sql`alter table ${sql.id(table)} add column ${sql.id(column)} text`.execute(db);
        await sql`create index ${sql.id(`${table}_by_${column}`)} on ${sql.id(table)} (${sql.raw(`${column}, ${order}`)})
          where ${sql.id(column)} is not null`.execute(db);
      }
      await db.schema
        .createTable('seals')
        .addColumn('key_id', 'text', (column) => column.primaryKey().notNull())
        // A sealed word: a key that opens it is the right one.
        .addColumn('check_value', 'text', (column) => column.notNull())
        // Null while what was stored before is being sealed.
        .addColumn('sealed_at', columnTypes[kind].time)
        .execute();
      if (kind === 'sqlite') return letEventsBeSealed(db);
      await sql`alter table seals alter column sealed_at type timestamptz(3)`.execute(db);
      await keepPrivate(db, { tables: ['seals'] });
      await letEventsBeSealedOnPostgres(db);
    },
  };
}

/** As in 0012, but words may be replaced by sealed ones, or sealed ones by words: their hash says if they are the same. */
async function letEventsBeSealed(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger events_unchanged`.execute(db);
  await sql`create trigger events_unchanged before update on events
    when (new.words is not null or new.words_salt is not null) and (old.words is null
        or substr(old.words, 1, 8) <> 'sealed1.' and substr(coalesce(new.words, ''), 1, 8) <> 'sealed1.') or
      (new.number, new.at, new.kind, new.subject_kind, new.subject_id, new.actor_kind, new.actor_id, new.data,
        new.words_hash, new.chain_hash) is not
      (old.number, old.at, old.kind, old.subject_kind, old.subject_id, old.actor_kind, old.actor_id, old.data,
        old.words_hash, old.chain_hash)
    begin select raise(abort, 'an event is never changed'); end`.execute(db);
}

async function letEventsBeSealedOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function keep_event() returns trigger language plpgsql
    set search_path = ${sql.id(await currentSchema(db))}, pg_temp as $$
    begin
      if tg_op <> 'UPDATE' then raise exception 'an event is never deleted'; end if;
      if new.words is null or (old.words is not null and (starts_with(old.words, 'sealed1.') or starts_with(new.words, 'sealed1.')))
      then
        old.words := new.words;
        old.words_salt := new.words_salt;
      end if;
      if new is distinct from old or (new.words is null and new.words_salt is not null) then
        raise exception 'an event is never changed';
      end if;
      return new;
    end $$`.execute(db);
}
