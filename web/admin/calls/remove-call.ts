import { type ActionFunctionArgs, redirect } from 'react-router';
import { deleteCall } from '../api/staff-api.ts';

/** Why a call still stands, for the dialog; one that is gone already is as good as deleted. */
export async function removeCall({ params }: ActionFunctionArgs): Promise<Response | { problem: string }> {
  const answer = await deleteCall(params.id ?? '');
  if (answer.ok || answer.failure === 'gone') return redirect('/calls?deleted');
  return {
    problem:
      answer.failure === 'signed-out'
        ? 'You are signed out. Nothing was deleted.'
        : 'The call could not be deleted. Please try again.',
  };
}
