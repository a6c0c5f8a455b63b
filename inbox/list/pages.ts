import { type RawBuilder, sql } from 'kysely';
import type { Position } from '#/database/cursor.ts';
import { kindOf } from '#/database/kind-of.ts';
import type { Queries } from '#/database/schema.ts';
import { columns, type ReadSubmission } from '../request/submission-row.ts';
import type { StoredSubmission } from '../request/tables.ts';
import { matches, numberOf } from '../search/search-index.ts';
import { queryWords } from '../search/words.ts';
import { conditionsOf, type SubmissionFilter } from './filter.ts';

export type Order = 'asc' | 'desc';

export const briefColumns = [
  'id',
  'created_at',
  'status',
  'assignee_id',
  'is_spam',
  'contacted_at',
] satisfies (keyof StoredSubmission)[];

export type BriefSubmission = Pick<StoredSubmission, (typeof briefColumns)[number]>;

/** The requests that a filter means, in the order of their times, of which pages are read by key. */
export interface FilteredSubmissions {
  /** At most `limit` of them, those beyond a position. */
  page(db: Queries, order: Order, after: Position | null, limit: number): Promise<ReadSubmission[]>;
  /** The same, with only what a change of many looks at: of thousands of requests nobody reads the texts. */
  briefPage(db: Queries, order: Order, after: Position | null, limit: number): Promise<BriefSubmission[]>;
  /** How many they are, counted up to `most`. */
  count(db: Queries, most: number): Promise<number>;
  /** The words of the search; null without one. */
  words: string[] | null;
}

/** With fewer matches than these, Postgres finds them by the index of words and sorts them; with more, by time. */
const fewMatches = 1_000;

/** Two requests of three have another status than the one that is asked for, as a rule. */
const foundPerCounted = 4;

export function filterSubmissions(filter: SubmissionFilter, me: string | null, now: Date): FilteredSubmissions {
  const words = filter.q === undefined || filter.q.trim() === '' ? null : queryWords(filter.q);

  /**
   * The table that has the order comes first: its index gives the rows one by one, so that no page sorts them all. Few
   * matches are found before: Postgres does not know how few there are, and would look at all requests for them.
   */
  async function source(db: Queries) {
    const conditions = conditionsOf(filter, me, now);
    const tables = ['form_submissions'];
    let keys = ['form_submissions.created_at', 'form_submissions.id'];
    let first: RawBuilder<unknown> = sql``;
    if (words?.length === 0) conditions.push(sql`1 = 0`);
    if (filter.label !== undefined) {
      tables.unshift('submission_labels');
      conditions.push(sql`submission_labels.label = ${filter.label}`);
      conditions.push(sql`submission_labels.submission_id = form_submissions.id`);
      keys = ['submission_labels.received_at', 'submission_labels.submission_id'];
    }
    if (words && words.length > 0) {
      const matching = await matches(db, words);
      conditions.push(sql`submission_search.submission_id = form_submissions.id`);
      if (kindOf(db) === 'postgres' && (await areFew(db, matching))) {
        first = sql`with submission_search as materialized
          (select * from submission_search where ${matching}) `;
      } else conditions.push(matching);
      if (kindOf(db) === 'sqlite') {
        tables.unshift('submission_words', 'submission_search');
        conditions.push(sql`submission_search.number = submission_words.rowid`);
        keys = ['submission_words.rowid'];
      } else {
        tables.unshift('submission_search');
        keys = ['submission_search.received_at', 'submission_search.submission_id'];
      }
    }
    // SQLite keeps to the order of tables in a cross join; Postgres chooses.
    const from = sql.join(
      tables.map((name) => sql.table(name)),
      sql` cross join `,
    );
    return { first, from, conditions, keys };
  }

  /**
   * Counts among the first requests that a search finds, one by one. Postgres does not know what it costs to look for a
   * word in a row, and to count all at once, it would read the rows of everything else beside them: twice the time.
   * Null where the filter leaves too few of too many, for which Postgres has a better plan.
   */
  async function countFirstMatches(db: Queries, searched: string[], most: number): Promise<number | null> {
    const conditions = [...conditionsOf(filter, me, now), sql`form_submissions.id = found.submission_id`];
    if (filter.label !== undefined) {
      conditions.push(sql`exists (select 1 from submission_labels
        where submission_id = form_submissions.id and label = ${filter.label})`);
    }
    const maxFound = foundPerCounted * most;
    const { rows } = await sql<{ amount: number; found: number }>`
      with found as materialized
        (select submission_id from submission_search where ${await matches(db, searched)} limit ${sql.lit(maxFound)}),
      few as (select 1 from found cross join lateral
        (select 1 from form_submissions where ${sql.join(conditions, sql` and `)} offset 0) as one limit ${sql.lit(most)}),
      counted as (select count(*) as amount from few)
      select amount, case when amount < ${sql.lit(most)} then (select count(*) from found) else 0 end as found
        from counted`.execute(db);
    const [{ amount, found } = { amount: 0, found: 0 }] = rows;
    return found < maxFound ? amount : null;
  }

  function pageOf<Column extends keyof StoredSubmission>(read: readonly Column[]) {
    const selected = sql.join(read.map((column) => sql.ref(`form_submissions.${column}`)));
    return async (db: Queries, order: Order, after: Position | null, limit: number) => {
      const { first, from, conditions, keys } = await source(db);
      if (after) conditions.push(await beyond(db, keys, order, after));
      const direction = sql.raw(order);
      const { rows } = await sql<
        Pick<StoredSubmission, Column>
      >`${first}select ${selected} from ${from} where ${sql.join(conditions, sql` and `)}
        order by ${sql.join(keys.map((key) => sql`${sql.ref(key)} ${direction}`))} limit ${limit}`.execute(db);
      return rows;
    };
  }

  return {
    words,
    page: pageOf(columns),
    briefPage: pageOf(briefColumns),
    async count(db, most) {
      if (words && words.length > 0 && kindOf(db) === 'postgres') {
        const amount = await countFirstMatches(db, words, most);
        if (amount !== null) return amount;
      }
      const { first, from, conditions } = await source(db);
      const { rows } = await sql<{ amount: number }>`${first}select count(*) as amount from
        (select 1 from ${from} where ${sql.join(conditions, sql` and `)} limit ${most}) as counted`.execute(db);
      return rows[0]?.amount ?? 0;
    },
  };
}

async function beyond(db: Queries, keys: string[], order: Order, after: Position): Promise<RawBuilder<boolean>> {
  const comparison = sql.raw(order === 'asc' ? '>' : '<');
  const [only, second] = keys.map((key) => sql.ref(key));
  if (second) return sql`(${only}, ${second}) ${comparison} (${after.created_at}, ${after.id})`;
  return sql`${only} ${comparison} ${await numberOf(db, after)}`;
}

async function areFew(db: Queries, matching: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ amount: number }>`select count(*) as amount from
    (select 1 from submission_search where ${matching} limit ${sql.lit(fewMatches)}) as counted`.execute(db);
  return (rows[0]?.amount ?? 0) < fewMatches;
}
