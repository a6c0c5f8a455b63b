import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useNavigation, useOutletContext } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/submission-status.ts';
import { classNames } from '#/web/ui/class-names.ts';
import { slash } from '#/web/ui/key-names.ts';
import type { StaffUser } from '../account/auth-api.ts';
import type { ManyChange } from '../api/many-api.ts';
import type { SearchHit, SubmissionRow } from '../api/staff-api.ts';
import { Menu } from '../page/menu.tsx';
import { searchId } from '../page/search-id.ts';
import { LoadMore } from '../paged-list/load-more.tsx';
import { InboxHead } from './inbox-head.tsx';
import { useKeys } from './keys/use-keys.ts';
import { EmptyInbox } from './list/empty-inbox.tsx';
import { HeldRows } from './list/held-rows.tsx';
import { RequestList } from './list/request-list.tsx';
import { rowLinkId } from './list/request-row.tsx';
import type { LoadedInbox } from './load-inbox.ts';
import { importRequestPane } from './load-request.ts';
import { NoticeBar } from './notice-bar.tsx';
import type { InboxContext } from './request-pane.tsx';
import { isNarrowed, parseView, type RequestView, searchOf, viewPath } from './requests/request-view.ts';
import { useStaff } from './requests/staff-names.ts';
import { statusOf } from './requests/status.ts';
import { requestStore, useRequestState, useShownRows } from './requests/use-requests.ts';
import { labelFieldId } from './selection/label-field-id.ts';
import { isLast, useManyActions } from './selection/use-many-actions.ts';
import { useSelection } from './selection/use-selection.ts';
import { useLatest } from './use-latest.ts';
import { useListPlace } from './use-list-place.ts';
import { useMore } from './use-more.ts';
import { useRequestActions } from './use-request-actions.ts';
import { focusRow, useFocusOfPlace, useRowCursor } from './use-row-cursor.ts';
import { useSplit } from './use-split.ts';

// What is not there when the inbox opens is loaded when it is first asked for.
const KeysDialog = lazy(async () => ({ default: (await import('./keys/keys-dialog.tsx')).KeysDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('./detail/status-dialog.tsx')).StatusDialog }));
const SelectionBar = lazy(async () => ({ default: (await import('./selection/selection-bar.tsx')).SelectionBar }));

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
  const { counts } = state;
  const counted = counts && (view.status ? counts[view.status] : counts.total);
  const total = isNarrowed(view) ? (listed?.matching ?? null) : counted;
  const selecting = useSelection(rows, view, listed?.asOf ?? '');
  const many = useManyActions(selecting, { view, total, staff }, actions.tell);
  const isMany = selecting.rows.length > 0;
  const [helping, setHelping] = useState(false);
  const [replyingTo, setReplyingTo] = useState<{ id: string } | null>(null);
  // Nobody waits for it at the first request; when it does not come, that one asks again.
  useEffect(() => void importRequestPane().catch(() => {}), []);
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

  function changeMany(change: ManyChange): void {
    const leaves = !('status' in change) || (view.status !== undefined && view.status !== change.status);
    const going = new Set(selecting.rows.map(({ id }) => id));
    many.change(change);
    if (!leaves || !isLast(change) || chosenId === null || !going.has(chosenId)) return;
    const at = rows.findIndex(({ id }) => id === chosenId);
    const next = [...rows.slice(at), ...rows.slice(0, at).reverse()].find(({ id }) => !going.has(id));
    if (split && next) cursor.go(next.id);
    else void navigate(viewPath(view));
  }

  function removeAtCursor(): void {
    const row = state.rows.get(cursor.now() ?? '');
    if (isMany) changeMany({ delete: true });
    else if (row) remove(row);
  }

  function replyAtCursor(): void {
    const id = cursor.now();
    if (id === null) return;
    setReplyingTo({ id });
    if (id !== chosenId) cursor.show(id);
  }

  function takeIt(): void {
    const row = state.rows.get(cursor.now() ?? '');
    if (isMany && user) changeMany({ assignee_id: user.id });
    else if (row && user) actions.assign(row, user);
  }

  const setAtCursor = (wanted: SubmissionStatus) => () => {
    if (isMany) return changeMany({ status: wanted });
    const id = cursor.now();
    if (id !== null) setStatus(id, wanted);
  };

  function join(): void {
    const row = state.rows.get(cursor.now() ?? '');
    if (isMany) many.join();
    else if (row) many.joinOthers(row);
  }

  function select(): void {
    const id = cursor.now();
    if (id !== null) selecting.toggle(id);
  }

  function reach(by: number): void {
    const from = cursor.now();
    cursor.move(by);
    const to = cursor.now();
    if (from !== null && to !== null) selecting.reach(from, to);
  }

  const step = (by: number) => (event: KeyboardEvent) => (event.shiftKey ? reach(by) : cursor.move(by));
  const [down, up] = [step(1), step(-1)];

  function close(): void {
    if (selecting.boxes) selecting.clear();
    else if (chosenId !== null) void navigate(viewPath(view));
  }

  useKeys(
    `#${listId}`,
    {
      j: down,
      k: up,
      J: down,
      K: up,
      x: select,
      X: selecting.selectAll,
      l: () => document.getElementById(labelFieldId)?.focus(),
      m: join,
      c: setAtCursor('contacted'),
      e: setAtCursor('completed'),
      a: takeIt,
      r: replyAtCursor,
      d: removeAtCursor,
      z: () => actions.notice?.action?.label === 'Undo' && actions.notice.action.run(),
      [slash]: () => document.getElementById(searchId)?.focus(),
      '?': () => setHelping(true),
      Escape: close,
    },
    { ArrowDown: down, ArrowUp: up, Escape: close },
  );

  const openRow = useLatest((id: string, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.shiftKey) {
      event.preventDefault();
      return selecting.reach(cursor.now() ?? id, id);
    }
    if (id !== chosenId) return;
    event.preventDefault();
    heading.current?.focus();
  });
  const selectRow = useLatest((id: string, event: MouseEvent) =>
    event.shiftKey ? selecting.reach(cursor.now() ?? id, id) : selecting.toggle(id),
  );
  const rowFocused = useLatest(cursor.set);
  const openMenu = useLatest((id: string, anchor: HTMLElement) => setMenu({ id, anchor }));
  const menuRow = menu && state.rows.get(menu.id);
  const updatedRow = updating && (state.rows.get(updating.id) ?? updating);

  const context: InboxContext = {
    heading,
    view,
    user,
    replyingTo,
    onReply: (row) => setReplyingTo(row && { id: row.id }),
    onUpdateStatus: setUpdating,
    onAssign: assign,
    onLabels: actions.setLabels,
    onSpam: actions.setSpam,
    onDelete: remove,
    onJoin: many.joinTo,
    onPart: many.part,
  };
  return (
    <div className="grid content-start split:h-[calc(100svh-3rem)] split:grid-rows-[auto_minmax(0,1fr)]">
      <InboxHead
        wantedView={wantedView ?? view}
        outbox={outbox}
        counts={counts}
        overdue={state.overdue}
        unsearched={listed?.unsearched ?? 0}
        shown={rows.length}
        total={total === null ? null : Math.max(total, rows.length)}
        loading={loading}
        selected={selecting.selection.allUntil === null ? selecting.rows.length : total}
        boxes={selecting.boxes}
        onBoxes={(shown) => (shown ? selecting.showBoxes(true) : selecting.clear())}
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
          data-boxes={selecting.boxes || undefined}
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
          {isMany && (
            <Suspense>
              <SelectionBar
                many={many.many}
                onChange={changeMany}
                onJoin={many.join}
                onSelectAll={selecting.selectAll}
                onClear={selecting.clear}
                onLeave={() => focusRow(cursor.now())}
              />
            </Suspense>
          )}
        </div>
        {(rows.length > 0 || chosenId) && (
          <div className={classNames('bg-sheet split:overflow-y-auto', !chosenId && 'stacked:hidden')}>
            <Outlet context={context} />
          </div>
        )}
      </div>
      <NoticeBar notice={actions.notice} isRaised={isMany} onClose={actions.dismiss} />
      {menu && menuRow && (
        <Menu
          label={`Status of ${menuRow.full_name}`}
          anchor={menu.anchor}
          items={submissionStatuses.map((value) => ({ value, label: value, current: value === statusOf(menuRow) }))}
          onChoose={(value) => setStatus(menu.id, value as SubmissionStatus)}
          onClose={() => setMenu(null)}
        />
      )}
      <Suspense>
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
      </Suspense>
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
