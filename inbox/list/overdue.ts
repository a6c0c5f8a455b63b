import type { Queries } from '#/database/schema.ts';
import { replyPromise } from '../promise/reply-promise.ts';
import { filterSubmissions } from './pages.ts';

/** Requests that have waited longer for a reply than promised. */
export interface Overdue {
  /** Counted up to `maxOverdue`. */
  count: number;
  /** When the one that waits longest was due, ISO 8601; null without one. */
  oldestDueAt: string | null;
}

/** Counting further takes longer, and tells nobody more. */
export const maxOverdue = 1_000;

export async function readOverdue(db: Queries, now: Date): Promise<Overdue> {
  const overdue = filterSubmissions({ due: 'overdue' }, null, now);
  const count = await overdue.count(db, maxOverdue);
  const [oldest] = count > 0 ? await overdue.page(db, 'asc', null, 1) : [];
  return { count, oldestDueAt: oldest ? replyPromise.dueAt(oldest.created_at) : null };
}
