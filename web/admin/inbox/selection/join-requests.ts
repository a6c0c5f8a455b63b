import { joinSubmissions, partSubmissions, readSamePerson } from '../../api/many-api.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { about } from '../requests/status-problem.ts';
import { requestStore } from '../requests/use-requests.ts';
import type { TellAction } from '../use-request-actions.ts';
import { problemText } from './change-many.ts';

/** Joins all other requests of the same person to one. */
export async function joinOthers(into: SubmissionRow, tell: TellAction): Promise<void> {
  const person = await readSamePerson(into.id);
  if (!person.ok) return tell.now({ tone: 'alarm', text: about(into, problemText(person.failure)) });
  const ids = person.body.others.map(({ id }) => id);
  if (ids.length > 0) return joinRequests(into, ids, tell);
  tell.now({ tone: 'done', text: about(into, 'There is no other request of this person.') });
}

/** Joins rows to the newest of them. */
export async function joinRows(rows: SubmissionRow[], tell: TellAction): Promise<void> {
  const [into, ...others] = rows.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  if (!into || others.length === 0) return;
  await joinRequests(
    into,
    others.map(({ id }) => id),
    tell,
  );
}

/** Joins requests to one: they leave the list at once, and come back when that is refused or undone. */
export async function joinRequests(into: SubmissionRow, ids: string[], tell: TellAction): Promise<void> {
  const takeBack = requestStore.hold(new Map(ids.map((id) => [id, { joined_to: into.id }])));
  const answering = joinSubmissions(into.id, ids);
  const text = about(
    into,
    ids.length === 1 ? 'Another request is joined to this.' : `${ids.length} requests are joined to this.`,
  );
  tell.undoable({ tone: 'done', text, action: { label: 'Undo', run: () => void undo() } });
  const answer = await answering;
  if (!answer.ok) tell.now({ tone: 'alarm', text: about(into, problemText(answer.failure)) });
  await readAgain([into.id, ...ids]);
  takeBack();

  async function undo(): Promise<void> {
    const joined = await answering;
    if (joined.ok) await partRequests(into, joined.body.requests, tell);
  }
}

/** Takes requests off the one that they are joined to. */
export async function partRequests(into: SubmissionRow, ids: string[], tell: TellAction): Promise<void> {
  const answer = await partSubmissions(into.id, ids);
  await readAgain([into.id, ...ids]);
  tell.now(
    answer.ok
      ? { tone: 'done', text: about(into, 'Taken apart.') }
      : { tone: 'alarm', text: about(into, problemText(answer.failure)) },
  );
}

function readAgain(ids: string[]): Promise<void> {
  return requestStore.absorb(new Set(ids));
}
