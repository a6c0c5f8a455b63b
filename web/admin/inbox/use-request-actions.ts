import { useRef, useState } from 'react';
import type { SubmissionStatus } from '#/inbox/request/submission-status.ts';
import { forbiddenText } from '../api/failure.ts';
import type { StaffName, SubmissionChange, SubmissionRow } from '../api/staff-api.ts';
import type { ActionNotice } from './notice-bar.tsx';
import type { ChangeOutcome } from './requests/request-changes.ts';
import type { RequestView } from './requests/request-view.ts';
import { statusOf } from './requests/status.ts';
import { about, statusProblem } from './requests/status-problem.ts';
import { requestStore } from './requests/use-requests.ts';

/** How long a deletion can be taken back here; the server waits longer. */
const undoMs = 10_000;

/** Says what came of one action, unless that went well and another has begun since: then that one's is shown. */
export interface TellAction {
  now: (notice: ActionNotice) => void;
  /** For as long as it can be taken back. */
  undoable: (notice: ActionNotice) => void;
}

/** What staff do with a request from the list or beside it; each says what came of it, by name. */
export function useRequestActions(view: RequestView) {
  /** What came of the last action; it goes with the view. */
  const [notice, setNotice] = useState<ActionNotice | null>(null);
  const [seenView, setSeenView] = useState(view);
  if (view !== seenView) {
    setSeenView(view);
    setNotice(null);
  }

  const begun = useRef(0);
  function begin(): TellAction {
    const action = ++begun.current;
    function now(told: ActionNotice): void {
      if (told.tone === 'alarm' || action === begun.current) setNotice(told);
    }
    return {
      now,
      undoable(told) {
        now(told);
        setTimeout(() => setNotice((shown) => (shown === told ? null : shown)), undoMs);
      },
    };
  }

  async function save(id: string, change: SubmissionChange): Promise<ChangeOutcome> {
    const outcome = await requestStore.change(id, change);
    // The counts, and what the view lost or gained by it.
    void requestStore.refresh(view);
    return outcome;
  }

  async function change(
    row: SubmissionRow,
    wanted: SubmissionChange,
    { done, problem }: { done: string; problem: (outcome: ChangeOutcome) => string | null },
  ): Promise<void> {
    const tell = begin();
    setNotice(null);
    const outcome = await save(row.id, wanted);
    const why = problem(outcome);
    if (why === null) return tellDone(tell, row, wanted, done);
    const again = { failed: 'Try again', conflict: 'Set it anyway' }[outcome.kind as string];
    const run = () => void change(row, wanted, { done, problem });
    tell.now({ tone: 'alarm', text: about(row, why), ...(again && { action: { label: again, run } }) });
  }

  function tellDone(tell: TellAction, before: SubmissionRow, changed: SubmissionChange, done: string): void {
    const parts = Object.keys(changed) as (keyof SubmissionChange)[];
    const undo = Object.fromEntries(parts.map((part) => [part, before[part]])) as SubmissionChange;
    const problem = (outcome: ChangeOutcome) => changeProblem(outcome);
    const run = () => void change(before, undo, { done: about(before, 'Taken back.'), problem });
    tell.now({ tone: 'done', text: done, action: { label: 'Undo', run } });
  }

  function setStatus(id: string, status: SubmissionStatus): void {
    const row = requestStore.state().rows.get(id);
    if (!row || statusOf(row) === status) return;
    const problem = (outcome: ChangeOutcome) => statusProblem(outcome, status);
    void change(row, { status }, { done: statusDone(row, status), problem });
  }

  return {
    notice,
    begin,
    dismiss: () => setNotice(null),
    setStatus,
    /** Sets a status for the dialog, which shows a failure itself. */
    saveStatus: (id: string, status: SubmissionStatus) => save(id, { status }),
    tellStatus: (before: SubmissionRow, status: SubmissionStatus) =>
      tellDone(begin(), before, { status }, statusDone(before, status)),
    assign(row: SubmissionRow, to: StaffName | null): void {
      if (row.assignee_id === (to?.id ?? null)) return;
      const done = about(row, to ? `${to.name} has it now.` : 'Nobody has it now.');
      void change(row, { assignee_id: to?.id ?? null }, { done, problem: changeProblem });
    },
    setLabels(row: SubmissionRow, labels: string[]): void {
      void change(row, { labels }, { done: about(row, 'The labels are saved.'), problem: changeProblem });
    },
    async remove(row: SubmissionRow): Promise<void> {
      const tell = begin();
      const removal = requestStore.remove(row.id);
      const told: ActionNotice = {
        tone: 'done',
        text: about(row, row.joined > 0 ? `Deleted, with ${row.joined} joined to it.` : 'Deleted.'),
        action: { label: 'Undo', run: () => void takeBack() },
      };
      // At once, like the row's going: a key to take it back may follow before the server has answered.
      tell.undoable(told);
      const outcome = await removal;
      if (outcome === 'removed') return void requestStore.refresh(view);
      const problem = changeProblem({ kind: outcome });
      tell.now({ tone: 'alarm', text: about(row, problem ?? 'The request was not deleted.') });

      async function takeBack(): Promise<void> {
        if ((await removal) !== 'removed') return;
        const restored = await requestStore.restore(row.id);
        void requestStore.refresh(view);
        tell.now(
          restored
            ? { tone: 'done', text: about(row, 'Taken back.') }
            : { tone: 'alarm', text: about(row, 'This could not be taken back any more.') },
        );
      }
    },
    /** No reply is needed to what came by email. */
    async setDealt(row: SubmissionRow): Promise<void> {
      const problem = changeProblem(await save(row.id, { waiting: null }));
      if (problem !== null) setNotice({ tone: 'alarm', text: about(row, problem) });
    },
    setSpam(row: SubmissionRow, is_spam: boolean): void {
      const done = about(row, is_spam ? 'This is among the spam now.' : 'This is no spam.');
      void change(row, { is_spam }, { done, problem: changeProblem });
    },
  };
}

function statusDone(row: SubmissionRow, status: SubmissionStatus): string {
  return `The status of ${row.full_name} is now ${status}.`;
}

/** Why a change other than that of a status was not saved; null when it was. */
function changeProblem(outcome: ChangeOutcome): string | null {
  switch (outcome.kind) {
    case 'changed':
      return null;
    case 'conflict':
      return 'Someone else changed the same in the meantime. Theirs is shown; yours was not saved.';
    case 'gone':
      return 'This request no longer exists.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'You are signed out. Nothing was saved.';
    case 'failed':
      return 'The change was not saved. Please try again.';
  }
}
