import { redirect } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { signOut } from './auth-api.ts';

export async function submitSignOut(): Promise<{ kind: 'failed' } | Response> {
  return (await signOut()) ? redirect(staffPaths.signIn) : { kind: 'failed' };
}

/** The address is the target of the button; a GET redirects to the inbox. */
export function leaveSignOut(): Response {
  return redirect(staffPaths.inbox);
}
