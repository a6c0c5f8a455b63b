import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/request/submission-status.ts';
import { classNames } from '#/web/ui/class-names.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import { InboxHead } from './inbox-head.tsx';
import { InboxList, listId } from './inbox-list.tsx';
import { useInboxKeys } from './keys/use-inbox-keys.ts';
import type { LoadedInbox } from './load-inbox.ts';
import { importRequestPane } from './load-request.ts';
import { NoticeBar } from './notice-bar.tsx';
import type { InboxContext } from './request-pane.tsx';
import { statusOf } from './requests/status.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useFocusOfPlace } from './use-row-cursor.ts';

// What is not there when the inbox opens is loaded when it is first asked for.
const KeysDialog = lazy(async () => ({ default: (await import('./keys/keys-dialog.tsx')).KeysDialog }));
const Menu = lazy(async () => ({ default: (await import('../page/menu.tsx')).Menu }));
const StatusDialog = lazy(async () => ({ default: (await import('./detail/status-dialog.tsx')).StatusDialog }));

/** The list of a view, and the chosen request beside it or, on a narrow screen, in its place. */
export function InboxWorkspace({ inbox: { view, notice } }: { inbox: LoadedInbox }) {
  const inbox = useInbox(view);
  const { wantedView, loading, rows, listed, total, state, split, chosenId, selecting, one, many } = inbox;
  const actions = useInboxActions(inbox);
  const heading = useFocusOfPlace(chosenId, split, inbox.cursor.id);
  const [helping, setHelping] = useState(false);
  const [updating, setUpdating] = useState<SubmissionRow | null>(null);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null);
  useInboxKeys(`#${listId}`, inbox, actions, () => setHelping(true));
  // Nobody waits for it at the first request; when it does not come, that one asks again.
  useEffect(() => void importRequestPane().catch(() => {}), []);

  const menuRow = menu && state.rows.get(menu.id);
  const updatedRow = updating && (state.rows.get(updating.id) ?? updating);
  const context: InboxContext = {
    heading,
    view: wantedView,
    user: inbox.user,
    replyingTo: actions.replyingTo,
    onReply: actions.reply,
    onUpdateStatus: setUpdating,
    onAssign: actions.assign,
    onLabels: one.setLabels,
    onSpam: one.setSpam,
    onDealt: one.setDealt,
    onDelete: actions.remove,
    onJoin: many.joinTo,
    onPart: many.part,
  };
  return (
    <div className="grid content-start split:h-[calc(100svh-3rem)] split:grid-rows-[auto_minmax(0,1fr)]">
      <InboxHead
        wantedView={wantedView}
        notice={notice}
        counts={state.counts}
        overdue={state.overdue}
        waiting={state.waiting}
        unsearched={listed?.unsearched ?? 0}
        wholeWords={listed?.wholeWords ?? false}
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
        <InboxList
          inbox={inbox}
          actions={actions}
          heading={heading}
          onStatus={(id, anchor) => setMenu({ id, anchor })}
        />
        {(rows.length > 0 || chosenId) && (
          <div className={classNames('bg-sheet split:overflow-y-auto', !chosenId && 'stacked:hidden')}>
            <Outlet context={context} />
          </div>
        )}
      </div>
      <NoticeBar notice={one.notice} isRaised={inbox.isMany} onClose={one.dismiss} />
      <Suspense>
        {menu && menuRow && (
          <Menu
            label={`Status of ${menuRow.full_name}`}
            anchor={menu.anchor}
            items={submissionStatuses.map((value) => ({ value, label: value, current: value === statusOf(menuRow) }))}
            onChoose={(value) => actions.setStatus(menu.id, value as SubmissionStatus)}
            onClose={() => setMenu(null)}
          />
        )}
        {updating && updatedRow && (
          <StatusDialog
            row={updatedRow}
            save={(wanted) => one.saveStatus(updatedRow.id, wanted)}
            onSaved={(wanted) => {
              setUpdating(null);
              one.tellStatus(updating, wanted);
            }}
            onClose={() => setUpdating(null)}
          />
        )}
        {helping && <KeysDialog onClose={() => setHelping(false)} />}
      </Suspense>
    </div>
  );
}
