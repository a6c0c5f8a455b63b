import type { Database } from '#/database/open.ts';
import type { Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import type { NewEvent } from '#/events/event-kinds.ts';
import { dealWithAnswers } from '../answers/waiting.ts';
import { lockSubmission } from '../changes/change.ts';
import { getSubmission } from '../request/submission-row.ts';
import type { SubmissionRow } from '../request/tables.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'submission.called': { data: Record<never, never>; words: null };
    'submission.texted': { data: Record<never, never>; words: null };
  }
}

/** Ways of answering that leave no trace here of themselves. */
export const notedContacts = ['called', 'texted'] as const;
export type NotedContact = (typeof notedContacts)[number];

export type ContactResult = { outcome: 'noted' | 'moved-on'; row: SubmissionRow } | { outcome: 'missing' | 'spam' };

/** Notes that a member of staff has called or texted. The version keeps one press from being noted twice. */
export function noteContact(
  database: Database,
  { id, by, version }: { id: string; by: NotedContact; version: number },
  actor: Actor,
): Promise<ContactResult> {
  return database.write(async (write): Promise<ContactResult> => {
    const before = await lockSubmission(write, id, database.kind === 'postgres');
    if (!before) return { outcome: 'missing' };
    if (before.is_spam) return { outcome: 'spam' };
    const outcome = before.version === version ? 'noted' : 'moved-on';
    if (outcome === 'noted') {
      const at = new Date().toISOString();
      const changed = await markContacted(write, before, at);
      await append(write, { kind: `submission.${by}`, subjectId: id, at, data: {}, words: null }, actor);
      if (changed) await append(write, changed, actor);
    }
    const row = await getSubmission(write, id);
    return row ? { outcome, row } : { outcome: 'missing' };
  });
}

type Contacted = Pick<
  NonNullable<Awaited<ReturnType<typeof lockSubmission>>>,
  'id' | 'status' | 'version' | 'contacted_at'
>;

/**
 * Stops the clock of a request that the transaction has locked; gives the event of its status, when that changed. What
 * the visitor has sent since `wroteAt` still waits.
 */
export async function markContacted(
  write: Write,
  before: Contacted,
  at: string,
  { wroteAt = at }: { wroteAt?: string } = {},
): Promise<NewEvent | null> {
  const { id, status, version, contacted_at } = before;
  const isNew = (status ?? 'new') === 'new';
  await write
    .updateTable('form_submissions')
    .set({ version: version + 1, contacted_at: contacted_at ?? at, ...(isNew && { status: 'contacted' }) })
    .where('id', '=', id)
    .execute();
  await dealWithAnswers(write, id, at, wroteAt);
  const data = { from: status, to: 'contacted' as const };
  return isNew ? { kind: 'submission.status_changed', subjectId: id, at, data, words: null } : null;
}
