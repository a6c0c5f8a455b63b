import { type ActionFunctionArgs, redirect } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { forbiddenText, type Refusal, refusalOf } from '../api/failure.ts';
import { deleteCall } from './call-api.ts';
import { forgetCall } from './call-lists.ts';

const problemTexts: Record<Refusal, string> = {
  'signed-out': 'You are signed out. Nothing was deleted.',
  forbidden: forbiddenText,
  failed: 'The call could not be deleted. Please try again.',
};

/** Deletes a call. Returns the problem for the dialog; a call that is already gone counts as deleted. */
export async function removeCall({ params }: ActionFunctionArgs): Promise<Response | { problem: string }> {
  const answer = await deleteCall(params.id ?? '');
  if (answer.ok || answer.failure === 'gone') {
    forgetCall(params.id ?? '');
    return redirect(`${staffPaths.calls}?deleted`);
  }
  return { problem: problemTexts[refusalOf(answer.failure)] };
}
