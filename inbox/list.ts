import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from '#/database/cursor.ts';
import type { Queries } from '#/database/schema.ts';
import { columns, isShown, isShownSpam, toRows } from './submission-row.ts';
import type { SubmissionStatus } from './submission-status.ts';
import type { SubmissionRow } from './tables.ts';

export interface SubmissionCounts extends Record<SubmissionStatus, number> {
  total: number;
}

export interface SubmissionPage {
  items: SubmissionRow[];
  /** Counts of all requests that are neither spam nor deleted, regardless of the filter. */
  counts: SubmissionCounts;
  /** The cursor of the next page; null on the last. */
  next_cursor: string | null;
}

export interface SubmissionQuery {
  status?: SubmissionStatus | undefined;
  /** Lists spam, and nothing else. */
  spam?: boolean | undefined;
  /** A `next_cursor` of an earlier page. */
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of requests, newest first by (created_at, id): paged by key, so that page 1,000 costs as much as page 1.
 * Null for an invalid cursor.
 */
export async function listSubmissions(db: Queries, query: SubmissionQuery): Promise<SubmissionPage | null> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) return null;

  let select = db
    .selectFrom('form_submissions')
    .select(columns)
    .where(query.spam ? isShownSpam : isShown);
  if (query.status) select = select.where(sql`coalesce(status, 'new')`, '=', sql.lit(query.status));
  if (after) select = select.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
  const rows = await select
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();

  const items = await toRows(db, rows.slice(0, query.limit));
  const last = items.at(-1);
  return {
    items,
    counts: await countSubmissions(db),
    next_cursor: rows.length > items.length && last ? encodeCursor(last) : null,
  };
}

async function countSubmissions(db: Queries): Promise<SubmissionCounts> {
  const counts: SubmissionCounts = { total: 0, new: 0, contacted: 0, completed: 0 };
  for (const { status, total } of await db.selectFrom('submission_counts').selectAll().execute()) {
    counts[status] = total;
    counts.total += total;
  }
  return counts;
}
