import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import type { ManyChange } from '../api/many-api.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import { viewPath } from './requests/request-view.ts';
import { isLast } from './selection/use-many-actions.ts';
import type { Inbox } from './use-inbox.ts';

export type InboxActions = ReturnType<typeof useInboxActions>;

/** What staff do in the list, and where they go on when a request leaves it by that. */
export function useInboxActions(inbox: Inbox) {
  const { view, wantedView, split, chosenId, rows, state, user, staff, cursor, selecting, isMany, one, many } = inbox;
  const navigate = useNavigate();
  const [replyingTo, setReplyingTo] = useState<{ id: string } | null>(null);

  const toList = () => void navigate(viewPath(wantedView));
  const atCursor = (): SubmissionRow | undefined => state.rows.get(cursor.now() ?? '');

  function setStatus(id: string, wanted: SubmissionStatus): void {
    const leaves = view.status !== undefined && view.status !== wanted;
    // Whoever works down a list goes on with the row that takes the place of the one that leaves it.
    if (leaves && id === cursor.now()) cursor.leave(id);
    one.setStatus(id, wanted);
  }

  function remove(row: SubmissionRow): void {
    // Beside the list the next request is shown; in its place, the list.
    const goesOn = row.id === cursor.now() && split && cursor.leave(row.id);
    if (!goesOn && row.id === chosenId) toList();
    void one.remove(row);
  }

  function changeMany(change: ManyChange): void {
    const leaves = !('status' in change) || (view.status !== undefined && view.status !== change.status);
    const going = new Set(selecting.rows.map(({ id }) => id));
    many.change(change);
    if (!leaves || !isLast(change) || chosenId === null || !going.has(chosenId)) return;
    const at = rows.findIndex(({ id }) => id === chosenId);
    const next = [...rows.slice(at), ...rows.slice(0, at).reverse()].find(({ id }) => !going.has(id));
    if (split && next) cursor.go(next.id);
    else toList();
  }

  return {
    setStatus,
    remove,
    changeMany,
    assign(row: SubmissionRow, accountId: string | null): void {
      one.assign(row, staff.find(({ id }) => id === accountId) ?? null);
    },
    /** The request that a reply is written to; another object each time that one is asked for. */
    replyingTo,
    reply: (row: SubmissionRow | null) => setReplyingTo(row && { id: row.id }),
    replyAtCursor(): void {
      const id = cursor.now();
      if (id === null) return;
      setReplyingTo({ id });
      if (id !== chosenId) cursor.show(id);
    },
    removeChosen(): void {
      const row = atCursor();
      if (isMany) changeMany({ delete: true });
      else if (row) remove(row);
    },
    takeChosen(): void {
      const row = atCursor();
      if (isMany && user) changeMany({ assignee_id: user.id });
      else if (row && user) one.assign(row, user);
    },
    setStatusOfChosen(wanted: SubmissionStatus): void {
      const id = cursor.now();
      if (isMany) changeMany({ status: wanted });
      else if (id !== null) setStatus(id, wanted);
    },
    joinChosen(): void {
      const row = atCursor();
      if (isMany) many.join();
      else if (row) many.joinOthers(row);
    },
    /** Selects nothing any more, or else goes back to the list. */
    close(): void {
      if (selecting.boxes) selecting.clear();
      else if (chosenId !== null) toList();
    },
  };
}
