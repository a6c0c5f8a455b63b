import { sql } from 'kysely';
import { mail } from '#/content/mail.ts';
import { paths } from '#/content/paths.ts';
import type { Database } from '#/database/open.ts';
import { listSubmissions } from '../list/list.ts';
import { type InboxMailOptions, named } from '../mail/mail.ts';
import { displayName } from '../mail/names.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import { getSubmission, isShown } from '../request/submission-row.ts';
import { type DigestTime, digestDay, previousDigest } from './digest-time.ts';

export interface ReminderMailOptions extends InboxMailOptions {
  digest: DigestTime | null;
  /** The time zone of the moments in a warning. */
  timeZone: string;
  /** The names of accounts, by id. */
  nameOf(accountIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/** Composes reminders, by kind of outbox entry, when they are sent. They hold no more of a request than its notice. */
export function reminderMail(database: Database, options: ReminderMailOptions) {
  const { notifyEmail, publicUrl, digest, timeZone, nameOf } = options;
  const inbox = `${publicUrl ?? ''}${paths.admin}`;
  return {
    /** Null once somebody has answered. */
    'submission.due': async (submissionId: string) => {
      const request = await getSubmission(database.db, submissionId);
      if (!request || request.due_at === null) return null;
      const assignee = request.assignee_id && (await nameOf([request.assignee_id])).get(request.assignee_id);
      const { subject, due, missed, assigned, unassigned, promise } = mail.dueWarning;
      const isMissed = Date.parse(request.due_at) <= Date.now();
      return {
        to: notifyEmail,
        replyTo: { name: displayName(request.full_name), address: request.email },
        subject,
        text: [
          named((isMissed ? missed : due).replace('{due}', moment(request.due_at, timeZone)), request.full_name),
          promise,
          assignee ? named(assigned, assignee) : unassigned,
          '',
          mail.notice.inInbox.replace('{link}', () => `${inbox}?request=${request.id}`),
          named(mail.notice.replyTo, request.full_name),
        ].join('\n'),
      };
    },
    /** Null on a later day, and when there is nothing to do. */
    'inbox.digest': async (subjectId: string) => {
      const day = digestDay(subjectId);
      const now = new Date();
      if (!digest || day !== now.toTemporalInstant().toZonedDateTimeISO(digest.timeZone).toPlainDate().toString()) {
        return null;
      }
      const since = previousDigest(day, digest);
      const { counts, overdue, matching } = (await listSubmissions(database.db, {
        since: since.toISOString(),
        limit: 1,
      })) ?? { counts: { new: 0, contacted: 0 }, overdue: 0, matching: 0 };
      const open = counts.new + counts.contacted;
      if (open === 0 && matching === 0) return null;
      const words = mail.digest;
      const people = await openByPerson(database, nameOf, now);
      const assigned = people.reduce((sum, person) => sum + person.open, 0);
      return {
        to: notifyEmail,
        subject: words.subject,
        text: [
          `${words.new.replace('{since}', moment(since.toISOString(), digest.timeZone))}: ${shown(matching)}`,
          `${words.open}: ${shown(open)}`,
          `${words.overdue}: ${shown(overdue)}`,
          '',
          `${words.byPerson}:`,
          ...people.map((person) => personLine(`\u2068${person.name}\u2069`, person)),
          ...(open > assigned ? [`- ${words.nobody}: ${shown(open - assigned)} ${words.openOnes}`] : []),
          '',
          words.inInbox.replace('{link}', () => inbox),
          ...(overdue === 0 ? [] : [words.overdueLink.replace('{link}', () => `${inbox}?due=overdue&sort=due`)]),
        ].join('\n'),
      };
    },
  };
}

interface PersonsWork {
  name: string;
  open: number;
  overdue: number;
}

function personLine(name: string, { open, overdue }: PersonsWork): string {
  const { openOnes, overdueOnes } = mail.digest;
  return `- ${name}: ${shown(open)} ${openOnes}${overdue > 0 ? `, ${shown(overdue)} ${overdueOnes}` : ''}`;
}

/** Whoever has open requests, by name. The conditions are those of an index of migration 0020. */
async function openByPerson(
  { db }: Database,
  nameOf: ReminderMailOptions['nameOf'],
  now: Date,
): Promise<PersonsWork[]> {
  const overdueUntil = replyPromise.overdueUntil(now);
  const rows = await db
    .selectFrom('form_submissions')
    .select([
      'assignee_id',
      sql<number>`count(*)`.as('open'),
      sql<number>`sum(case when coalesce(status, 'new') = 'new' and created_at <= ${overdueUntil} then 1 else 0 end)`.as(
        'overdue',
      ),
    ])
    .where(isShown)
    .where('assignee_id', 'is not', null)
    .where(sql<boolean>`coalesce(status, 'new') <> 'completed'`)
    .groupBy('assignee_id')
    .execute();
  const names = await nameOf(rows.flatMap(({ assignee_id }) => assignee_id ?? []));
  return rows
    .map(({ assignee_id, open, overdue }) => ({
      name: names.get(assignee_id ?? '') ?? '',
      open: Number(open),
      overdue: Number(overdue),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Null is more than the inbox counts. */
function shown(count: number | null): string {
  return count === null ? 'more than 1,000' : count.toLocaleString('en-US');
}

const momentParts = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

function moment(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...momentParts, timeZone }).format(new Date(at));
}
