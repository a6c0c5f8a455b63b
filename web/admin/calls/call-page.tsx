import { Link, useLoaderData } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Notice } from '#/web/ui/notice.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { CallRecord } from './call-record.tsx';
import type { loadCall } from './load-call.ts';

export function CallPage() {
  const outcome = useLoaderData<typeof loadCall>();
  return (
    <div className="tool-page">
      <p>
        <Link to={staffPaths.calls} className="text-link">
          All calls
        </Link>
      </p>
      {outcome.kind === 'loaded' ? (
        <CallRecord {...outcome} />
      ) : (
        <>
          <PageHeading>Call</PageHeading>
          {outcome.kind === 'gone' ? (
            <Notice className="max-w-2xl">
              This call no longer exists. It was deleted, or its time to be kept was over.
            </Notice>
          ) : (
            <AccessError
              refusal={outcome.kind}
              text="Failed to load this call. Please make sure you are authenticated."
              loadingText="Loading the call..."
            />
          )}
        </>
      )}
    </div>
  );
}
