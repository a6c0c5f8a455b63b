import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { byMail, enqueueOnce } from '#/outbox/queue.ts';
import { dealWithAnswers } from '../answers/waiting.ts';
import { isBelowDeleted } from '../joined/joined-tree.ts';
import { labelsOf, setLabels } from '../request/labels.ts';
import { columns, getSubmission, isNotDeleted, type ReadSubmission } from '../request/submission-row.ts';
import type { SubmissionStatus } from '../request/submission-status.ts';
import type { SubmissionRow } from '../request/tables.ts';
import { indexAgain } from '../search/search-backlog.ts';
import { type Correction, correctedBy, correctionIn, missingAfter } from './correct.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.status_changed': {
      /** `contacted_at` is what a change of many to `new` has emptied. */
      data: { from: SubmissionStatus | null; to: SubmissionStatus; contacted_at?: string } & PartOfBulk;
      words: null;
    };
    'submission.notes_changed': { data: Record<never, never>; words: null };
    'submission.assigned': { data: { from: string | null; to: string | null } & PartOfBulk; words: null };
    'submission.labelled': { data: PartOfBulk; words: { added: string[]; removed: string[] } };
    'submission.spam_changed': { data: { is_spam: boolean } & PartOfBulk; words: null };
  }
}

/** The id of the change of many requests that a change belongs to, or takes back. */
export interface PartOfBulk {
  bulk?: string;
  undoes?: string;
}

/** The fields of the form are those that staff correct. */
export interface SubmissionChange extends Correction {
  status?: SubmissionStatus | undefined;
  notes?: string | null | undefined;
  assignee_id?: string | null | undefined;
  is_spam?: boolean | undefined;
  /** All that it has afterwards, sorted. */
  labels?: string[] | undefined;
  /** Staff need not reply to the mail that waits. */
  waiting?: null | undefined;
}

export type Update =
  | { outcome: 'updated' | 'moved-on'; row: SubmissionRow }
  /** There is no such request. */
  | { outcome: 'missing' }
  /** There is no such account. */
  | { outcome: 'no-assignee' }
  /** A correction would leave fields empty that the request needs. */
  | { outcome: 'incomplete'; errors: Partial<Record<string, string>> };

/**
 * Changes a request; any status may follow any other (spec.md section 4). With a `version`, a request changed since that version
 * stays as it is: the outcome is `moved-on`, with the current row.
 */
export function updateSubmission(
  database: Database,
  id: string,
  { version, ...change }: SubmissionChange & { version?: number | undefined },
  actor: Actor,
): Promise<Update> {
  return database.write(async (write): Promise<Update> => {
    const before = await lockSubmission(write, id, database.kind === 'postgres');
    if (!before) return { outcome: 'missing' };
    const outcome = version !== undefined && version !== before.version ? 'moved-on' : 'updated';
    if (outcome === 'updated') {
      if (change.assignee_id != null && !(await isAccount(write, change.assignee_id)))
        return { outcome: 'no-assignee' };
      const errors = missingAfter(before, correctionIn(change));
      if (errors) return { outcome: 'incomplete', errors };
      await applyChange(write, before, change, actor);
    }
    const row = await getSubmission(write, id);
    return row ? { outcome, row } : { outcome: 'missing' };
  });
}

/** A request as `getSubmission` has it, which no other transaction changes until this one ends. */
export async function lockSubmission(
  write: Write,
  id: string,
  isPostgres: boolean,
): Promise<ReadSubmission | undefined> {
  let select = write.selectFrom('form_submissions').select(columns).where('id', '=', id).where(isNotDeleted);
  if (isPostgres) select = select.forUpdate();
  const row = await select.executeTakeFirst();
  return row && !(await isBelowDeleted(write, row)) ? row : undefined;
}

export async function isAccount(db: Queries, id: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Changes a request that the transaction has locked, and appends an event for each thing changed. */
async function applyChange(
  write: Write,
  before: ReadSubmission,
  change: SubmissionChange,
  actor: Actor,
): Promise<void> {
  const { id } = before;
  const now = new Date().toISOString();
  const { status, notes, assignee_id, is_spam } = change;
  const movesSpam = is_spam !== undefined && is_spam !== (before.is_spam !== 0);
  const corrected = correctedBy(before, correctionIn(change));
  await write
    .updateTable('form_submissions')
    .set({
      version: before.version + 1,
      ...corrected?.after,
      ...(status !== undefined && { status, contacted_at: contactedAt(before, status, now) }),
      ...(notes !== undefined && { notes }),
      ...(assignee_id !== undefined && { assignee_id }),
      ...(movesSpam && { is_spam: is_spam ? 1 : 0, spam_reason: null, spam_at: is_spam ? now : null }),
    })
    .where('id', '=', id)
    .execute();
  if (notes !== undefined || corrected) await indexAgain(write, id);
  if (is_spam === false) await notifyStaff(write, id, now);
  const isDealtWith = change.waiting === null && (await dealWithAnswers(write, id, now));
  const labelled = change.labels && (await setLabels(write, before, await labelsOf(write, id), change.labels));

  const event = { subjectId: id, at: now };
  if (status !== undefined) {
    const data = { from: before.status, to: status };
    await append(write, { ...event, kind: 'submission.status_changed', data, words: null }, actor);
  }
  if (corrected) {
    const fields = Object.keys(corrected.after) as (keyof Correction)[];
    await append(write, { ...event, kind: 'submission.corrected', data: { fields }, words: corrected }, actor);
  }
  if (notes !== undefined) {
    await append(write, { ...event, kind: 'submission.notes_changed', data: {}, words: null }, actor);
  }
  if (assignee_id !== undefined) {
    const data = { from: before.assignee_id, to: assignee_id };
    await append(write, { ...event, kind: 'submission.assigned', data, words: null }, actor);
  }
  if (labelled) await append(write, { ...event, kind: 'submission.labelled', data: {}, words: labelled }, actor);
  if (isDealtWith) await append(write, { ...event, kind: 'submission.answer_dealt', data: {}, words: null }, actor);
  if (is_spam !== undefined) {
    await append(write, { ...event, kind: 'submission.spam_changed', data: { is_spam }, words: null }, actor);
  }
}

/** The first time it left `new`; going back to `new` empties it. */
function contactedAt(before: ReadSubmission, status: SubmissionStatus, now: string): string | null {
  return status === 'new' ? null : (before.contacted_at ?? now);
}

/** A request that was spam, or deleted, when its notice came up has none yet. */
export function notifyStaff(write: Write, id: string, now: string): Promise<void> {
  return enqueueOnce(write, { ...byMail, kind: 'submission.notice', subjectId: id, now });
}
