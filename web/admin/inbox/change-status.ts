import type { ActionFunctionArgs } from 'react-router';
import type { Failure } from '../api/failure.ts';
import { changeSubmission, readSubmission, type SubmissionRow } from '../api/staff-api.ts';
import { parseStatus } from './status.ts';

export type StatusOutcome =
  | { kind: 'changed'; row: SubmissionRow }
  /** Someone else changed it first; `row` is the current one. */
  | { kind: 'conflict'; row: SubmissionRow }
  | { kind: 'gone'; id: string }
  | { kind: 'signed-out' }
  | { kind: 'forbidden'; id: string }
  | { kind: 'failed'; id: string };

export async function changeStatus({ request }: ActionFunctionArgs): Promise<StatusOutcome> {
  const form = await request.formData();
  const id = String(form.get('id'));
  const status = parseStatus(form.get('status'));
  if (!status) return { kind: 'failed', id };

  const answer = await changeSubmission(id, { status, version: Number(form.get('version')) });
  if (answer.ok) return { kind: 'changed', row: answer.body };
  if (answer.failure !== 'conflict') return outcomeOf(answer.failure, id);

  const current = await readSubmission(id);
  return current.ok ? { kind: 'conflict', row: current.body } : outcomeOf(current.failure, id);
}

function outcomeOf(failure: Failure, id: string): StatusOutcome {
  switch (failure) {
    case 'gone':
    case 'forbidden':
      return { kind: failure, id };
    case 'signed-out':
      return { kind: 'signed-out' };
    default:
      return { kind: 'failed', id };
  }
}
