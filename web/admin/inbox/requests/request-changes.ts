import type { Failure } from '../../api/failure.ts';
import type { SubmissionChange, SubmissionRow } from '../../api/staff-api.ts';
import type { RequestApi } from './request-api.ts';
import type { RequestRows } from './request-rows.ts';

export type ChangeOutcome =
  | { kind: 'changed'; row: SubmissionRow }
  /** Somebody else changed it first; `row` is what it is now. */
  | { kind: 'conflict'; row: SubmissionRow }
  | { kind: Exclude<Failure, 'conflict'> };

/** So often a change is tried again that somebody else's change of another part came before. */
const maxAttempts = 4;

/** Changes of one request: each shows at once and is taken back when the server refuses it. */
export function createRequestChanges(rows: RequestRows, api: RequestApi, onSignedOut: () => void) {
  /** The last change of a row that is under way: the next waits for it and goes by its version. */
  const turns = new Map<string, Promise<unknown>>();

  /**
   * Saves a change on top of `base`. When somebody changed other parts of the request meanwhile, both changes stand;
   * when it is the same part, theirs stands and both are told.
   */
  async function send(id: string, change: SubmissionChange, base: SubmissionRow): Promise<ChangeOutcome> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const row = rows.savedRow(id);
      if (!row) return { kind: 'gone' };
      if (isTouched(change, base, row)) return { kind: 'conflict', row };
      const answer = await api.change(id, { ...change, version: row.version });
      if (answer.ok) {
        rows.save(answer.body);
        return { kind: 'changed', row: answer.body };
      }
      if (answer.failure === 'gone') rows.forget(id);
      if (answer.failure === 'signed-out') onSignedOut();
      if (answer.failure !== 'conflict') return { kind: answer.failure };
      const current = await api.read(id);
      if (!current.ok) return { kind: current.failure === 'conflict' ? 'failed' : current.failure };
      rows.save(current.body);
    }
    return { kind: 'failed' };
  }

  /** `seen` is what the change was made on top of, when that was some time ago. */
  async function change(
    id: string,
    wanted: SubmissionChange,
    seen: Partial<SubmissionRow> = {},
  ): Promise<ChangeOutcome> {
    const row = rows.savedRow(id);
    if (!row) return { kind: 'gone' };
    const base = { ...row, ...seen };
    const end = rows.hold(new Map([[id, wanted]]));
    const turn = (turns.get(id) ?? Promise.resolve()).then(() => send(id, wanted, base));
    turns.set(id, turn);
    const outcome = await turn;
    end();
    return outcome;
  }

  /** Deletes a request: it goes from every list at once, and comes back to its place when that fails. */
  async function remove(id: string): Promise<'removed' | Exclude<Failure, 'conflict'>> {
    const row = rows.savedRow(id);
    if (!row) return 'gone';
    const takeBack = rows.hide([row]);
    const answer = await api.remove(id);
    if (answer.ok) return 'removed';
    takeBack();
    if (answer.failure === 'signed-out') onSignedOut();
    return answer.failure === 'conflict' ? 'failed' : answer.failure;
  }

  /** Brings a deleted request back to its place, as long as the server has it. */
  async function restore(id: string): Promise<boolean> {
    const answer = await api.restore(id);
    if (!answer.ok) return false;
    rows.unhide([id]);
    rows.take([answer.body]);
    return true;
  }

  return { change, remove, restore };
}

/** Whether somebody else changed what a change is about, to something else. */
function isTouched(change: SubmissionChange, base: SubmissionRow, current: SubmissionRow): boolean {
  return (Object.keys(change) as (keyof SubmissionChange)[]).some((part) => {
    const [wanted, before, now] = [change[part], base[part], current[part]].map((value) => JSON.stringify(value));
    return now !== before && now !== wanted;
  });
}
