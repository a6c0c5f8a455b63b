import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    account_presence: { account_id: string; last_seen_at: string };
  }
}

/** So often at most a moment is written for one account: an open inbox asks every five seconds. */
const writtenEveryMs = 5 * 60_000;
const maxRemembered = 10_000;

/** Remembers when each member of staff was last seen, to within five minutes. */
export interface Presence {
  /** They have just made a call with their session. Never rejects. */
  saw(accountId: string): Promise<void>;
}

export function createPresence(database: Database): Presence {
  const writtenAt = new Map<string, number>();
  return {
    async saw(accountId) {
      const now = Date.now();
      if (now - (writtenAt.get(accountId) ?? 0) < writtenEveryMs) return;
      if (writtenAt.size >= maxRemembered) writtenAt.clear();
      writtenAt.set(accountId, now);
      const last_seen_at = new Date(now).toISOString();
      await database.db
        .insertInto('account_presence')
        .values({ account_id: accountId, last_seen_at })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ last_seen_at }))
        .execute()
        // The call itself matters more: the account may be gone by now, or the database read-only.
        .catch(() => {});
    },
  };
}

export async function readPresence(db: Queries): Promise<Map<string, string>> {
  const rows = await db.selectFrom('account_presence').selectAll().execute();
  return new Map(rows.map(({ account_id, last_seen_at }) => [account_id, last_seen_at]));
}
