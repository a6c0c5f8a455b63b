import { type MouseEvent, useState } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useNavigation, useOutletContext } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/submission-status.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { slash } from '#/web/ui/key-names.ts';
import type { StaffUser } from '../account/auth-api.ts';
import type { SearchHit, SubmissionRow } from '../api/staff-api.ts';
import { Menu } from '../page/menu.tsx';
import { searchId } from '../page/search-id.ts';
import { LoadMore } from '../paged-list/load-more.tsx';
import { StatusDialog } from './detail/status-dialog.tsx';
import { InboxHead } from './inbox-head.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useKeys } from './keys/use-keys.ts';
import { EmptyInbox } from './list/empty-inbox.tsx';
import { HeldRows } from './list/held-rows.tsx';
import { RequestList } from './list/request-list.tsx';
import { rowLinkId } from './list/request-row.tsx';
import type { LoadedInbox } from './load-inbox.ts';
import { NoticeBar } from './notice-bar.tsx';
import type { InboxContext } from './request-pane.tsx';
import { isNarrowed, parseView, type RequestView, searchOf, viewPath } from './requests/request-view.ts';
import { useStaff } from './requests/staff-names.ts';
import { statusOf } from './requests/status.ts';
import { requestStore, useRequestState, useShownRows } from './requests/use-requests.ts';
import { useLatest } from './use-latest.ts';
import { useListPlace } from './use-list-place.ts';
import { useMore } from './use-more.ts';
import { useRequestActions } from './use-request-actions.ts';
import { useFocusOfPlace, useRowCursor } from './use-row-cursor.ts';
import { useSplit } from './use-split.ts';

const listId = 'requests';
const noHits = new Map<string, SearchHit>();

/** The list of a view, and the chosen request beside it or, on a narrow screen, in its place. */
export function InboxWorkspace({ inbox: { view, outbox } }: { inbox: LoadedInbox }) {
  const navigate = useNavigate();
  const { loading, wantedView } = useComingView();
  const split = useSplit();
  const chosenId = useMatch(staffPaths.request)?.params.id ?? null;
  const rows = useShownRows(view);
  const state = useRequestState();
  const listed = state.views.get(searchOf(view));
  const more = useMore(view, listed);
  const pane = useListPlace(searchOf(view), split);
  const cursor = useRowCursor(rows, { view, chosenId, split });
  const heading = useFocusOfPlace(chosenId, split);
  const user = useOutletContext<StaffUser | null>();
  const staff = useStaff();
  const actions = useRequestActions(view);
  const [helping, setHelping] = useState(false);
  const [updating, setUpdating] = useState<SubmissionRow | null>(null);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null);

  function setStatus(id: string, wanted: SubmissionStatus): void {
    const leaves = view.status !== undefined && view.status !== wanted;
    // Whoever works down a list goes on with the row that takes the place of the one that leaves it.
    if (leaves && id === cursor.now()) cursor.leave(id);
    actions.setStatus(id, wanted);
  }

  function assign(row: SubmissionRow, accountId: string | null): void {
    actions.assign(row, staff.find(({ id }) => id === accountId) ?? null);
  }

  function remove(row: SubmissionRow): void {
    // Beside the list the next request is shown; in its place, the list.
    if (row.id === cursor.now() && split && rows.length > 1) cursor.leave(row.id);
    else if (row.id === chosenId) void navigate(viewPath(view));
    void actions.remove(row);
  }

  function removeAtCursor(): void {
    const row = state.rows.get(cursor.now() ?? '');
    if (row) remove(row);
  }

  function takeIt(): void {
    const row = state.rows.get(cursor.now() ?? '');
    if (row && user) actions.assign(row, user);
  }

  const setAtCursor = (wanted: SubmissionStatus) => () => {
    const id = cursor.now();
    if (id !== null) setStatus(id, wanted);
  };
  const [down, up] = [() => cursor.move(1), () => cursor.move(-1)];
  const close = () => chosenId !== null && void navigate(viewPath(view));
  useKeys(
    `#${listId}`,
    {
      j: down,
      k: up,
      c: setAtCursor('contacted'),
      e: setAtCursor('completed'),
      a: takeIt,
      d: removeAtCursor,
      z: () => actions.notice?.action?.label === 'Undo' && actions.notice.action.run(),
      [slash]: () => document.getElementById(searchId)?.focus(),
      '?': () => setHelping(true),
      Escape: close,
    },
    { ArrowDown: down, ArrowUp: up, Escape: close },
  );

  const openRow = useLatest((id: string, event: MouseEvent) => {
    if (id !== chosenId || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    heading.current?.focus();
  });
  const focusRow = useLatest(cursor.set);
  const openMenu = useLatest((id: string, anchor: HTMLElement) => setMenu({ id, anchor }));
  const menuRow = menu && state.rows.get(menu.id);
  const updatedRow = updating && (state.rows.get(updating.id) ?? updating);

  const { counts } = state;
  const counted = counts && (view.status ? counts[view.status] : counts.total);
  const total = isNarrowed(view) ? (listed?.matching ?? null) : counted;
  const context: InboxContext = {
    heading,
    view,
    onUpdateStatus: setUpdating,
    onAssign: assign,
    onLabels: actions.setLabels,
    onSpam: actions.setSpam,
    onDelete: remove,
  };
  return (
    <div className="grid content-start split:h-[calc(100svh-3rem)] split:grid-rows-[auto_minmax(0,1fr)]">
      <InboxHead
        wantedView={wantedView ?? view}
        outbox={outbox}
        counts={counts}
        shown={rows.length}
        total={total === null ? null : Math.max(total, rows.length)}
        loading={loading}
        covered={chosenId !== null && !split}
      />
      <div
        className={classNames(
          'min-h-0',
          (rows.length > 0 || chosenId) && 'split:grid split:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]',
        )}
      >
        <div
          ref={pane}
          id={listId}
          className={classNames(
            'bg-sheet split:overflow-y-auto split:border-line split:border-r',
            chosenId && 'stacked:hidden',
          )}
        >
          <HeldRows
            count={listed?.held.length ?? 0}
            onShow={() => {
              requestStore.release(view);
              if (split) pane.current?.scrollTo(0, 0);
              else window.scrollTo(0, 0);
            }}
          />
          {rows.length === 0 && <EmptyInbox view={view} />}
          <RequestList
            rows={rows}
            view={view}
            chosenId={chosenId}
            cursorId={cursor.id}
            busy={loading}
            staff={staff}
            hits={listed?.hits ?? noHits}
            onOpen={openRow}
            onFocus={focusRow}
            onStatus={openMenu}
          />
          <LoadMore more={more} elementId={rowLinkId} failedText="Failed to load more submissions. Please try again." />
        </div>
        {(rows.length > 0 || chosenId) && (
          <div className={classNames('bg-sheet split:overflow-y-auto', !chosenId && 'stacked:hidden')}>
            <Outlet context={context} />
          </div>
        )}
      </div>
      <NoticeBar notice={actions.notice} onClose={actions.dismiss} />
      {menu && menuRow && (
        <Menu
          label={`Status of ${menuRow.full_name}`}
          anchor={menu.anchor}
          items={submissionStatuses.map((value) => ({ value, label: value, current: value === statusOf(menuRow) }))}
          onChoose={(value) => setStatus(menu.id, value as SubmissionStatus)}
          onClose={() => setMenu(null)}
        />
      )}
      {updating && updatedRow && (
        <StatusDialog
          row={updatedRow}
          save={(wanted) => actions.saveStatus(updatedRow.id, wanted)}
          onSaved={(wanted) => {
            setUpdating(null);
            actions.tellStatus(updating, wanted);
          }}
          onClose={() => setUpdating(null)}
        />
      )}
      {helping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  );
}

/** The view on its way, which the pressed filter shows at once. */
function useComingView(): { loading: boolean; wantedView: RequestView | null } {
  const here = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading' || location === undefined) return { loading: false, wantedView: null };
  const wantedView = parseView(new URLSearchParams(location.search));
  return { loading: location.search !== here.search, wantedView };
}
