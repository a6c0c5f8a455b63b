import { lazy, Suspense, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { paths } from '#/content/paths.ts';
import { staffPaths } from '#/content/staff-paths.ts';
import { Button } from '#/web/ui/button.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import { Initials } from '../page/initials.tsx';
import type { StaffUser } from '../session/auth-api.ts';
import type { submitSignOut } from './sign-out.ts';

const AlertSettings = lazy(async () => {
  // The way out is there without them.
  const { AlertSettings } = await import('../alerts/alert-settings.tsx').catch(() => ({ AlertSettings: () => null }));
  return { default: AlertSettings };
});

/** Who is signed in, what they have chosen for this browser, and the way out. */
export function AccountMenu({ user }: { user: StaffUser }) {
  const fetcher = useFetcher<typeof submitSignOut>();
  const busy = fetcher.state !== 'idle';
  const failed = !busy && fetcher.data;
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="Your account" className="flex">
      <button
        type="button"
        popoverTarget="account"
        className="flex h-8 items-center gap-2 rounded-md px-1.5 text-desk-soft hover:bg-desk hover:text-desk-ink"
      >
        <Initials name={user.name} />
        <span className="max-w-40 truncate max-md:sr-only">
          <span className="sr-only">Signed in as </span>
          <bdi>{user.name}</bdi>
        </span>
        <ChevronIcon className="size-4 max-md:hidden" />
      </button>
      <div
        id="account"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto top-11 right-2 m-0 grid w-64 gap-3 rounded-lg border border-edge bg-sheet p-3 text-ink text-sm shadow-raised not-open:hidden"
      >
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{user.name}</bdi>
          {user.name !== user.email && (
            <>
              <br />
              <bdi className="text-ink-soft">{user.email}</bdi>
            </>
          )}
        </p>
        <Link
          to={staffPaths.account}
          onClick={() => document.getElementById('account')?.hidePopover()}
          className="text-link justify-self-start"
        >
          Settings
        </Link>
        <a href={paths.home} className="text-link justify-self-start">
          Open the site
        </a>
        <div className="min-h-26 border-line border-y py-3 stacked:min-h-32">
          <Suspense>{open && <AlertSettings />}</Suspense>
        </div>
        <fetcher.Form method="post" action={staffPaths.signOut} onSubmit={(event) => busy && event.preventDefault()}>
          {/* Not disabled while busy: a disabled button would drop the focus. */}
          <Button type="submit" variant="secondary" size="small" className="w-full">
            {busy && <Spinner />}
            Sign Out
          </Button>
        </fetcher.Form>
        {failed && (
          <Notice tone="alarm" role="alert">
            You are still signed in: the server did not respond. Please try again.
          </Notice>
        )}
      </div>
    </section>
  );
}
