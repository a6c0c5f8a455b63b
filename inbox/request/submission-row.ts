import { sql } from 'kysely';
import { requestForm } from '#/content/request-form.ts';
import type { Queries } from '#/database/schema.ts';
import type { Field } from '#/forms/field.ts';
import { readWaiting } from '../answers/waiting.ts';
import { isBelowDeleted, joinedBelow } from '../joined/joined-tree.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import type { SubmissionInput } from './submission-input.ts';
import type { StoredSubmission, SubmissionRow } from './tables.ts';

/** An explicit list, because a table that Frontdesk took over may have further columns. */
export const columns = [
  'id',
  ...requestForm.map(({ name }) => name),
  'status',
  'notes',
  'created_at',
  'version',
  'call_id',
  'urgent',
  'source',
  'assignee_id',
  'is_spam',
  'spam_reason',
  'contacted_at',
  'joined_to',
] satisfies (keyof StoredSubmission)[];

export type ReadSubmission = Pick<StoredSubmission, (typeof columns)[number]>;

/** The conditions of the partial indexes, in the words of migration 0015; few of their rows are joined to another. */
export const isShown = sql<boolean>`is_spam = 0 and deleted_at is null and joined_to is null`;
export const isShownSpam = sql<boolean>`is_spam = 1 and deleted_at is null and joined_to is null`;
export const isNotDeleted = sql<boolean>`deleted_at is null`;

const optionalFields = requestForm.filter((field: Field) => field.optional);

/** Other programs store an empty text for an empty field. */
export function withNulls<Row extends Pick<SubmissionInput, (typeof optionalFields)[number]['name']>>(
  stored: Row,
): Row {
  const given = { ...stored };
  for (const { name } of optionalFields) if (stored[name] === '') Object.assign(given, { [name]: null });
  return given;
}

/** SQLite has no booleans. */
function toRow(
  stored: ReadSubmission,
  { labels, joined, waiting }: Pick<SubmissionRow, 'labels' | 'joined' | 'waiting'>,
): SubmissionRow {
  const flags = { urgent: stored.urgent !== 0, is_spam: stored.is_spam !== 0 };
  return { ...withNulls(stored), ...flags, labels, due_at: dueAt(stored), joined, waiting };
}

/** When the promised time to reply is over; null for a request that waits for no reply. */
function dueAt({ status, is_spam, created_at, joined_to }: ReadSubmission): string | null {
  if (is_spam !== 0 || joined_to !== null || (status ?? 'new') !== 'new') return null;
  return replyPromise.dueAt(created_at);
}

/** Adds the labels, which are rows of their own, how many are joined to it, and whether mail waits. */
export async function toRows(db: Queries, stored: ReadSubmission[]): Promise<SubmissionRow[]> {
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  const given = await db
    .selectFrom('submission_labels')
    .select(['submission_id', 'label'])
    .where('submission_id', 'in', ids)
    .orderBy('label')
    .execute();
  const labels = Map.groupBy(given, ({ submission_id }) => submission_id);
  const below = await joinedBelow(db, ids);
  const joined = Map.groupBy(below, ({ top }) => top);
  const waiting = await readWaiting(db, [...ids, ...below.map(({ id }) => id)]);
  return stored.map((row) => {
    const own = joined.get(row.id) ?? [];
    const kinds = [row.id, ...own.map(({ id }) => id)].map((id) => waiting.get(id));
    return toRow(row, {
      labels: labels.get(row.id)?.map(({ label }) => label) ?? [],
      joined: own.length,
      waiting: kinds.find((kind) => kind === 'answer') ?? kinds.find((kind) => kind === 'bounce') ?? null,
    });
  });
}

/** Null for a request that does not exist or is deleted, by itself or with the one that it is joined to. */
export async function getSubmission(db: Queries, id: string): Promise<SubmissionRow | null> {
  const row = await db
    .selectFrom('form_submissions')
    .select(columns)
    .where('id', '=', id)
    .where(isNotDeleted)
    .executeTakeFirst();
  if (!row || (await isBelowDeleted(db, row))) return null;
  return (await toRows(db, [row]))[0] ?? null;
}
