import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Logo } from '#/web/ui/logo.tsx';
import { useAlerts } from '../alerts/use-alerts.ts';
import { useLiveRequests } from '../inbox/requests/use-live-requests.ts';
import { RequestSearch } from '../inbox/search/request-search.tsx';
import { readSetUpNeeded, readUser, type StaffUser } from '../session/auth-api.ts';
import { resumeSession, useSessionEnded, useSessionNumber } from '../session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

const NoAccountNotice = lazy(async () => ({ default: (await import('./no-account-notice.tsx')).NoAccountNotice }));
const loadSignInDialog = () => import('./sign-in-dialog.tsx');
const SignInDialog = lazy(async () => ({ default: (await loadSignInDialog()).SignInDialog }));

export interface StaffFrameData {
  user: StaffUser | null;
  /** No account exists yet. */
  setUpNeeded: boolean;
}

/** Whoever must have a second factor and has none comes to their account, and reaches nothing else. */
export async function loadStaffFrame({ request }: LoaderFunctionArgs): Promise<StaffFrameData | Response> {
  const user = await readUser(request.signal);
  if (user?.mustEnrol && !new URL(request.url).pathname.endsWith(staffPaths.account)) {
    return redirect(staffPaths.account);
  }
  return { user, setUpNeeded: user === null && (await readSetUpNeeded(request.signal)) };
}

/** Who is signed in does not change with the view: it is read again by a retry or after an action only. */
export function shouldReloadFrame({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.href === nextUrl.href;
}

/** The frame of every page for staff: one bar with the places, and who is signed in. */
export function StaffFrame() {
  const { user: read, setUpNeeded } = useLoaderData<StaffFrameData>();
  // Read again without a session, the page stays theirs: what asks the server next asks for the password.
  const [user, setUser] = useState(read);
  if (read && read !== user) setUser(read);
  const sessionEnded = useSessionEnded();
  useLiveRequests(user !== null && !sessionEnded);
  useAlerts(user !== null && !sessionEnded);
  useEffect(() => resumeSession, []);
  useReloadOnResume();
  useEffect(() => {
    // Once the page is there, because a session may end when the server has no time to send it.
    void loadSignInDialog().catch(() => {});
  }, []);
  return (
    <div className="grid min-h-svh grid-rows-[auto_minmax(0,1fr)]">
      <header className="sticky top-0 z-30 bg-desk-deep text-desk-ink print:static">
        <div className="flex h-12 items-center gap-3 px-3 text-base max-sm:gap-1 max-sm:px-2 md:px-4">
          <Logo className="size-6 shrink-0 text-brass-bright max-sm:hidden" />
          {user && <StaffNavigation />}
          <div className="flex min-w-0 grow justify-end md:justify-center">{user && <RequestSearch />}</div>
          {user && <AccountMenu user={user} />}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        {setUpNeeded && (
          <div className="px-4 pt-4">
            <Suspense>
              <NoAccountNotice className="max-w-2xl" />
            </Suspense>
          </div>
        )}
        <Outlet context={user} />
      </main>
      <Suspense>{user && sessionEnded && <SignInDialog user={user} />}</Suspense>
    </div>
  );
}

/** What the page could not read for want of a session is read again in the next. */
function useReloadOnResume(): void {
  const { revalidate } = useRevalidator();
  const session = useSessionNumber();
  const seen = useRef(session);
  useEffect(() => {
    if (seen.current === session) return;
    seen.current = session;
    void revalidate();
  }, [session, revalidate]);
}
