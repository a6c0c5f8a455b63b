import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router';
import { nextPath } from '../routing/next-path.ts';
import { readSetUpNeeded, readUser, type StaffUser } from '../session/auth-api.ts';
import {
  type Phone,
  type SecondStepKind,
  type SignInOutcome,
  signIn,
  signInByCode,
  signInByPasskey,
} from './sign-in-api.ts';

export interface SignInData {
  user: StaffUser | null;
  next: string;
  /** No account exists yet. */
  setUpNeeded: boolean;
}

export type UnfinishedSignIn = Exclude<SignInOutcome, { kind: 'signed-in' }>;

export async function loadSignIn({ request }: LoaderFunctionArgs): Promise<SignInData> {
  const [user, setUpNeeded] = await Promise.all([readUser(request.signal), readSetUpNeeded(request.signal)]);
  return { user, setUpNeeded, next: nextOf(request) };
}

export async function submitSignIn({ request }: ActionFunctionArgs): Promise<UnfinishedSignIn | Response> {
  const outcome = await signInBy(await request.formData());
  return outcome.kind === 'signed-in' ? replace(nextOf(request)) : outcome;
}

/** Makes the step of a sign-in that a form is for. */
export function signInBy(form: FormData): Promise<SignInOutcome> {
  const step = form.get('step');
  if (step === 'code' || step === 'phone' || step === 'recovery-code')
    return signInByCode(step, String(form.get('code')).trim());
  if (step === 'passkey') return signInByPasskey();
  return signIn(String(form.get('email')).trim(), String(form.get('password')));
}

/** The second step that is asked for after an outcome, and what is known of the phone; null when it is the password. */
export function secondStepAfter(
  outcome: UnfinishedSignIn | null | undefined,
): { step: SecondStepKind; phone: Phone | null } | null {
  if (!outcome) return null;
  if (outcome.kind === 'second-step') {
    const { phone } = outcome;
    return { step: phone?.only ? 'phone' : 'code', phone };
  }
  return 'step' in outcome && outcome.step ? { step: outcome.step, phone: null } : null;
}

function nextOf(request: Request): string {
  return nextPath(new URL(request.url).searchParams.get('next'));
}
