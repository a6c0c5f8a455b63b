import { staffPaths } from '#/content/paths.ts';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/submission-status.ts';
import type { SubmissionRow } from '../api/staff-api.ts';

export const statusFilters = ['all', ...submissionStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The status of a row; a missing one means new (spec.md section 4). */
export function statusOf(row: Pick<SubmissionRow, 'status'>): SubmissionStatus {
  return row.status ?? 'new';
}

export function parseStatus(text: unknown): SubmissionStatus | undefined {
  return submissionStatuses.find((status) => status === text);
}

/** The filter in an address; an unknown one shows all. */
export function filterOf(search: URLSearchParams): StatusFilter {
  return parseStatus(search.get('status')) ?? 'all';
}

/** The address of the inbox with a single request. */
export function requestPath(id: string): string {
  return `${staffPaths.inbox}?request=${encodeURIComponent(id)}`;
}

export function pathOf(filter: StatusFilter): string {
  return filter === 'all' ? staffPaths.inbox : `${staffPaths.inbox}?status=${filter}`;
}
