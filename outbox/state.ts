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
