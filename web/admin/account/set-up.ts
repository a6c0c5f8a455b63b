import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router';
import { passwordLength } from '#/accounts/password-length.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { readSetUpNeeded } from '../session/auth-api.ts';
import { linkToken } from './link-token.ts';
import { createFirstAccount, isRefusedLink, type SetUpErrors, type SetUpOutcome } from './set-up-api.ts';

export type FailedSetUp = Exclude<SetUpOutcome, { kind: 'created' }>;

export interface SetUpData {
  refused: boolean;
  /** No account exists yet. */
  needed: boolean;
}

/** Checks the link before anything is typed. If the server cannot be reached, sending the form will show the error. */
export async function loadSetUp({ request }: LoaderFunctionArgs): Promise<SetUpData> {
  const [refused, needed] = await Promise.all([
    isRefusedLink('/api/set-up/check', linkToken()),
    readSetUpNeeded(request.signal),
  ]);
  return { refused, needed };
}

export async function submitSetUp({ request }: ActionFunctionArgs): Promise<FailedSetUp | Response> {
  const form = await request.formData();
  const name = String(form.get('name')).trim();
  const email = String(form.get('email')).trim();
  const password = String(form.get('password'));

  const errors = checkSetUp(name, email, password, String(form.get('password_again')));
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };

  const outcome = await createFirstAccount({ token: linkToken(), name, email, password });
  return outcome.kind === 'created' ? replace(staffPaths.inbox) : outcome;
}

function checkSetUp(name: string, email: string, password: string, passwordAgain: string): SetUpErrors {
  const errors: SetUpErrors = {};
  if (name === '') errors.name = 'Enter your name.';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) errors.email = 'Enter an email address such as ann@example.com.';
  if (password.length < passwordLength.min) {
    errors.password = `Choose a password of at least ${passwordLength.min} characters.`;
  } else if (password !== passwordAgain) {
    errors.password_again = 'The two passwords do not match.';
  }
  return errors;
}
