import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { type Event, listEvents } from '#/events/list-events.ts';
import { relabel, requestsAWrite, set, setSpam } from './bulk.ts';
import { restorableMs, restoreRows } from './delete.ts';
import type { SubmissionStatus } from './submission-status.ts';
import type { BulkEvents } from './undo-token.ts';

/**
 * Takes a change of many requests back where nobody has changed the same thing since; gives how many. Null when there is
 * no such change, or it ended too long ago.
 */
export async function undoBulk(
  database: Database,
  { bulk, first, last }: BulkEvents,
  actor: Actor,
): Promise<number | null> {
  const [newest] = await listEvents(database.db, { after: last - 1, limit: 1 });
  if (!newest || Date.parse(newest.at) < Date.now() - restorableMs) return null;
  let after = first - 1;
  let undone = 0;
  let found = 0;
  while (after < last) {
    const page = await listEvents(database.db, { after, limit: requestsAWrite });
    after = page.at(-1)?.number ?? last;
    const own = page.filter(({ number, data }) => number <= last && 'bulk' in data && data.bulk === bulk);
    found += own.length;
    if (own.length > 0) undone += await database.write((write) => undoEvents(write, own, actor));
    await eventsRead();
  }
  return found === 0 ? null : undone;
}

async function undoEvents(write: Write, events: Event[], actor: Actor): Promise<number> {
  const undone: NewEvent[] = [];
  for (const group of Map.groupBy(events, ({ kind, data, words }) => JSON.stringify([kind, data, words])).values()) {
    undone.push(...(await undoGroup(write, group)));
  }
  await appendAll(write, undone, actor);
  return undone.length;
}

/** Events of one kind and content: they are taken back in one statement. */
async function undoGroup(write: Write, group: Event[]): Promise<NewEvent[]> {
  const [event] = group;
  const ids = group.map(({ subject }) => subject.id);
  const at = new Date().toISOString();
  switch (event?.kind) {
    case 'submission.status_changed': {
      const { from, to } = event.data;
      const rows = await still(write, ids, 'status', to);
      const isNew = (from ?? 'new') === 'new';
      await set(write, rows, () => ({ status: from, ...(isNew && { contacted_at: null }) }));
      const data: { from: SubmissionStatus; to: SubmissionStatus } = { from: to, to: from ?? 'new' };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.assigned': {
      const { from, to } = event.data;
      const known =
        from === null || (await write.selectFrom('user').select('id').where('id', '=', from).executeTakeFirst());
      const rows = known ? await still(write, ids, 'assignee_id', to) : [];
      await set(write, rows, () => ({ assignee_id: from }));
      const data = { from: to, to: from };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.labelled': {
      const [added] = event.words?.added ?? [];
      const [removed] = event.words?.removed ?? [];
      const change = added === undefined ? { add_label: removed ?? '' } : { remove_label: added };
      if (added === undefined && removed === undefined) return [];
      const rows = await relabel(write, await still(write, ids, null, null), change);
      const words = { added: removed === undefined ? [] : [removed], removed: added === undefined ? [] : [added] };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data: {}, words }));
    }
    case 'submission.spam_changed': {
      const data = { is_spam: !event.data.is_spam };
      const rows = await setSpam(write, await still(write, ids, null, null), data.is_spam, at);
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.deleted': {
      const restored = await restoreRows(write, ids, new Date());
      return restored.map((id) => ({ kind: 'submission.restored', subjectId: id, at, data: {}, words: null }));
    }
    default:
      return [];
  }
}

/** Those that still have what the change gave them. */
function still(write: Write, ids: string[], column: 'status' | 'assignee_id' | null, value: string | null) {
  let select = write
    .selectFrom('form_submissions')
    .select(['id', 'created_at', 'is_spam'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id');
  if (column !== null) select = select.where(column, value === null ? 'is' : '=', value as never);
  return select.execute();
}
