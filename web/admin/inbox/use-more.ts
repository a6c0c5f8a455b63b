import { useState } from 'react';
import type { More } from '../paged-list/load-more.tsx';
import { type ListedView, shownIds } from './requests/request-state.ts';
import { type RequestView, searchOf } from './requests/request-view.ts';
import { requestStore } from './requests/use-requests.ts';

/** The further pages of a view. */
export function useMore(view: RequestView, listed: ListedView | undefined): More {
  const key = searchOf(view);
  const [brought, setBrought] = useState<(NonNullable<More['brought']> & { key: string }) | null>(null);

  async function load(): Promise<void> {
    const before = new Set(shownIds(requestStore.state(), view));
    await requestStore.loadMore(view);
    const added = shownIds(requestStore.state(), view).filter((id) => !before.has(id));
    setBrought(added[0] === undefined ? null : { count: added.length, firstId: added[0], key });
  }

  return { state: stateOf(listed), brought: brought?.key === key ? brought : null, load: () => void load() };
}

function stateOf(listed: ListedView | undefined): More['state'] {
  if (!listed || listed.nextCursor === null) return 'none';
  return listed.more === 'forbidden' ? 'failed' : listed.more;
}
