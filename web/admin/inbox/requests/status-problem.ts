import { forbiddenText } from '../../api/failure.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import type { ChangeOutcome } from './request-changes.ts';
import { statusOf } from './status.ts';

/** Why a status was not saved; null when it was. */
export function statusProblem(outcome: ChangeOutcome, wanted: string): string | null {
  switch (outcome.kind) {
    case 'changed':
      return null;
    case 'conflict':
      return `Someone else changed this request in the meantime. Its status is now ${statusOf(outcome.row)}; yours, ${wanted}, was not saved.`;
    case 'gone':
      return 'This request no longer exists.';
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'You are signed out. Nothing was saved.';
    case 'failed':
      return 'Failed to update status. Please try again.';
  }
}

/** A sentence about a request, with the name of who sent it. */
export function about(row: SubmissionRow, sentence: string): string {
  return `${row.full_name}: ${sentence}`;
}
