import { setImmediate as eventsRead } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import { isShown, type ReadSubmission } from '../request/submission-row.ts';
import type { SubmissionSource } from '../request/tables.ts';

/** How soon requests were answered first. Times count as the promise does, in milliseconds. */
export interface FirstContact {
  answered: number;
  /** Answered within the promised time. */
  in_time: number;
  /** Waiting for longer than that. */
  overdue: number;
  /** The median and the 90th percentile of those answered; null without any. */
  p50_ms: number | null;
  p90_ms: number | null;
}

/** What became of some requests. */
export interface Tally extends FirstContact {
  total: number;
  completed: number;
}

export interface InboxNumbers {
  /** Every day of the period, the latest first, with the requests that came on it by what they came by. */
  days: ({ day: string } & Record<SubmissionSource, number>)[];
  all: Tally;
  /** Whoever has requests of the period, most first; the id is null for those that nobody has. */
  people: ({ id: string | null; name: string | null } & Tally)[];
  promised_ms: number;
  /** The time from which on requests are counted, when there were more than are; else null. */
  counted_since: string | null;
}

export interface NumbersQuery {
  days: number;
  /** The time zone in which a day begins. */
  zone: string;
}

/** Reading more takes longer than a page may; the latest are read. */
const maxCounted = 100_000;
/** Read at once: on SQLite a read blocks the thread, for some milliseconds. */
const chunkSize = 2_000;

const columns = ['id', 'created_at', 'status', 'source', 'contacted_at', 'assignee_id'] as const;
type Counted = Pick<ReadSubmission, (typeof columns)[number]>;

/** Counts the requests of the last days, today included, that are neither spam nor deleted. */
export async function readNumbers(
  db: Queries,
  { days, zone }: NumbersQuery,
  nameOf: (ids: string[]) => Promise<ReadonlyMap<string, string>>,
  { now = new Date(), most = maxCounted } = {},
): Promise<InboxNumbers> {
  const calendar = lastDays(now, days, zone);
  const since = new Date(calendar.at(-1)?.startMs ?? now).toISOString();
  const all = createTally(now);
  const people = new Map<string | null, ReturnType<typeof createTally>>();
  const byDay = calendar.map(({ day, startMs }) => ({ startMs, counts: { day, form: 0, call: 0, chat: 0 } }));
  let at = 0;
  let read = 0;
  let last: Counted | undefined;
  let chunk: Counted[];
  do {
    chunk = await readChunk(db, since, last, Math.min(chunkSize, most - read));
    for (const row of chunk) {
      const createdMs = Date.parse(row.created_at);
      // Both begin with the latest. A request of the moment that a day ends at is of the day after.
      while (createdMs < (byDay[at]?.startMs ?? 0) && at < byDay.length - 1) at++;
      const day = byDay[at];
      if (day) day.counts[row.source]++;
      all.add(row);
      people.getOrInsertComputed(row.assignee_id, () => createTally(now)).add(row);
    }
    last = chunk.at(-1);
    read += chunk.length;
    await eventsRead();
  } while (chunk.length === chunkSize && read < most);

  const names = await nameOf([...people.keys()].filter((id) => id !== null));
  return {
    days: byDay.map(({ counts }) => counts),
    all: all.sum(),
    people: [...people]
      .map(([id, tally]) => ({ id, name: id === null ? null : (names.get(id) ?? null), ...tally.sum() }))
      .sort((one, other) => other.total - one.total),
    promised_ms: replyPromise.withinMs,
    counted_since: read >= most ? (last?.created_at ?? null) : null,
  };
}

/** The latest first, by the index of what is shown. */
function readChunk(db: Queries, since: string, last: Counted | undefined, limit: number): Promise<Counted[]> {
  let select = db.selectFrom('form_submissions').select(columns).where(isShown).where('created_at', '>=', since);
  if (last) select = select.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`);
  return select.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The last days of a calendar, the latest first, each with the moment at which it begins. */
function lastDays(now: Date, length: number, zone: string): { day: string; startMs: number }[] {
  const today = now.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDate();
  return Array.from({ length }, (_, ago) => {
    const day = today.subtract({ days: ago });
    return { day: day.toString(), startMs: day.toZonedDateTime(zone).epochMilliseconds };
  });
}

function createTally(now: Date) {
  const overdueUntil = replyPromise.overdueUntil(now);
  const counts = { total: 0, completed: 0, in_time: 0, overdue: 0 };
  const taken: number[] = [];
  return {
    add({ created_at, status, contacted_at }: Counted): void {
      counts.total++;
      if (status === 'completed') counts.completed++;
      if (contacted_at !== null) {
        const takenMs = replyPromise.takenMs(created_at, contacted_at);
        taken.push(takenMs);
        if (takenMs <= replyPromise.withinMs) counts.in_time++;
      } else if ((status ?? 'new') === 'new' && created_at <= overdueUntil) counts.overdue++;
    },
    sum(): Tally {
      taken.sort((one, other) => one - other);
      const at = (share: number) => taken[Math.max(0, Math.ceil(share * taken.length) - 1)] ?? null;
      return { ...counts, answered: taken.length, p50_ms: at(0.5), p90_ms: at(0.9) };
    },
  };
}
