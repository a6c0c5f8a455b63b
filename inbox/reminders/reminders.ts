import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import { byMail, enqueueFirst } from '#/outbox/queue.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import { isShown } from '../request/submission-row.ts';
import { type DigestTime, digestDayAt, digestSubject } from './digest-time.ts';

export interface ReminderOptions {
  database: Database;
  /** When the digest goes out; null when none does. */
  digest: DigestTime | null;
  /** The share of the promised time after which staff are warned of a request; null for no warnings. */
  warnAtShare: number | null;
}

/** Warnings enqueued at once: the rest follows with the next look. */
const maxWarnings = 100;

/**
 * Enqueues what is due: a warning for each request whose promised time is almost over, and the digest of a morning. A
 * reminder is enqueued once, whichever servers look, and however often they are started. Resolves to how many were.
 */
export async function enqueueReminders({ database, digest, warnAtShare }: ReminderOptions, now: Date): Promise<number> {
  const found: { kind: string; subjectId: string }[] = [];
  if (warnAtShare !== null) {
    const ids = await findAlmostOverdue(database, now, warnAtShare);
    found.push(...ids.map((subjectId) => ({ kind: 'submission.due', subjectId })));
  }
  const day = digest && digestDayAt(now, digest);
  if (day) found.push({ kind: 'inbox.digest', subjectId: digestSubject(day) });
  if (found.length === 0) return 0;
  return database.write(async (write) => {
    let added = 0;
    for (const reminder of found) {
      if (await enqueueFirst(write, { ...byMail, ...reminder, now: now.toISOString() })) added++;
    }
    return added;
  });
}

/** Requests that wait for a reply and are not overdue yet; those that were warned of are left out. */
async function findAlmostOverdue(database: Database, now: Date, share: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom('form_submissions')
    .select('id')
    .where(isShown)
    .where(sql<boolean>`coalesce(status, 'new') = 'new'`)
    .where('created_at', '<=', replyPromise.receivedBefore(now, share))
    .where('created_at', '>', replyPromise.overdueUntil(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subject_id', '=', 'form_submissions.id')
            .where('outbox.kind', '=', sql.lit('submission.due')),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(maxWarnings)
    .execute();
  return rows.map(({ id }) => id);
}

/** How often it is looked for what is due. */
const lookMs = 60_000;

/** Looks each minute; `onEnqueued` wakes the outbox. */
export function startReminders(options: ReminderOptions & { onEnqueued(): void; onProblem(error: unknown): void }): {
  stop(): Promise<void>;
} {
  let looking: Promise<void> | null = null;

  function look(): void {
    looking ??= enqueueReminders(options, new Date())
      .then((added) => added > 0 && options.onEnqueued())
      .then(() => {}, options.onProblem)
      .finally(() => {
        looking = null;
      });
  }

  if (!options.digest && options.warnAtShare === null) return { stop: async () => {} };
  const timer = setInterval(look, lookMs);
  look();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
