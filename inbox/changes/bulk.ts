import { randomUUID } from 'node:crypto';
import { setImmediate as eventsRead } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { Position } from '#/database/cursor.ts';
import type { Database } from '#/database/open.ts';
import type { Tables, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { lastEventNumber } from '#/events/list-events.ts';
import type { SubmissionFilter } from '../list/filter.ts';
import { type BriefSubmission, briefColumns, filterSubmissions } from '../list/pages.ts';
import { maxLabels } from '../request/labels.ts';
import type { SubmissionStatus } from '../request/submission-status.ts';
import { catchUpWholly } from '../search/search-backlog.ts';
import { isAccount, notifyStaff } from './change.ts';
import { writeUndoToken } from './undo-token.ts';

/** One change for all that a filter has. */
export type BulkChange =
  | { status: SubmissionStatus }
  | { assignee_id: string | null }
  | { add_label: string }
  | { remove_label: string }
  | { is_spam: boolean }
  | { delete: true };

/** Each write blocks the thread on SQLite for some milliseconds. */
export const requestsAWrite = 50;

export type BulkResult = { outcome: 'changed'; changed: number; undo: string | null } | { outcome: 'no-assignee' };

/**
 * Changes all requests of a filter, some at a time, with an event each. What arrives meanwhile stays as it is; so does
 * what has the new value already. The events name the change, by which `undoBulk` finds them.
 */
export async function changeAll(
  database: Database,
  filter: SubmissionFilter,
  change: BulkChange,
  actor: Actor,
  me: string | null,
): Promise<BulkResult> {
  if ('assignee_id' in change && change.assignee_id !== null && !(await isAccount(database.db, change.assignee_id))) {
    return { outcome: 'no-assignee' };
  }
  if (filter.q !== undefined) await catchUpWholly(database);
  const bulk = randomUUID();
  const filtered = filterSubmissions(filter, me, new Date());
  const first = (await lastEventNumber(database.db)) + 1;
  let after: Position | null = null;
  let changed = 0;
  for (;;) {
    const from: Position | null = after;
    const step = await database.write(async (write) => {
      const rows = await filtered.briefPage(write, 'desc', from, requestsAWrite);
      const events = rows.length === 0 ? [] : await changeRows(write, await lock(write, rows, database), change, bulk);
      await appendAll(write, events, actor);
      return { last: rows.at(-1), isLast: rows.length < requestsAWrite, changed: events.length };
    });
    changed += step.changed;
    if (step.isLast || !step.last) break;
    after = step.last;
    await eventsRead();
  }
  const last = await lastEventNumber(database.db);
  return { outcome: 'changed', changed, undo: changed === 0 ? null : writeUndoToken({ bulk, first, last }) };
}

/** On Postgres somebody else may change them meanwhile; always in the same order, so that nobody waits in a circle. */
function lock(write: Write, rows: BriefSubmission[], { kind }: Database): Promise<BriefSubmission[]> {
  if (kind === 'sqlite') return Promise.resolve(rows);
  return write
    .selectFrom('form_submissions')
    .select(briefColumns)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Gives the events of the rows that it has changed. */
async function changeRows(
  write: Write,
  rows: BriefSubmission[],
  change: BulkChange,
  bulk: string,
): Promise<NewEvent[]> {
  const at = new Date().toISOString();
  const event = ({ id }: { id: string }) => ({ subjectId: id, at });
  if ('status' in change) {
    const others = rows.filter(({ status }) => (status ?? 'new') !== change.status);
    await set(write, others, ({ fn, ref, val }) => ({
      status: change.status,
      contacted_at: change.status === 'new' ? null : fn.coalesce(ref('contacted_at'), val(at)),
    }));
    return others.map((row) => ({
      ...event(row),
      kind: 'submission.status_changed',
      data: {
        from: row.status,
        to: change.status,
        ...(change.status === 'new' && row.contacted_at !== null && { contacted_at: row.contacted_at }),
        bulk,
      },
      words: null,
    }));
  }
  if ('assignee_id' in change) {
    const others = rows.filter(({ assignee_id }) => assignee_id !== change.assignee_id);
    await set(write, others, () => ({ assignee_id: change.assignee_id }));
    return others.map((row) => ({
      ...event(row),
      kind: 'submission.assigned',
      data: { from: row.assignee_id, to: change.assignee_id, bulk },
      words: null,
    }));
  }
  if ('is_spam' in change) {
    const { is_spam } = change;
    const others = await setSpam(write, rows, is_spam, at);
    const data = { is_spam, bulk };
    return others.map((row) => ({ ...event(row), kind: 'submission.spam_changed', data, words: null }));
  }
  if ('delete' in change) {
    await set(write, rows, () => ({ deleted_at: at }));
    return rows.map((row) => ({ ...event(row), kind: 'submission.deleted', data: { bulk }, words: null }));
  }
  const labelled = await relabel(write, rows, change);
  const label = 'add_label' in change ? change.add_label : change.remove_label;
  const words = 'add_label' in change ? { added: [label], removed: [] } : { added: [], removed: [label] };
  return labelled.map((row) => ({ ...event(row), kind: 'submission.labelled', data: { bulk }, words }));
}

/** Gives the rows that it has changed; what is no spam any more is told of like a new request. */
export async function setSpam<Row extends Pick<BriefSubmission, 'id' | 'is_spam'>>(
  write: Write,
  rows: Row[],
  isSpam: boolean,
  now: string,
): Promise<Row[]> {
  const flag = isSpam ? 1 : 0;
  const others = rows.filter(({ is_spam }) => is_spam !== flag);
  await set(write, others, () => ({ is_spam: flag, spam_reason: null, spam_at: isSpam ? now : null }));
  if (!isSpam) for (const { id } of others) await notifyStaff(write, id, now);
  return others;
}

/** Gives the rows whose labels it has changed: none gets more than it may have. */
export async function relabel(
  write: Write,
  rows: Pick<BriefSubmission, 'id' | 'created_at'>[],
  change: { add_label: string } | { remove_label: string },
): Promise<Pick<BriefSubmission, 'id' | 'created_at'>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  if ('remove_label' in change) {
    const removed = await write
      .deleteFrom('submission_labels')
      .where('submission_id', 'in', ids)
      .where('label', '=', change.remove_label)
      .returning('submission_id')
      .execute();
    const had = new Set(removed.map(({ submission_id }) => submission_id));
    const others = rows.filter(({ id }) => had.has(id));
    await set(write, others, () => ({}));
    return others;
  }
  const given = await write
    .selectFrom('submission_labels')
    .select(['submission_id', 'label'])
    .where('submission_id', 'in', ids)
    .execute();
  const labels = Map.groupBy(given, ({ submission_id }) => submission_id);
  const others = rows.filter(({ id }) => {
    const own = labels.get(id) ?? [];
    return own.length < maxLabels && own.every(({ label }) => label !== change.add_label);
  });
  if (others.length === 0) return [];
  const added = others.map(({ id, created_at }) => ({
    submission_id: id,
    label: change.add_label,
    received_at: created_at,
  }));
  await write.insertInto('submission_labels').values(added).execute();
  await set(write, others, () => ({}));
  return others;
}

/** Changes rows in one statement, each to its next version. */
export async function set(
  write: Write,
  rows: { id: string }[],
  values: (builder: ExpressionBuilder<Tables, 'form_submissions'>) => object,
): Promise<void> {
  if (rows.length === 0) return;
  await write
    .updateTable('form_submissions')
    .set((builder) => ({ ...values(builder), version: builder('version', '+', 1) }) as never)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
