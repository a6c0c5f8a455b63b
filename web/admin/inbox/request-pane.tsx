import { type RefObject, useEffect } from 'react';
import { Link, useLoaderData, useOutletContext } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import type { SubmissionRow } from '../api/staff-api.ts';
import { AccessError } from '../page/access-error.tsx';
import type { StaffUser } from '../session/auth-api.ts';
import type { JoinActions } from './detail/join-actions.ts';
import { RequestDetail } from './detail/request-detail.tsx';
import type { loadRequest } from './load-request.ts';
import { type RequestView, viewPath } from './requests/request-view.ts';
import { requestStore, useRequestState } from './requests/use-requests.ts';

/** What the list's page hands to the request's. */
export interface InboxContext extends JoinActions {
  heading: RefObject<HTMLHeadingElement | null>;
  view: RequestView;
  user: StaffUser | null;
  /** The request that a reply is written to; another object each time that is asked for. */
  replyingTo: { id: string } | null;
  onReply: (row: SubmissionRow | null) => void;
  onUpdateStatus: (row: SubmissionRow) => void;
  onAssign: (row: SubmissionRow, accountId: string | null) => void;
  onLabels: (row: SubmissionRow, labels: string[]) => void;
  onSpam: (row: SubmissionRow, isSpam: boolean) => void;
  onDealt: (row: SubmissionRow) => void;
  onDelete: (row: SubmissionRow) => void;
}

/** The chosen request, beside the list or in its place. */
export function RequestPane() {
  const { id, kind } = useLoaderData<typeof loadRequest>();
  const { heading, view, replyingTo, ...actions } = useOutletContext<InboxContext>();
  useEffect(() => {
    requestStore.attend(id);
    return () => requestStore.attend(null);
  }, [id]);
  const row = useRequestState().rows.get(id);
  return (
    <>
      <p className="border-line border-b px-3 py-2 text-sm split:hidden">
        <Link to={viewPath(view)} className="text-link inline-flex min-h-8 items-center">
          All submissions
        </Link>
      </p>
      {row ? (
        <RequestDetail
          key={id}
          ref={heading}
          row={row}
          replying={replyingTo?.id === id ? replyingTo : null}
          {...actions}
        />
      ) : (
        <div className="p-4">
          {kind === 'loaded' || kind === 'gone' ? (
            <Notice>This submission no longer exists.</Notice>
          ) : (
            <AccessError
              refusal={kind}
              text="Failed to load form submissions. Please make sure you are authenticated."
              loadingText="Loading submissions..."
            />
          )}
        </div>
      )}
    </>
  );
}
