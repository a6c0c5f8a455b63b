import { decodeCursor, encodeCursor, type Position } from '#/database/cursor.ts';
import type { Queries } from '#/database/schema.ts';
import { type ReadSubmission, toRows } from '../request/submission-row.ts';
import { type SubmissionStatus, submissionStatuses } from '../request/submission-status.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { findHits, type Hit } from '../search/hit.ts';
import { findsWholeWords } from '../search/search-index.ts';
import type { SubmissionFilter } from './filter.ts';
import { type FilteredSubmissions, filterSubmissions, type Order } from './pages.ts';

export interface SubmissionCounts extends Record<SubmissionStatus, number> {
  total: number;
}

export interface ListedSubmission extends SubmissionRow {
  /** Where the search is met; only in the answer to a search. */
  hit?: Hit | null;
}

export interface SubmissionPage {
  items: ListedSubmission[];
  /** Counts of all requests that are neither spam nor deleted, regardless of the filter. */
  counts: SubmissionCounts;
  /** How many requests, of all, have waited longer for a reply than promised; null for more than 1,000. */
  overdue: number | null;
  /** For how many, of all, mail waits for staff; null for more than 1,000. */
  waiting: number | null;
  /** The cursor of the next page; null on the last. */
  next_cursor: string | null;
  /** When it was read: a change of all that it lists leaves what came later. */
  as_of: string;
  /** How many requests the filter has; null for more than 1,000. */
  matching: number | null;
  /** How many requests, up to 1,000, are not searched yet; only in the answer to a search that comes before its index. */
  unsearched?: number;
  /** The search found whole words alone, because texts are encrypted. */
  whole_words?: true;
}

export const submissionSorts = ['newest', 'oldest', 'due'] as const;

export interface SubmissionQuery extends SubmissionFilter {
  /** `due` lists what waits for a reply first, the longest waiting first, then the others, the oldest first. */
  sort?: (typeof submissionSorts)[number] | undefined;
  /** A `next_cursor` of an earlier page. */
  cursor?: string | undefined;
  limit: number;
}

/** Counting further takes longer, and nobody reads it. */
const maxCounted = 1_000;

/**
 * One page of requests by (created_at, id): paged by key, so that page 1,000 costs as much as page 1. Null for an
 * invalid cursor. `me` is the account that asks.
 */
export async function listSubmissions(
  db: Queries,
  { sort = 'newest', cursor, limit, ...filter }: SubmissionQuery,
  me: string | null = null,
): Promise<SubmissionPage | null> {
  const now = new Date();
  const after = cursor === undefined ? null : readCursor(cursor, sort);
  if (cursor !== undefined && !after) return null;

  const steps = stepsOf(filter, sort);
  const stored: { step: number; row: ReadSubmission }[] = [];
  for (const [step, { filters, order }] of steps.entries()) {
    if (stored.length > limit || step < (after?.step ?? 0)) continue;
    const from = after?.step === step ? after.position : null;
    const pages = await Promise.all(
      filters.map((each) => filterSubmissions(each, me, now).page(db, order, from, limit + 1)),
    );
    for (const row of merge(pages, order)) stored.push({ step, row });
  }

  const shown = stored.slice(0, limit);
  const rows = await toRows(
    db,
    shown.map(({ row }) => row),
  );
  const filtered = filterSubmissions(filter, me, now);
  const hits = filtered.words && (await findHits(db, rows, filtered.words));
  const last = shown.at(-1);
  const few = (wanted: SubmissionFilter) => countFew(db, filterSubmissions(wanted, me, now));
  const [counts, overdue, waiting, matching] = await Promise.all([
    countSubmissions(db),
    few({ due: 'overdue' }),
    few({ waiting: true }),
    countFew(db, filtered),
  ]);
  return {
    items: hits ? rows.map((row, index) => ({ ...row, hit: hits[index] ?? null })) : rows,
    counts,
    as_of: now.toISOString(),
    overdue,
    waiting,
    next_cursor: stored.length > limit && last ? writeCursor(last.row, last.step, sort) : null,
    matching,
    ...(hits && findsWholeWords(db) && { whole_words: true }),
  };
}

/** How many they are; null for more than are counted. */
async function countFew(db: Queries, filtered: FilteredSubmissions): Promise<number | null> {
  const amount = await filtered.count(db, maxCounted + 1);
  return amount > maxCounted ? null : amount;
}

/** A part of a sorted list; the pages of its filters are merged by time. */
interface Step {
  filters: SubmissionFilter[];
  order: Order;
}

function stepsOf(filter: SubmissionFilter, sort: SubmissionQuery['sort']): Step[] {
  if (sort !== 'due') return [{ filters: [filter], order: sort === 'oldest' ? 'asc' : 'desc' }];
  // Each status has its own place in an index.
  const withStatus = (statuses: readonly SubmissionStatus[]) =>
    statuses.filter((status) => (filter.status ?? status) === status).map((status) => ({ ...filter, status }));
  if (filter.spam) return [{ filters: [filter], order: 'asc' }];
  return [
    { filters: withStatus(['new']), order: 'asc' },
    { filters: withStatus(submissionStatuses.filter((status) => status !== 'new')), order: 'asc' },
  ];
}

function merge(pages: ReadSubmission[][], order: Order): ReadSubmission[] {
  const [first = [], ...others] = pages;
  if (others.length === 0) return first;
  const key = ({ created_at, id }: ReadSubmission) => `${created_at} ${id}`;
  const sign = order === 'asc' ? 1 : -1;
  return pages.flat().sort((a, b) => (key(a) < key(b) ? -sign : sign));
}

/** The sort by due time has two parts: its cursors begin with the number of the part. */
function writeCursor(row: ReadSubmission, step: number, sort: SubmissionQuery['sort']): string {
  return sort === 'due' ? `${step}.${encodeCursor(row)}` : encodeCursor(row);
}

function readCursor(cursor: string, sort: SubmissionQuery['sort']): { step: number; position: Position } | null {
  const [, step = '0', rest = ''] = /^(?:([01])\.)?([^.]*)$/.exec(cursor) ?? [];
  if ((sort === 'due') !== cursor.includes('.')) return null;
  const position = decodeCursor(rest);
  return position && { step: Number(step), position };
}

async function countSubmissions(db: Queries): Promise<SubmissionCounts> {
  const counts: SubmissionCounts = { total: 0, new: 0, contacted: 0, completed: 0 };
  for (const { status, total } of await db.selectFrom('submission_counts').selectAll().execute()) {
    counts[status] = total;
    counts.total += total;
  }
  return counts;
}
