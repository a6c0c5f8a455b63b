import { submissionStatuses } from '#/inbox/submission-status.ts';
import { Button } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { Dialog } from '#/web/ui/dialog.tsx';
import { CheckIcon } from '#/web/ui/icons.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import { forbiddenText } from '../api/failure.ts';
import type { SubmissionRow } from '../api/staff-api.ts';
import type { StatusOutcome } from './change-status.ts';
import { statusOf } from './status.ts';
import type { StatusChange } from './use-status-change.ts';

interface StatusDialogProps {
  row: SubmissionRow;
  change: StatusChange;
  onClose: () => void;
}

export function StatusDialog({ row: rowAtOpening, change, onClose }: StatusDialogProps) {
  const { outcome, saving } = change;
  const problem = outcome && concerns(outcome, rowAtOpening.id) ? problemText(outcome) : null;
  const row = outcome?.kind === 'conflict' && outcome.row.id === rowAtOpening.id ? outcome.row : rowAtOpening;
  const gone = problem !== null && outcome?.kind === 'gone';

  return (
    <Dialog title="Update Status" onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        Choose the status of <bdi className="font-semibold text-ink">{row.full_name}</bdi>.
      </p>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      {!gone && (
        <ul className="grid gap-2">
          {submissionStatuses.map((status) => {
            const current = status === statusOf(row);
            return (
              <li key={status}>
                {/* Not disabled while saving: a disabled button would drop the focus. */}
                <button
                  type="button"
                  aria-current={current || undefined}
                  aria-disabled={saving !== null || undefined}
                  onClick={() => saving === null && change.submit(row, status)}
                  className={classNames(
                    'flex min-h-12 w-full items-center justify-between gap-3 rounded-md border-2 px-4 py-2 text-left font-semibold transition-colors',
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
      )}
      <p role="status" className="sr-only">
        {saving && 'Saving...'}
      </p>
      <Button variant="secondary" onClick={onClose} className="justify-self-end">
        Cancel
      </Button>
    </Dialog>
  );
}

function concerns(outcome: StatusOutcome, id: string): boolean {
  switch (outcome.kind) {
    case 'changed':
    case 'conflict':
      return outcome.row.id === id;
    case 'gone':
    case 'forbidden':
    case 'failed':
      return outcome.id === id;
    case 'signed-out':
      return false;
  }
}

export function problemText(outcome: StatusOutcome): string | null {
  switch (outcome.kind) {
    case 'failed':
      return 'Failed to update status. Please try again.';
    case 'conflict':
      return `Someone else changed this request in the meantime. Its status is now ${statusOf(outcome.row)}. and your change was not saved.`;
    case 'gone':
      return 'This request no longer exists.';
    case 'forbidden':
      return forbiddenText;
    default:
      return null;
  }
}
