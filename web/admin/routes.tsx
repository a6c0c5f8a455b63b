import type { RouteObject } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { leaveSignOut, submitSignOut } from './account/sign-out.ts';
import { loadStaffFrame, StaffFrame, shouldReloadFrame } from './account/staff-frame.tsx';
import { AppFrame } from './app-frame.tsx';
import { InboxPage } from './inbox/inbox-page.tsx';
import { loadInbox, shouldReloadInbox } from './inbox/load-inbox.ts';
import { importRequestPane, loadRequest, shouldReloadRequest } from './inbox/load-request.ts';
import { NoRequestPane } from './inbox/no-request-pane.tsx';
import { LoadingScreen } from './page/loading-screen.tsx';
import type { PageHandle } from './page/page-title.ts';
import { RouteError } from './route-error.tsx';
import type { SettingsPages } from './settings-pages.ts';

const inboxHandle: PageHandle = { title: 'Form Submissions Admin' };

/** The pages below the address of the settings. Their list is loaded with the first of them: the app's first load has no room for it. */
const settingsPages = Object.entries(staffPaths).filter(([, path]) => path.includes('settings')) as [
  keyof SettingsPages,
  string,
][];

/** A page that is shown before anybody is signed in: its title stands there while it loads. */
function titled(title: string) {
  return { hydrateFallbackElement: <LoadingScreen heading={title} />, handle: { title } satisfies PageHandle };
}

/** By their ids, `opening/opening.ts` gives two what they load. The list comes with the app, the page of a request right after it; other pages when they are first opened. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    children: [
      {
        id: 'staff',
        element: <StaffFrame />,
        loader: loadStaffFrame,
        shouldRevalidate: shouldReloadFrame,
        hydrateFallbackElement: <LoadingScreen text="Loading submissions..." />,
        children: [
          {
            id: 'inbox',
            element: <InboxPage />,
            loader: loadInbox,
            shouldRevalidate: shouldReloadInbox,
            children: [
              { path: staffPaths.inbox, element: <NoRequestPane />, handle: inboxHandle },
              {
                path: staffPaths.request,
                lazy: { Component: async () => (await importRequestPane()).RequestPane },
                loader: loadRequest,
                shouldRevalidate: shouldReloadRequest,
                handle: inboxHandle,
              },
            ],
          },
          {
            path: staffPaths.calls,
            lazy: async () => {
              const { CallsPage, loadCalls } = await import('./calls/pages.ts');
              return { Component: CallsPage, loader: loadCalls };
            },
            handle: { title: 'Calls' } satisfies PageHandle,
          },
          {
            path: staffPaths.call,
            lazy: async () => {
              const { CallPage, loadCall, removeCall } = await import('./calls/pages.ts');
              return { Component: CallPage, loader: loadCall, action: removeCall };
            },
            handle: { title: 'Call' } satisfies PageHandle,
          },
          {
            path: staffPaths.numbers,
            lazy: async () => {
              const { NumbersPage, loadNumbers } = await import('./numbers/pages.ts');
              return { Component: NumbersPage, loader: loadNumbers };
            },
            handle: { title: 'Numbers' } satisfies PageHandle,
          },
          {
            path: staffPaths.visits,
            lazy: async () => {
              const { VisitsPage, loadVisits } = await import('./visits/pages.ts');
              return { Component: VisitsPage, loader: loadVisits };
            },
            handle: { title: 'Visits' } satisfies PageHandle,
          },
          {
            lazy: async () => ({ Component: (await import('./settings/settings-frame.tsx')).SettingsFrame }),
            children: settingsPages.map(([name, path]) => ({
              path,
              lazy: async () => (await import('./settings-pages.ts')).settingsPages[name](),
            })),
          },
        ],
      },
      {
        path: staffPaths.signIn,
        lazy: async () => {
          const { SignInPage, loadSignIn, submitSignIn } = await import('./account/sign-in-pages.ts');
          return { Component: SignInPage, loader: loadSignIn, action: submitSignIn };
        },
        ...titled('Sign In'),
      },
      { path: staffPaths.signOut, loader: leaveSignOut, action: submitSignOut },
      {
        path: staffPaths.invitation,
        lazy: async () => {
          const { InvitationPage, loadInvitation, submitInvitation } = await import('./account/invitation-pages.ts');
          return { Component: InvitationPage, loader: loadInvitation, action: submitInvitation };
        },
        ...titled('Accept Your Invitation'),
      },
      {
        path: staffPaths.setUp,
        lazy: async () => {
          const { SetUpPage, loadSetUp, submitSetUp } = await import('./account/set-up-pages.ts');
          return { Component: SetUpPage, loader: loadSetUp, action: submitSetUp };
        },
        ...titled('Set Up Your Account'),
      },
      {
        path: staffPaths.forgot,
        lazy: async () => {
          const { ForgotPage, loadForgot, submitForgot } = await import('./password-reset/pages.ts');
          return { Component: ForgotPage, loader: loadForgot, action: submitForgot };
        },
        ...titled('Forgot Your Password'),
      },
      {
        path: staffPaths.reset,
        lazy: async () => {
          const { ResetPage, loadReset, submitReset } = await import('./password-reset/pages.ts');
          return { Component: ResetPage, loader: loadReset, action: submitReset };
        },
        ...titled('Choose a New Password'),
      },
    ],
  },
];
