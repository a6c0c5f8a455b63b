import type { RouteObject } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { loadSetUp, submitSetUp } from './account/set-up.ts';
import { SetUpPage } from './account/set-up-page.tsx';
import { loadSignIn, submitSignIn } from './account/sign-in.ts';
import { SignInPage } from './account/sign-in-page.tsx';
import { leaveSignOut, submitSignOut } from './account/sign-out.ts';
import { loadStaffFrame, StaffFrame, shouldReloadFrame } from './account/staff-frame.tsx';
import { AppFrame } from './app-frame.tsx';
import { CallPage } from './calls/call-page.tsx';
import { CallsPage } from './calls/calls-page.tsx';
import { loadCall } from './calls/load-call.ts';
import { loadCalls } from './calls/load-calls.ts';
import { removeCall } from './calls/remove-call.ts';
import { InboxPage } from './inbox/inbox-page.tsx';
import { loadInbox, shouldReloadInbox } from './inbox/load-inbox.ts';
import { loadRequest, shouldReloadRequest } from './inbox/load-request.ts';
import { NoRequestPane, RequestPane } from './inbox/request-pane.tsx';
import { LoadingScreen } from './page/loading-screen.tsx';
import type { PageHandle } from './page/page-title.ts';
import { RouteError } from './route-error.tsx';
import { loadVisits } from './visits/load-visits.ts';
import { VisitsPage } from './visits/visits-page.tsx';

const inboxHandle: PageHandle = { title: 'Form Submissions Admin' };

export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <RouteError />,
    children: [
      {
        element: <StaffFrame />,
        loader: loadStaffFrame,
        shouldRevalidate: shouldReloadFrame,
        hydrateFallbackElement: <LoadingScreen text="Loading submissions..." />,
        children: [
          {
            element: <InboxPage />,
            loader: loadInbox,
            shouldRevalidate: shouldReloadInbox,
            children: [
              { path: staffPaths.inbox, element: <NoRequestPane />, handle: inboxHandle },
              {
                path: staffPaths.request,
                element: <RequestPane />,
                loader: loadRequest,
                shouldRevalidate: shouldReloadRequest,
                handle: inboxHandle,
              },
            ],
          },
          {
            path: staffPaths.calls,
            element: <CallsPage />,
            loader: loadCalls,
            handle: { title: 'Calls' } satisfies PageHandle,
          },
          {
            path: staffPaths.call,
            element: <CallPage />,
            loader: loadCall,
            action: removeCall,
            handle: { title: 'Call' } satisfies PageHandle,
          },
          {
            path: staffPaths.visits,
            element: <VisitsPage />,
            loader: loadVisits,
            handle: { title: 'Visits' } satisfies PageHandle,
          },
        ],
      },
      {
        path: staffPaths.signIn,
        element: <SignInPage />,
        loader: loadSignIn,
        action: submitSignIn,
        hydrateFallbackElement: <LoadingScreen heading="Sign In" text="Loading..." />,
        handle: { title: 'Sign In' } satisfies PageHandle,
      },
      { path: staffPaths.signOut, loader: leaveSignOut, action: submitSignOut },
      {
        path: staffPaths.setUp,
        element: <SetUpPage />,
        loader: loadSetUp,
        action: submitSetUp,
        hydrateFallbackElement: <LoadingScreen heading="Set Up Your Account" text="Loading..." />,
        handle: { title: 'Set Up Your Account' } satisfies PageHandle,
      },
    ],
  },
];
