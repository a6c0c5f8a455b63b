import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#/database/schema.ts';

/** A request that is joined to another, at whatever depth. */
interface JoinedBelow {
  /** Of the ids that were asked for. */
  top: string;
  id: string;
}

/**
 * What is joined to requests, without what is deleted and all that is joined to that. A joined request keeps what was
 * joined to it before, so that it can be taken apart again as it was: together they are a tree. `union` ends also where
 * another program has closed a circle.
 */
export function joinedBelow(db: Queries, ids: string[]): Promise<JoinedBelow[]> {
  return below(db, ids, sql`form_submissions.deleted_at is null`);
}

/** The same with what is deleted: it may be restored, and is erased with the request that it is joined to. */
export function joinedOrDeletedBelow(db: Queries, ids: string[]): Promise<JoinedBelow[]> {
  return below(db, ids, sql`1 = 1`);
}

async function below(db: Queries, ids: string[], condition: RawBuilder<unknown>): Promise<JoinedBelow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JoinedBelow>`with recursive below (top, id) as (
      select joined_to, id from form_submissions where joined_to in (${sql.join(ids)}) and ${condition}
      union
      select below.top, form_submissions.id from below join form_submissions on form_submissions.joined_to = below.id
        where ${condition}
    ) select top, id from below`.execute(db);
  return rows;
}

/** What requests are joined to, all the way up. */
export async function joinedAbove(db: Queries, ids: string[]): Promise<{ id: string; deleted_at: string | null }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; deleted_at: string | null }>`with recursive above (id) as (
      select joined_to from form_submissions where id in (${sql.join(ids)}) and joined_to is not null
      union
      select form_submissions.joined_to from above join form_submissions on form_submissions.id = above.id
        where form_submissions.joined_to is not null
    ) select form_submissions.id, deleted_at from above join form_submissions on form_submissions.id = above.id`.execute(
    db,
  );
  return rows;
}

/** Whether what a request is joined to is deleted, which hides the request, too. */
export async function isBelowDeleted(
  db: Queries,
  { id, joined_to }: { id: string; joined_to: string | null },
): Promise<boolean> {
  return joined_to !== null && (await joinedAbove(db, [id])).some(({ deleted_at }) => deleted_at !== null);
}
