import { type ActionFunctionArgs, replace } from 'react-router';
import * as z from 'zod/mini';
import { passwordLength } from '#/accounts/password-length.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { send } from '../session/auth-api.ts';
import { setAccount } from '../session/session.ts';
import { linkToken } from './link-token.ts';
import { problemOf, waitOf } from './problem-answer.ts';

const checkAnswer = z.object({ invitation: z.nullable(z.object({ email: z.string(), role: z.string() })) });

export type InvitationData =
  | { kind: 'open'; email: string; role: string }
  /** Used, withdrawn, expired or never valid. */
  | { kind: 'refused' }
  | { kind: 'failed' };

export type FailedAcceptance =
  | { kind: 'invalid'; errors: AcceptanceErrors }
  | { kind: 'refused' }
  | { kind: 'limited'; waitSeconds: number | null }
  | { kind: 'failed' };

type AcceptanceErrors = Partial<Record<'name' | 'password' | 'password_again', string>>;

export async function loadInvitation(): Promise<InvitationData> {
  const response = await send('/api/invitations/check', { token: linkToken() });
  if (response?.status === 422) return { kind: 'refused' };
  if (!response?.ok) return { kind: 'failed' };
  const answer = checkAnswer.safeParse(await response.json().catch(() => null)).data;
  if (!answer) return { kind: 'failed' };
  return answer.invitation ? { kind: 'open', ...answer.invitation } : { kind: 'refused' };
}

export async function submitInvitation({ request }: ActionFunctionArgs): Promise<FailedAcceptance | Response> {
  const form = await request.formData();
  const name = String(form.get('name')).trim();
  const password = String(form.get('password'));
  const errors = check(name, password, String(form.get('password_again')));
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };

  const response = await send('/api/invitations/accept', { token: linkToken(), name, password });
  if (response?.ok) {
    setAccount(null);
    return replace(staffPaths.inbox);
  }
  if (response?.status === 429) return { kind: 'limited', waitSeconds: waitOf(response) };
  const problem = response && (await problemOf(response));
  if (problem?.status === 403) return { kind: 'refused' };
  if (problem?.status === 422) return { kind: 'invalid', errors: problem.errors ?? {} };
  return { kind: 'failed' };
}

function check(name: string, password: string, passwordAgain: string): AcceptanceErrors {
  const errors: AcceptanceErrors = {};
  if (name === '') errors.name = 'Enter your name.';
  if (password.length < passwordLength.min) {
    errors.password = `Choose a password of at least ${passwordLength.min} characters.`;
  } else if (password !== passwordAgain) {
    errors.password_again = 'The two passwords do not match.';
  }
  return errors;
}
