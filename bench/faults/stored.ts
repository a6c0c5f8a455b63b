import { openDatabase } from '#/database/open.ts';
import type { Ledger } from './ledger.ts';

/** Where a server keeps its data. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** Compares what clients know with what is stored. The requests' names are their keys. */
export async function countLosses(place: Place, { acknowledged }: Ledger): Promise<{ lost: number; doubled: number }> {
  const database = openDatabase(place);
  try {
    const rows = await database.db.selectFrom('form_submissions').select(['id', 'full_name']).execute();
    const byKey = Map.groupBy(rows, ({ full_name }) => full_name);
    const lost = [...acknowledged].filter(([key, id]) => byKey.get(key)?.[0]?.id !== id).length;
    const doubled = [...byKey.values()].filter(({ length }) => length > 1).length;
    return { lost, doubled };
  } finally {
    await database.close();
  }
}

/** The same for replies, whose keys are `REQUEST/REPLY`; and how many messages were not delivered. */
export async function countReplies(place: Place, { acknowledged }: Ledger): Promise<{ lost: number; waiting: number }> {
  const database = openDatabase(place);
  try {
    const rows = await database.db.selectFrom('submission_replies').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    const lost = [...acknowledged.keys()].filter((key) => !stored.has(key.split('/')[1] ?? '')).length;
    return { lost, waiting: await countWaiting(database.db) };
  } finally {
    await database.close();
  }
}

/** Messages that are neither delivered, given up nor skipped. */
async function countWaiting(db: ReturnType<typeof openDatabase>['db']): Promise<number> {
  const { waiting } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('skip_reason', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Makes every message due now: a server that died had claimed some for minutes. */
export async function makeDue(place: Place): Promise<void> {
  const database = openDatabase(place);
  const due = { next_attempt_at: '2026-01-01T00:00:00.000Z' };
  await database.db.updateTable('outbox').set(due).where('delivered_at', 'is', null).execute();
  await database.close();
}
