import { type LoaderFunctionArgs, Outlet, useFetcher, useLoaderData } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import { readSetUpNeeded, readUser, type StaffUser } from './auth-api.ts';
import { NoAccountNotice } from './no-account-notice.tsx';
import type { submitSignOut } from './sign-out.ts';
import { StaffNavigation } from './staff-navigation.tsx';

export interface StaffFrameData {
  user: StaffUser | null;
  /** No account exists yet. */
  setUpNeeded: boolean;
}

export async function loadStaffFrame({ request }: LoaderFunctionArgs): Promise<StaffFrameData> {
  const user = await readUser(request.signal);
  return { user, setUpNeeded: user === null && (await readSetUpNeeded(request.signal)) };
}

/** The frame of every page for staff: the signed-in user and the sign-out button. */
export function StaffFrame() {
  const { user, setUpNeeded } = useLoaderData<typeof loadStaffFrame>();
  return (
    <>
      {user && <SignedInBar user={user} />}
      {user && <StaffNavigation />}
      {setUpNeeded && (
        <div className="page-width pt-8 md:pt-12">
          <NoAccountNotice className="max-w-2xl" />
        </div>
      )}
      <Outlet />
    </>
  );
}

function SignedInBar({ user }: { user: StaffUser }) {
  const fetcher = useFetcher<typeof submitSignOut>();
  const busy = fetcher.state !== 'idle';
  const failed = !busy && fetcher.data;
  return (
    <section aria-label="Your account" className="border-line border-b bg-sheet">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <p className="min-w-0 text-sm">
          <span className="text-ink-soft">Signed in as </span>
          <bdi className="font-semibold">{user.name}</bdi>
          {user.name !== user.email && (
            <span className="text-ink-soft max-sm:block">
              <span className="max-sm:hidden"> · </span>
              <bdi>{user.email}</bdi>
            </span>
          )}
        </p>
        <fetcher.Form method="post" action={staffPaths.signOut} onSubmit={(event) => busy && event.preventDefault()}>
          {/* Not disabled while busy: a disabled button would drop the focus. */}
          <Button type="submit" variant="secondary" size="small">
            {busy && <Spinner />}
            Sign Out
          </Button>
        </fetcher.Form>
        {failed && (
          <Notice tone="alarm" role="alert" className="w-full text-sm">
            You are still signed in: the server did not respond. Please try again.
          </Notice>
        )}
      </div>
    </section>
  );
}
