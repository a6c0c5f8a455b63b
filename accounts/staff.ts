import type { Queries } from '#/database/schema.ts';
import type { Role } from './principals.ts';

declare module '#/database/schema.ts' {
  interface Tables {
    /** Better Auth's table: only these columns are read by queries of ours. */
    user: { id: string; name: string; email: string; role: Role };
  }
}

/** A member of staff as others see them. */
export interface StaffName {
  id: string;
  name: string;
}

/** More accounts than a small team has; the inbox offers all of them at once. */
const maxStaff = 1_000;

export function listStaff(db: Queries): Promise<StaffName[]> {
  return db.selectFrom('user').select(['id', 'name']).orderBy('name').orderBy('id').limit(maxStaff).execute();
}

/** The names of those accounts that still exist, by id. */
export async function staffNames(db: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
