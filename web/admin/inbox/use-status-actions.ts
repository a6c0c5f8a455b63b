import { useState } from 'react';
import type { SubmissionStatus } from '#/inbox/submission-status.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import type { ActionNotice } from './notice-bar.tsx';
import type { ChangeOutcome } from './requests/request-store.ts';
import type { RequestView } from './requests/request-view.ts';
import { statusOf } from './requests/status.ts';
import { about, statusProblem } from './requests/status-problem.ts';
import { requestStore } from './requests/use-requests.ts';

export interface StatusActions {
  /** What came of the last action; it goes with the view. */
  notice: ActionNotice | null;
  dismiss: () => void;
  /** Sets a status and says what came of it. */
  set: (id: string, status: SubmissionStatus) => Promise<void>;
  /** Sets a status for somebody who says what came of it. */
  save: (id: string, status: SubmissionStatus) => Promise<ChangeOutcome>;
  tellSaved: (row: SubmissionRow, status: SubmissionStatus) => void;
}

export function useStatusActions(view: RequestView): StatusActions {
  const [notice, setNotice] = useState<ActionNotice | null>(null);
  const [seenView, setSeenView] = useState(view);
  if (view !== seenView) {
    setSeenView(view);
    setNotice(null);
  }

  async function save(id: string, status: SubmissionStatus): Promise<ChangeOutcome> {
    const outcome = await requestStore.change(id, { status });
    // The counts, and what the view lost or gained by it.
    void requestStore.refresh(view);
    return outcome;
  }

  function tellSaved(before: SubmissionRow, status: SubmissionStatus): void {
    const undo = { label: 'Undo', run: () => void set(before.id, statusOf(before)) };
    setNotice({ tone: 'done', text: `The status of ${before.full_name} is now ${status}.`, action: undo });
  }

  async function set(id: string, status: SubmissionStatus): Promise<void> {
    const row = requestStore.state().rows.get(id);
    if (!row || statusOf(row) === status) return;
    setNotice(null);
    const outcome = await save(id, status);
    const problem = statusProblem(outcome, status);
    if (problem === null) return tellSaved(row, status);
    const again = { failed: 'Try again', conflict: `Set to ${status}` }[outcome.kind as string];
    const action = again && { action: { label: again, run: () => void set(id, status) } };
    setNotice({ tone: 'alarm', text: about(row, problem), ...action });
  }

  return { notice, dismiss: () => setNotice(null), set, save, tellSaved };
}
