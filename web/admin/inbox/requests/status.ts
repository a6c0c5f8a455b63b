import { type SubmissionStatus, submissionStatuses } from '#/inbox/request/submission-status.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';

export const statusFilters = ['all', ...submissionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The status of a row; a missing one means new (spec.md section 4). */
export function statusOf(row: Pick<SubmissionRow, 'status'>): SubmissionStatus {
  return row.status ?? 'new';
}
