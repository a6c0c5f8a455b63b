import { redirect } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { dropReplyDrafts } from '../inbox/replies/drop-drafts.ts';
import { requestStore } from '../inbox/requests/use-requests.ts';
import { signOut } from '../session/auth-api.ts';
import { leaveSession } from '../session/session.ts';

export async function submitSignOut(): Promise<{ kind: 'failed' } | Response> {
  if (!(await signOut())) return { kind: 'failed' };
  requestStore.clear();
  leaveSession();
  dropReplyDrafts();
  return redirect(staffPaths.signIn);
}

/** The address is the target of the button; a GET redirects to the inbox. */
export function leaveSignOut(): Response {
  return redirect(staffPaths.inbox);
}
