import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './column-types.ts';
import { currentSchema } from './current-schema.ts';
import { keepPrivate } from './keep-private.ts';

/** The table an event is about, and the event's name for one of its rows. */
const subjects = [
  ['form_submissions', 'submission'],
  ['calls', 'call'],
  ['user', 'account'],
] as const;

/** The log of every change: append-only but for the words of what is deleted, which are emptied with it. */
export function events(types: ColumnTypes, rules: Migration): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('events')
        // SQLite uses a column declared so as its row id.
        .addColumn('number', types.time === 'text' ? 'integer' : 'bigint', (column) => column.primaryKey().notNull())
        .addColumn('at', types.time, (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject_kind', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('actor_kind', 'text', (column) =>
          column.notNull().check(sql`actor_kind in ('visitor', 'staff', 'token', 'assistant', 'system')`),
        )
        .addColumn('actor_id', 'text')
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('words', 'text')
        .addColumn('words_salt', 'text')
        .addColumn('words_hash', 'text')
        .addColumn('chain_hash', 'text', (column) => column.notNull())
        .execute();
      await sql`create index events_by_subject on events (subject_id)`.execute(db);
      await rules.up(db);
    },
  };
}

export const eventRules: Record<'sqlite' | 'postgres', Migration> = {
  sqlite: {
    async up(db: Kysely<unknown>) {
      await sql`create trigger events_unchanged before update on events
        when new.words is not null or new.words_salt is not null or
          (new.number, new.at, new.kind, new.subject_kind, new.subject_id, new.actor_kind, new.actor_id, new.data,
            new.words_hash, new.chain_hash) is not
          (old.number, old.at, old.kind, old.subject_kind, old.subject_id, old.actor_kind, old.actor_id, old.data,
            old.words_hash, old.chain_hash)
        begin select raise(abort, 'an event is never changed'); end`.execute(db);
      await sql`create trigger events_kept before delete on events
        begin select raise(abort, 'an event is never deleted'); end`.execute(db);
      for (const [table, kind] of subjects) {
        await sql`create trigger ${sql.id(`${table}_erased`)} after delete on ${sql.id(table)} begin
          update events set words = null, words_salt = null
            where subject_id = old.id and subject_kind = ${sql.lit(kind)} and words is not null;
        end`.execute(db);
      }
    },
  },
  postgres: {
    async up(db: Kysely<unknown>) {
      const schema = sql.id(await currentSchema(db));
      // Rounded before it is stored, since the hash covers it.
      await sql`alter table events alter column at type timestamptz(3)`.execute(db);

      // The lock lasts until the transaction ends, so the next writer sees this event and no reader sees a number before
      // a smaller one. A separate statement reads the last event, so that it sees what was committed during the wait.
      await sql`create function chain_event() returns trigger language plpgsql
        set search_path = ${schema}, pg_temp as $$
        declare
          last record;
        begin
          perform pg_advisory_xact_lock('events'::regclass::oid::bigint);
          select number, chain_hash into last from events order by number desc limit 1;
          new.number := coalesce(last.number, 0) + 1;
          new.chain_hash := encode(sha256(convert_to(array_to_string(array[
            last.chain_hash, new.number::text, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            new.kind, new.subject_kind, new.subject_id, new.actor_kind, new.actor_id, new.data, new.words_hash
          ], E'\\n', ''), 'UTF8')), 'hex');
          return new;
        end $$`.execute(db);
      await sql`create trigger events_chained before insert on events
        for each row execute function chain_event()`.execute(db);

      await sql`create function keep_event() returns trigger language plpgsql
        set search_path = ${schema}, pg_temp as $$
        begin
          if tg_op <> 'UPDATE' then raise exception 'an event is never deleted'; end if;
          old.words := null;
          old.words_salt := null;
          if new is distinct from old then raise exception 'an event is never changed'; end if;
          return new;
        end $$`.execute(db);
      await sql`create trigger events_unchanged before update or delete on events
        for each row execute function keep_event()`.execute(db);
      await sql`create trigger events_kept before truncate on events
        for each statement execute function keep_event()`.execute(db);

      await sql`create function erase_words() returns trigger language plpgsql
        security definer set search_path = ${schema}, pg_temp as $$
        begin
          if tg_op = 'DELETE' then
            update events set words = null, words_salt = null
              where subject_id in (select id::text from removed) and subject_kind = tg_argv[0] and words is not null;
          else
            update events set words = null, words_salt = null where subject_kind = tg_argv[0] and words is not null;
          end if;
          return null;
        end $$`.execute(db);
      for (const [table, kind] of subjects) {
        await sql`create trigger ${sql.id(`${table}_erased`)} after delete on ${sql.id(table)}
          referencing old table as removed
          for each statement execute function erase_words(${sql.lit(kind)})`.execute(db);
        await sql`create trigger ${sql.id(`${table}_all_erased`)} after truncate on ${sql.id(table)}
          for each statement execute function erase_words(${sql.lit(kind)})`.execute(db);
      }

      // Deferred to the end of the transaction: a row without an event by then was written by another program.
      await sql`create function tell_of_outside_submission() returns trigger language plpgsql
        security definer set search_path = ${schema}, pg_temp as $$
        declare
          full_name text;
          words text;
          salt text := gen_random_uuid();
        begin
          select left(form_submissions.full_name, 200) into full_name from form_submissions where id = new.id;
          if not found or exists (select 1 from events
              where subject_id = new.id::text and kind = 'submission.created') then
            return null;
          end if;
          words := json_build_object('full_name', full_name);
          insert into events (at, kind, subject_kind, subject_id, actor_kind, data, words, words_salt, words_hash)
            values (now(), 'submission.created', 'submission', new.id, 'system',
              '{"call_id":null,"urgent":false,"is_spam":false}', words, salt,
              encode(sha256(convert_to(salt || words, 'UTF8')), 'hex'));
          return null;
        end $$`.execute(db);
      await sql`create constraint trigger form_submissions_logged after insert on form_submissions
        deferrable initially deferred for each row execute function tell_of_outside_submission()`.execute(db);

      await keepPrivate(db, {
        tables: ['events'],
        functions: ['chain_event', 'keep_event', 'erase_words', 'tell_of_outside_submission'],
      });
    },
  },
};
