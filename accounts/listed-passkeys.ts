import type { Database } from '#/database/open.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read or written by queries of ours. */
    passkey: { id: string; userId: string; name: string | null; credentialID: string; createdAt: string };
  }
}

export const maxPasskeys = 20;

export interface ListedPasskey {
  id: string;
  name: string;
  created_at: string;
}

export async function listPasskeys({ db }: Pick<Database, 'db'>, userId: string): Promise<ListedPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .limit(maxPasskeys)
    .execute();
  return rows.map(({ id, name, createdAt }) => ({ id, name: name ?? 'Passkey', created_at: createdAt }));
}

/** The ids of the accounts that have a passkey. */
export async function accountsWithPasskey({ db }: Pick<Database, 'db'>): Promise<Set<string>> {
  const rows = await db.selectFrom('passkey').select('userId').distinct().execute();
  return new Set(rows.map(({ userId }) => userId));
}
