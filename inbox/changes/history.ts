import type { Queries } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { type Event, listEventsOf } from '#/events/list-events.ts';

/** One change of a request. */
export interface HistoryItem {
  number: number;
  at: string;
  kind: Event['kind'];
  /** The name is that of an account or an API token that still exists. */
  actor: { kind: Actor['kind']; name: string | null };
  /** What changed; labels and corrections, which are words, are gone once the request is erased. */
  data: Record<string, unknown>;
}

/** What happened to a request, oldest first: its last changes. */
export async function readHistory(
  db: Queries,
  id: string,
  nameOf: (ids: string[]) => Promise<ReadonlyMap<string, string>>,
  limit?: number,
): Promise<HistoryItem[]> {
  const events = await listEventsOf(db, { kind: 'submission', id }, limit);
  const ids = events.flatMap(({ actor }) => ('id' in actor ? [actor.id] : []));
  const names = await nameOf([...new Set(ids)]);
  return events.map((event) => ({
    number: event.number,
    at: event.at,
    kind: event.kind,
    actor: {
      kind: event.actor.kind,
      name: 'id' in event.actor ? (names.get(event.actor.id) ?? null) : null,
    },
    data: { ...event.data, ...(hasWords(event) && event.words) },
  }));
}

function hasWords(event: Event): boolean {
  return event.kind === 'submission.labelled' || event.kind === 'submission.corrected';
}
