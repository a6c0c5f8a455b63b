import { requestForm } from '#/content/request-form.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import type { Field } from '#/forms/field.ts';
import { submissionStatuses } from '#/inbox/request/submission-status.ts';
import type { SubmissionQuery, SubmissionRow } from '../../api/staff-api.ts';
import { type StatusFilter, statusOf } from './status.ts';

/**
 * What of the inbox is listed, and in which order; it is kept in the address. `since` and `until` are days where the
 * reader is, both included; `since` may be a number of days back: '7d'.
 */
export type RequestView = Omit<SubmissionQuery, 'cursor' | 'limit'>;

/** The view as the server is asked for it. */
export function queryOf(view: RequestView): RequestView {
  const query = { ...view };
  if (view.since) query.since = dayStart(view.since);
  if (view.until) query.until = dayStart(view.until, 1);
  return query;
}

/** The moment at which a day begins here, or one some days later. */
function dayStart(day: string, later = 0): string {
  const back = /^(\d+)d$/.exec(day);
  const date = back ? new Date() : new Date(`${day}T00:00`);
  date.setHours(0, 0, 0, 0);
  // Not by hours: a day may have 23 or 25.
  date.setDate(date.getDate() + (back ? 1 - Number(back[1]) : later));
  return date.toISOString();
}

/** As the field with choices offers them. */
const ways = requestForm.flatMap(({ options = [] }: Field) => options.map(({ value }) => value));

/** The filters that have a list of choices. */
const viewChoices = {
  status: submissionStatuses,
  due: ['overdue', 'soon'],
  way: ways,
  source: ['form', 'call', 'chat'],
  spam: ['true'],
  waiting: ['true'],
  sort: ['oldest', 'due'],
} as const;

/** The longest search that an address holds: the rest would change nothing that one could see. */
const maxSearchCharacters = 200;
const maxLabelCharacters = 40;

/** The view in an address; whatever is not understood is left out. */
export function parseView(search: URLSearchParams): RequestView {
  const view: Record<string, string> = {};
  for (const [name, choices] of Object.entries(viewChoices)) {
    const choice = choices.find((known) => known === search.get(name));
    if (choice) view[name] = choice;
  }
  const words = search.get('q')?.trim().slice(0, maxSearchCharacters);
  if (words) view.q = words;
  const assignee = search.get('assignee');
  if (assignee && /^[\w-]{1,100}$/.test(assignee)) view.assignee = assignee;
  const label = search.get('label')?.trim().slice(0, maxLabelCharacters);
  if (label) view.label = label;
  for (const name of ['since', 'until']) {
    const day = search.get(name) ?? '';
    if ((name === 'since' && /^[1-9]\d{0,2}d$/.test(day)) || isDay(day)) view[name] = day;
  }
  return view;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`));
}

/** The query of a view's address, with its `?`; two equal views have the same. */
export function searchOf(view: RequestView): string {
  const given = Object.entries(view).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
  return search && `?${search}`;
}

export function statusFilterOf(view: RequestView): StatusFilter {
  return view.status ?? 'all';
}

/** Whether more than a status narrows the view, so that the tiles do not tell how many it has. */
export function isNarrowed({ status: _, sort: __, ...filters }: RequestView): boolean {
  return searchOf(filters) !== '';
}

export function viewPath(view: RequestView): string {
  return staffPaths.inbox + searchOf(view);
}

/** The address of a request, within a view or by itself. */
export function requestPath(id: string, view: RequestView = {}): string {
  return staffPaths.request.replace(':id', encodeURIComponent(id)) + searchOf(view);
}

/** Whether a row that the view had is still of it, as far as its filters can be told from the row alone. */
export function belongs(row: SubmissionRow, view: RequestView): boolean {
  if (row.is_spam !== (view.spam === 'true') || row.joined_to !== null) return false;
  if (view.status !== undefined && statusOf(row) !== view.status) return false;
  if (view.waiting !== undefined && row.waiting === null) return false;
  if (view.due !== undefined && row.due_at === null) return false;
  if (view.label !== undefined && !row.labels.includes(view.label)) return false;
  const { since, until } = queryOf(view);
  if (since !== undefined && row.created_at < since) return false;
  if (until !== undefined && row.created_at >= until) return false;
  // Whom `me` means is for the server to say.
  if (view.assignee === undefined || view.assignee === 'me') return true;
  return row.assignee_id === (view.assignee === 'none' ? null : view.assignee);
}
