import type { Queries } from '#/database/schema.ts';
import { waiting } from './entries.ts';

/** Older failures are not shown: staff have seen them by then. */
const toldForMs = 7 * 24 * 3_600_000;

export interface OutboxState {
  waiting: number;
  /** Waiting entries that have failed before, or whose destination fails. */
  failing: number;
  /** Given up in the last week. */
  given_up: number;
  /** Failing destinations with waiting entries. */
  unavailable: { destination: string; error: string }[];
}

/** What staff see of the outbox: whether anything is stuck. */
export async function outboxState(db: Queries): Promise<OutboxState> {
  const open = await waiting(db)
    .select((outbox) => outbox.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  const failing = await waiting(db)
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
    .where('given_up_at', '>', new Date(Date.now() - toldForMs).toISOString())
    .select((outbox) => outbox.fn.countAll<number>().as('given_up'))
    .executeTakeFirstOrThrow();
  const unavailable = await db
    .selectFrom('outbox_destinations')
    .select(['destination', 'last_error as error'])
    .where('destination', 'in', waiting(db).select('destination'))
    .orderBy('destination')
    .execute();
  return { ...open, ...failing, ...givenUp, unavailable };
}
