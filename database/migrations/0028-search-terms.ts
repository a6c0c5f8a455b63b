import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../open.ts';

/** The words that SQLite's index has, to read: with them a search asks for whole words, of which it reads few rows. */
export function searchTerms(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (kind === 'postgres') return;
      await sql`create virtual table submission_terms using fts5vocab('submission_words', 'instance')`.execute(db);
    },
  };
}
