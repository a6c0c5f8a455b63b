import type { ManyChange } from '../../api/many-api.ts';
import type { StaffName, SubmissionRow } from '../../api/staff-api.ts';
import type { RequestView } from '../requests/request-view.ts';
import type { TellAction } from '../use-request-actions.ts';
import type { Many } from './change-many.ts';
import type { Selecting } from './use-selection.ts';
import { importSelectionBar } from './use-selection-bar.ts';

const offline = 'This could not be done. Please try again.';

/** Whether requests are done with after a change: whoever gives them to somebody goes on to label the same ones. */
export function isLast(change: ManyChange): boolean {
  return 'status' in change || 'is_spam' in change || 'delete' in change;
}

/** What staff do with all that is selected. Its code is loaded when something is selected for the first time. */
export function useManyActions(
  { selection, rows, clear, setLabelling }: Selecting,
  { view, total, staff }: { view: RequestView; total: number | null; staff: readonly StaffName[] },
  begin: () => TellAction,
) {
  const many: Many = { view, selection, rows, total, staff };
  const failed = () => begin().now({ tone: 'alarm', text: offline });
  return {
    many,
    change(change: ManyChange): void {
      if (isLast(change)) clear();
      const tell = begin();
      void import('./change-many.ts').then(({ changeMany }) => void changeMany(many, change, tell), failed);
    },
    /** Leads to the field for a label, as soon as that is there. */
    label(): void {
      setLabelling(true);
      importSelectionBar().catch(() => {
        setLabelling(false);
        failed();
      });
    },
    join(): void {
      clear();
      const tell = begin();
      void import('./join-requests.ts').then(({ joinRows }) => void joinRows(rows, tell), failed);
    },
    joinTo(into: SubmissionRow, ids: string[]): void {
      const tell = begin();
      void import('./join-requests.ts').then(({ joinRequests }) => void joinRequests(into, ids, tell), failed);
    },
    part(into: SubmissionRow, ids: string[]): void {
      const tell = begin();
      void import('./join-requests.ts').then(({ partRequests }) => void partRequests(into, ids, tell), failed);
    },
    joinOthers(row: SubmissionRow): void {
      const tell = begin();
      void import('./join-requests.ts').then(({ joinOthers }) => void joinOthers(row, tell), failed);
    },
  };
}
