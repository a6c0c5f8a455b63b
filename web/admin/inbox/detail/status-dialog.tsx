import { useState } from 'react';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/request/submission-status.ts';
import { Button } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { Dialog } from '#/web/ui/dialog.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import type { SubmissionRow } from '../../api/staff-api.ts';
import type { ChangeOutcome } from '../requests/request-changes.ts';
import { statusOf } from '../requests/status.ts';
import { statusProblem } from '../requests/status-problem.ts';

interface StatusDialogProps {
  row: SubmissionRow;
  save: (status: SubmissionStatus) => Promise<ChangeOutcome>;
  onSaved: (status: SubmissionStatus) => void;
  onClose: () => void;
}

export function StatusDialog({ row, save, onSaved, onClose }: StatusDialogProps) {
  const [saving, setSaving] = useState<SubmissionStatus | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(status: SubmissionStatus) {
    if (saving !== null) return;
    setSaving(status);
    setProblem(null);
    const outcome = await save(status);
    setSaving(null);
    setProblem(statusProblem(outcome, status));
    if (outcome.kind === 'changed') onSaved(status);
  }

  return (
    <Dialog title="Update Status" onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        Choose the status of <bdi className="font-semibold text-ink">{row.full_name}</bdi>.
      </p>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      <ul className="grid gap-1.5">
        {submissionStatuses.map((status) => {
          const current = status === statusOf(row) && saving === null;
          return (
            <li key={status}>
              {/* Not disabled while saving: a disabled button would drop the focus. */}
              <button
                type="button"
                aria-current={current || undefined}
                aria-disabled={saving !== null || undefined}
                onClick={() => void choose(status)}
                className={classNames(
                  'flex min-h-11 w-full items-center justify-between gap-3 rounded-md border px-3.5 text-left font-semibold transition-colors',
                  current ? 'border-accent bg-well' : 'border-edge bg-sheet',
                  saving === null ? 'hover:border-ink hover:bg-well' : 'cursor-not-allowed opacity-70',
                )}
              >
                <span className="capitalize">{status}</span>
                {saving === status ? (
                  <Spinner />
                ) : (
                  current && (
                    <span aria-hidden="true" className="flex items-center gap-1.5 font-normal text-ink-soft text-sm">
                      <CheckIcon className="size-5" />
                      current
                    </span>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {saving && 'Saving...'}
      </p>
      <Button variant="secondary" size="small" onClick={onClose} className="justify-self-end">
        Cancel
      </Button>
    </Dialog>
  );
}
