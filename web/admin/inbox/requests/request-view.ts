import { staffPaths } from '#/content/paths.ts';
import { type SubmissionStatus, submissionStatuses } from '#/inbox/submission-status.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { type StatusFilter, statusOf } from './status.ts';

/** What of the inbox is listed, and in which order; it is kept in the address. */
export interface RequestView {
  status?: SubmissionStatus;
  /** What was taken for spam, which no other view has. */
  spam?: 'true';
}

/** The view in an address; whatever is not understood is left out. */
export function parseView(search: URLSearchParams): RequestView {
  const view: RequestView = {};
  const status = submissionStatuses.find((known) => known === search.get('status'));
  if (status) view.status = status;
  if (search.get('spam') === 'true') view.spam = 'true';
  return view;
}

/** The query of a view's address, with its `?`; two equal views have the same. */
export function searchOf(view: RequestView): string {
  const search = new URLSearchParams(Object.entries(view)).toString();
  return search && `?${search}`;
}

export function statusFilterOf(view: RequestView): StatusFilter {
  return view.status ?? 'all';
}

export function viewPath(view: RequestView): string {
  return staffPaths.inbox + searchOf(view);
}

/** The address of a request, within a view or by itself. */
export function requestPath(id: string, view: RequestView = {}): string {
  return staffPaths.request.replace(':id', encodeURIComponent(id)) + searchOf(view);
}

/** Whether a row that the view had is still of it, as far as its filters can be told from the row alone. */
export function belongs(row: Pick<SubmissionRow, 'status' | 'is_spam'>, view: RequestView): boolean {
  return row.is_spam === (view.spam === 'true') && (view.status === undefined || statusOf(row) === view.status);
}
