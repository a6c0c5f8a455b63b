import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router';
import { nextPath } from '../routing/next-path.ts';
import { readSetUpNeeded, readUser, type SignInOutcome, type StaffUser, signIn } from './auth-api.ts';

export interface SignInData {
  user: StaffUser | null;
  next: string;
  /** No account exists yet. */
  setUpNeeded: boolean;
}

export type FailedSignIn = Exclude<SignInOutcome, { kind: 'signed-in' }>;

export async function loadSignIn({ request }: LoaderFunctionArgs): Promise<SignInData> {
  const [user, setUpNeeded] = await Promise.all([readUser(request.signal), readSetUpNeeded(request.signal)]);
  return { user, setUpNeeded, next: nextOf(request) };
}

export async function submitSignIn({ request }: ActionFunctionArgs): Promise<FailedSignIn | Response> {
  const form = await request.formData();
  const outcome = await signIn(String(form.get('email')).trim(), String(form.get('password')));
  return outcome.kind === 'signed-in' ? replace(nextOf(request)) : outcome;
}

function nextOf(request: Request): string {
  return nextPath(new URL(request.url).searchParams.get('next'));
}
