import { lazy, type MouseEvent, type RefObject, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#/web/ui/class-names.ts';
import type { SearchHit } from '../api/staff-api.ts';
import { useLatest } from '../page/use-latest.ts';
import { LoadMore } from '../paged-list/load-more.tsx';
import { HeldRows } from './list/held-rows.tsx';
import { RequestList } from './list/request-list.tsx';
import { rowLinkId } from './list/request-row.tsx';
import { requestPath, searchOf } from './requests/request-view.ts';
import { requestStore } from './requests/use-requests.ts';
import { useSelectionBar } from './selection/use-selection-bar.ts';
import type { Inbox } from './use-inbox.ts';
import type { InboxActions } from './use-inbox-actions.ts';
import { useListPlace } from './use-list-place.ts';
import { useMore } from './use-more.ts';
import { focusRow } from './use-row-cursor.ts';

// Most inboxes have requests.
const EmptyInbox = lazy(async () => ({ default: (await import('./list/empty-inbox.tsx')).EmptyInbox }));

export const listId = 'requests';
const noHits = new Map<string, SearchHit>();

interface InboxListProps {
  inbox: Inbox;
  actions: InboxActions;
  /** The name of the request that is shown. */
  heading: RefObject<HTMLElement | null>;
  onStatus: (id: string, button: HTMLElement) => void;
}

/** The rows of the view, what came meanwhile above them, and below them the next page and what is done with many. */
export function InboxList({ inbox, actions, heading, onStatus }: InboxListProps) {
  const { view, wantedView, loading, rows, listed, split, chosenId, cursor, selecting, many, staff } = inbox;
  const navigate = useNavigate();
  const pane = useListPlace(searchOf(view), split);
  const more = useMore(view, listed);
  const SelectionBar = useSelectionBar(selecting);

  function showHeld(): void {
    requestStore.release(view);
    if (split) pane.current?.scrollTo(0, 0);
    else window.scrollTo(0, 0);
  }

  const openRow = useLatest((id: string, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.shiftKey) {
      event.preventDefault();
      return selecting.reach(cursor.now() ?? id, id);
    }
    if (loading) {
      // The row's link is of the view that is about to go.
      event.preventDefault();
      return void navigate(requestPath(id, wantedView), { preventScrollReset: true });
    }
    if (id !== chosenId) return;
    event.preventDefault();
    heading.current?.focus();
  });
  const selectRow = useLatest((id: string, event: MouseEvent) =>
    event.shiftKey ? selecting.reach(cursor.now() ?? id, id) : selecting.toggle(id),
  );
  const rowFocused = useLatest(cursor.set);
  const openMenu = useLatest(onStatus);

  return (
    <div
      ref={pane}
      id={listId}
      data-boxes={selecting.boxes || undefined}
      className={classNames(
        'bg-sheet split:overflow-y-auto split:border-line split:border-r',
        chosenId && 'stacked:hidden',
      )}
    >
      <HeldRows count={listed?.held.length ?? 0} onShow={showHeld} />
      {listed && rows.length === 0 && (
        <Suspense>
          <EmptyInbox view={view} />
        </Suspense>
      )}
      <RequestList
        rows={rows}
        view={view}
        chosenId={chosenId}
        cursorId={cursor.id}
        selection={selecting.selection}
        busy={loading}
        staff={staff}
        hits={listed?.hits ?? noHits}
        onOpen={openRow}
        onFocus={rowFocused}
        onStatus={openMenu}
        onSelect={selectRow}
      />
      <LoadMore more={more} elementId={rowLinkId} failedText="Failed to load more submissions. Please try again." />
      {SelectionBar && (
        <SelectionBar
          many={many.many}
          selecting={selecting}
          onChange={actions.changeMany}
          onJoin={many.join}
          onLeave={() => focusRow(cursor.id)}
        />
      )}
    </div>
  );
}
