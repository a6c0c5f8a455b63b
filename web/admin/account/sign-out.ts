import { redirect } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { dropDrafts } from '../inbox/drafts/drop-drafts.ts';
import { requestStore } from '../inbox/requests/use-requests.ts';
import { signOut } from '../session/auth-api.ts';
import { leaveSession } from '../session/session.ts';

export async function submitSignOut(): Promise<{ kind: 'failed' } | Response> {
  // Also when the server cannot be reached: nothing of theirs stays in the browser.
  requestStore.clear();
  leaveSession();
  dropDrafts();
  if (!(await signOut())) return { kind: 'failed' };
  return redirect(staffPaths.signIn);
}

/** The address is the target of the button; a GET redirects to the inbox. */
export function leaveSignOut(): Response {
  return redirect(staffPaths.inbox);
}
