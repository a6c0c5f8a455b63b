import { type Failure, forbiddenText } from '../../api/failure.ts';
import { changeSubmissions, type ManyChange, type ManyFilter, undoSubmissions } from '../../api/many-api.ts';
import type { StaffName, SubmissionCounts, SubmissionRow } from '../../api/staff-api.ts';
import { formatCount } from '../../locale/local-format.ts';
import { isNarrowed, queryOf, type RequestView } from '../requests/request-view.ts';
import { requestStore } from '../requests/use-requests.ts';
import type { TellAction } from '../use-request-actions.ts';
import type { Selection } from './selection.ts';

/** Requests to change. */
export interface Many {
  view: RequestView;
  selection: Selection;
  /** Those of them that are loaded. */
  rows: SubmissionRow[];
  /** How many all of the view are; null for more than the server counts. */
  total: number | null;
  staff: readonly StaffName[];
}

/** Changes many requests: it shows at once, is taken back when it is refused, and can be undone for a while. */
export async function changeMany(many: Many, change: ManyChange, tell: TellAction): Promise<void> {
  const { view, rows } = many;
  const end = showChange(many, change);
  const answering = changeSubmissions(filterOf(many), change);
  // At once, like the change itself: a key to take it back may follow before the server has answered.
  tell.undoable({ tone: 'done', text: doneText(many, change), action: { label: 'Undo', run: () => void undo() } });
  const answer = await answering;
  if (!answer.ok) {
    end();
    const run = () => void changeMany(many, change, tell);
    const again = answer.failure === 'failed' && { action: { label: 'Try again', run } };
    tell.now({ tone: 'alarm', text: `${countText(many)}: ${problemText(answer.failure)}`, ...again });
    return void requestStore.refresh(view);
  }
  if (answer.body.undo === null) tell.now({ tone: 'done', text: 'Nothing was left to change.' });
  if (!('delete' in change)) end(true);
  await requestStore.reread();

  async function undo(): Promise<void> {
    const token = await answering;
    if (!token.ok || token.body.undo === null) return;
    const undone = await undoSubmissions(token.body.undo);
    if (undone.ok && 'delete' in change) requestStore.unhide(rows.map(({ id }) => id));
    await requestStore.reread();
    tell.now(
      undone.ok
        ? { tone: 'done', text: `Taken back: ${requestsText(undone.body.changed)}.` }
        : { tone: 'alarm', text: 'This could not be taken back any more.' },
    );
  }
}

function filterOf({ view, selection: { allUntil }, rows }: Many): ManyFilter {
  const { sort: _, ...filter } = queryOf(view);
  if (allUntil === null) return { ...(filter.spam && { spam: filter.spam }), ids: rows.map(({ id }) => id) };
  const until = filter.until !== undefined && filter.until < allUntil ? filter.until : allUntil;
  return { ...filter, until };
}

/** Gives what ends it: takes it back, unless it was accepted. */
function showChange({ view, selection, rows, total }: Many, change: ManyChange): (accepted?: boolean) => void {
  // Only then do the tiles tell what all of the view are.
  const isWhole = selection.allUntil !== null && total !== null && !isNarrowed(view);
  const count = (counts: SubmissionCounts) => (isWhole ? countsAfter(counts, view, change) : null);
  if ('delete' in change) return requestStore.hide(rows, count);
  return requestStore.hold(new Map(rows.map((row) => [row.id, partOf(row, change)])), count);
}

function partOf(row: SubmissionRow, change: Exclude<ManyChange, { delete: true }>): Partial<SubmissionRow> {
  if ('add_label' in change) return { labels: [...new Set([...row.labels, change.add_label])].sort() };
  if ('remove_label' in change) return { labels: row.labels.filter((label) => label !== change.remove_label) };
  return change;
}

/** The tiles after a change of all requests of a status, or of all. */
function countsAfter(counts: SubmissionCounts, { status }: RequestView, change: ManyChange): SubmissionCounts | null {
  const leaves = 'delete' in change || 'is_spam' in change;
  if (!leaves && !('status' in change)) return null;
  const moved = status === undefined ? counts.total : counts[status];
  const left =
    status === undefined
      ? { total: 0, new: 0, contacted: 0, completed: 0 }
      : { ...counts, [status]: 0, total: counts.total - moved };
  if (leaves) return left;
  return { ...left, total: counts.total, [change.status]: left[change.status] + moved };
}

function doneText(many: Many, change: ManyChange): string {
  const requests = countText(many);
  const isOne = many.selection.allUntil === null && many.rows.length === 1;
  const [are, have] = isOne ? ['is', 'has'] : ['are', 'have'];
  if ('status' in change) return `${requests} ${are} now ${change.status}.`;
  if ('add_label' in change) return `${requests} ${have} the label “${change.add_label}” now.`;
  if ('remove_label' in change) return `${requests} ${have} the label “${change.remove_label}” no more.`;
  if ('is_spam' in change) return `${requests} ${are} ${change.is_spam ? 'among the spam now' : 'no spam'}.`;
  if ('delete' in change) return `${requests} ${are} deleted${joinedText(many)}.`;
  const name = many.staff.find(({ id }) => id === change.assignee_id)?.name ?? 'Nobody';
  return `${name} has ${requests} now.`;
}

function joinedText({ rows }: Many): string {
  const joined = rows.reduce((sum, row) => sum + row.joined, 0);
  return joined === 0 ? '' : `, with ${formatCount(joined)} joined to them`;
}

/** How many requests are meant. */
export function countText({ selection, rows, total }: Pick<Many, 'selection' | 'rows' | 'total'>): string {
  if (selection.allUntil === null) return requestsText(rows.length);
  return total === null ? 'More than 1,000 requests' : requestsText(total);
}

function requestsText(count: number): string {
  return count === 1 ? '1 request' : `${formatCount(count)} requests`;
}

/** Why nothing was changed. */
export function problemText(failure: Failure): string {
  if (failure === 'forbidden') return forbiddenText;
  if (failure === 'signed-out') return 'You are signed out. Nothing was saved.';
  if (failure === 'gone') return 'This request no longer exists.';
  return 'The change was not saved. Please try again.';
}
