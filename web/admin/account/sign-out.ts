import { redirect } from 'react-router';
import { signOut } from './auth-api.ts';

export async function submitSignOut(): Promise<{ kind: 'failed' } | Response> {
  return (await signOut()) ? redirect('/sign-in') : { kind: 'failed' };
}

/** The address is there for the button; opened by hand it leads back to the inbox. */
export function leaveSignOut(): Response {
  return redirect('/');
}
