import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalOf } from '../api/failure.ts';
import { LoadMore, type More } from '../paged-list/load-more.tsx';
import { appendPage, mergeFirstPage } from '../paged-list/merge-page.ts';
import { endSession } from '../session/session.ts';
import { type Delivery, type DeliveryFilter, type DeliveryPage, listDeliveries } from './delivery-api.ts';
import { DeliveryRow } from './delivery-row.tsx';

interface DeliveryListProps {
  filter: DeliveryFilter;
  /** The first page, which the loader reads again after a change. */
  page: DeliveryPage;
}

interface Shown {
  first: DeliveryPage;
  items: Delivery[];
  nextCursor: string | null;
}

export function DeliveryList({ filter, page }: DeliveryListProps) {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>({ first: page, items: page.items, nextCursor: page.next_cursor });
  const [more, setMore] = useState<Omit<More, 'load'>>({ state: 'ready', brought: null });
  // Read again: what was loaded after the first page stays.
  const list = shown.first === page ? shown : merged(shown, page);
  if (list !== shown) setShown(list);

  async function load(): Promise<void> {
    setMore({ state: 'loading', brought: null });
    const answer = await listDeliveries(filter, list.nextCursor);
    if (!answer.ok) {
      if (answer.failure === 'signed-out') endSession();
      const refusal = refusalOf(answer.failure);
      return setMore({ state: refusal === 'forbidden' ? 'failed' : refusal, brought: null });
    }
    const { items, next_cursor } = answer.body;
    const grown = appendPage(idsOf(list), { ids: items.map(({ id }) => id), nextCursor: next_cursor });
    const all = [...list.items, ...items];
    setShown({ first: list.first, items: pick(grown.ids, all), nextCursor: grown.nextCursor });
    const first = items[0];
    setMore({ state: 'ready', brought: first ? { count: items.length, firstId: first.id } : null });
  }

  if (list.items.length === 0) return <p className="text-ink-soft">{emptyText(filter)}</p>;
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
      <ul role="list" aria-label="Deliveries" className="divide-y divide-line rounded-md border border-line bg-sheet">
        {list.items.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onReplayed={() => void revalidate()} />
        ))}
      </ul>
      <LoadMore
        more={{ ...more, state: list.nextCursor === null ? 'none' : more.state, load: () => void load() }}
        elementId={(id) => `delivery-${id}`}
        failedText="Failed to load more deliveries. Please try again."
      />
    </div>
  );
}

function idsOf({ items, nextCursor }: Pick<Shown, 'items' | 'nextCursor'>) {
  return { ids: items.map(({ id }) => id), nextCursor };
}

function pick(ids: readonly string[], items: readonly Delivery[]): Delivery[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function merged(shown: Shown, page: DeliveryPage): Shown {
  const { ids, nextCursor } = mergeFirstPage(idsOf(shown), idsOf({ items: page.items, nextCursor: page.next_cursor }));
  return { first: page, items: pick(ids, [...shown.items, ...page.items]), nextCursor };
}

function emptyText({ state, channel }: DeliveryFilter): string {
  return state || channel ? 'Nothing here has this state and goes this way.' : 'Nothing has gone out yet.';
}
