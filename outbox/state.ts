import { sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';
import { waiting } from './entries.ts';

/** Older failures are not shown: staff have seen them by then. */
const toldForMs = 7 * 24 * 3_600_000;

/** How far what goes out is. */
interface Progress {
  waiting: number;
  /** Waiting entries that have failed before, or whose destination fails. */
  failing: number;
  /** Given up in the last week. */
  given_up: number;
}

/** The state of mail. */
export interface OutboxState extends Progress {
  /** Failing destinations with waiting entries. */
  unavailable: { destination: string; error: string }[];
}

export interface WebhookState extends Progress {
  /** Destinations to which nothing is sent until they are released. */
  paused: string[];
}

/** What staff see of mail: whether anything is stuck. */
export async function outboxState(db: Queries): Promise<OutboxState> {
  const unavailable = await db
    .selectFrom('outbox_destinations')
    .select(['destination', 'last_error as error'])
    .where('destination', 'in', waiting(db).where('channel', '<>', 'webhook').select('destination'))
    .orderBy('destination')
    .execute();
  return { ...(await progressOf(db, '<>')), unavailable };
}

/** The same of webhooks. */
export async function webhookState(db: Queries): Promise<WebhookState> {
  const held = await db.selectFrom('outbox_holds').select('destination').orderBy('since').execute();
  return { ...(await progressOf(db, '=')), paused: held.map(({ destination }) => destination) };
}

/** Messages of a channel that are not delivered yet. */
export interface Backlog {
  channel: 'mail' | 'webhook';
  waiting: number;
  /** Since when the oldest due message has been due; null when none is due. */
  dueSince: string | null;
  /** When the oldest of them was written, or made due again; null when none waits. */
  waitsSince: string | null;
}

/** How much waits to go out, and for how long. What a hold keeps back is not due. */
export async function readBacklog(db: Queries, now: Date): Promise<Backlog[]> {
  const isHeld = sql`exists (select 1 from outbox_holds where outbox_holds.destination = outbox.destination)`;
  const rows = await waiting(db)
    .select(({ fn }) => [
      sql<boolean | number>`channel = 'webhook'`.as('is_webhook'),
      fn.countAll<number>().as('waiting'),
      sql<string | null>`min(case when next_attempt_at <= ${now.toISOString()} and not ${isHeld}
        then next_attempt_at end)`.as('due_since'),
      sql<string | null>`min(case when not ${isHeld} then coalesce(replayed_at, created_at) end)`.as('waits_since'),
    ])
    .groupBy(sql`channel = 'webhook'`)
    .execute();
  return (['mail', 'webhook'] as const).map((channel) => {
    const row = rows.find(({ is_webhook }) => Boolean(is_webhook) === (channel === 'webhook'));
    const { waiting = 0, due_since: dueSince = null, waits_since: waitsSince = null } = row ?? {};
    return { channel, waiting, dueSince, waitsSince };
  });
}

async function progressOf(db: Queries, isWebhook: '=' | '<>'): Promise<Progress> {
  const open = await waiting(db)
    .where('channel', isWebhook, 'webhook')
    .select((outbox) => outbox.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const failing = await waiting(db)
    .where('channel', isWebhook, 'webhook')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('outbox_attempts').select('at').whereRef('entry_id', '=', 'outbox.id')),
        exists(
          selectFrom('outbox_destinations as failing')
            .select('failing.destination')
            .whereRef('failing.destination', '=', 'outbox.destination'),
        ),
      ]),
    )
    .select((outbox) => outbox.fn.countAll<number>().as('failing'))
    .executeTakeFirstOrThrow();
  const givenUp = await db
    .selectFrom('outbox')
    .where('channel', isWebhook, 'webhook')
    .where('given_up_at', '>', new Date(Date.now() - toldForMs).toISOString())
    .select((outbox) => outbox.fn.countAll<number>().as('given_up'))
    .executeTakeFirstOrThrow();
  return { ...open, ...failing, ...givenUp };
}
