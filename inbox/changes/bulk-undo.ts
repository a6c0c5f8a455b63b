import { setImmediate as eventsRead } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { appendAll } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { type Event, listEvents, listEventsOfEach } from '#/events/list-events.ts';
import { relabel, requestsAWrite, set, setSpam } from './bulk.ts';
import { restorableMs, restoreRows } from './delete.ts';
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
    if (own.length > 0) undone += await database.write((write) => undoEvents(write, own, bulk, actor));
    await eventsRead();
  }
  return found === 0 ? null : undone;
}

async function undoEvents(write: Write, events: Event[], bulk: string, actor: Actor): Promise<number> {
  const undone: NewEvent[] = [];
  const standing = await withoutTouched(write, events, bulk);
  for (const group of Map.groupBy(standing, ({ kind, data, words }) => JSON.stringify([kind, data, words])).values()) {
    undone.push(...(await undoGroup(write, group, bulk)));
  }
  await appendAll(write, undone, actor);
  return undone.length;
}

/**
 * Leaves out the events of requests of which the same thing was changed later, also when it has the value of the change
 * again: by somebody else, or by the undo of it. Changes of many that were taken back since do not count.
 */
async function withoutTouched(write: Write, events: Event[], bulk: string): Promise<Event[]> {
  const ids = [...new Set(events.map(({ subject }) => subject.id))];
  const first = Math.min(...events.map(({ number }) => number));
  const later = Map.groupBy(await listEventsOfEach(write, 'submission', ids, first), ({ subject }) => subject.id);
  return events.filter((event) => {
    const since = (later.get(event.subject.id) ?? []).filter(
      (each) => each.number > event.number && isOfSameThing(each, event),
    );
    const undone = new Set(since.map(undoneBy));
    return since.every((each) => {
      const undoes = undoneBy(each);
      return undoes === undefined ? undone.has(bulkOf(each) ?? '') : undoes !== bulk;
    });
  });
}

function undoneBy({ data }: Event): string | undefined {
  return 'undoes' in data ? data.undoes : undefined;
}

function bulkOf({ data }: Event): string | undefined {
  return 'bulk' in data ? data.bulk : undefined;
}

const existence: ReadonlySet<string> = new Set(['submission.deleted', 'submission.restored']);

function isOfSameThing(one: Event, other: Event): boolean {
  if (existence.has(one.kind) && existence.has(other.kind)) return true;
  if (one.kind !== 'submission.labelled' || other.kind !== 'submission.labelled') return one.kind === other.kind;
  const labels = [...(other.words?.added ?? []), ...(other.words?.removed ?? [])];
  return [...(one.words?.added ?? []), ...(one.words?.removed ?? [])].some((label) => labels.includes(label));
}

/** Events of one kind and content: they are taken back in one statement. */
async function undoGroup(write: Write, group: Event[], undoes: string): Promise<NewEvent[]> {
  const [event] = group;
  const ids = group.map(({ subject }) => subject.id);
  const at = new Date().toISOString();
  switch (event?.kind) {
    case 'submission.status_changed': {
      const { from, to, contacted_at = null } = event.data;
      const rows = await still(write, ids, 'status', to);
      const isContactedAgain = to === 'new' || (from ?? 'new') === 'new';
      await set(write, rows, () => ({ status: from, ...(isContactedAgain && { contacted_at }) }));
      const data = { from: to, to: from ?? 'new', undoes };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.assigned': {
      const { from, to } = event.data;
      const known =
        from === null || (await write.selectFrom('user').select('id').where('id', '=', from).executeTakeFirst());
      const rows = known ? await still(write, ids, 'assignee_id', to) : [];
      await set(write, rows, () => ({ assignee_id: from }));
      const data = { from: to, to: from, undoes };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.labelled': {
      const [added] = event.words?.added ?? [];
      const [removed] = event.words?.removed ?? [];
      const change = added === undefined ? { add_label: removed ?? '' } : { remove_label: added };
      if (added === undefined && removed === undefined) return [];
      const rows = await relabel(write, await still(write, ids, null, null), change);
      const words = { added: removed === undefined ? [] : [removed], removed: added === undefined ? [] : [added] };
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data: { undoes }, words }));
    }
    case 'submission.spam_changed': {
      const data = { is_spam: !event.data.is_spam, undoes };
      const rows = await setSpam(write, await still(write, ids, null, null), data.is_spam, at);
      return rows.map(({ id }) => ({ kind: event.kind, subjectId: id, at, data, words: null }));
    }
    case 'submission.deleted': {
      const restored = await restoreRows(write, ids, new Date());
      return restored.map((id) => ({
        kind: 'submission.restored',
        subjectId: id,
        at,
        data: { undoes },
        words: null,
      }));
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
