import { redirect } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { signOut } from './auth-api.ts';

export async function submitSignOut(): Promise<{ kind: 'failed' } | Response> {
  return (await signOut()) ? redirect(staffPaths.signIn) : { kind: 'failed' };
}

/** The address is there for the button; opened by hand it leads back to the inbox. */
export function leaveSignOut(): Response {
  return redirect(staffPaths.inbox);
}
