import { useLoaderData, useLocation } from 'react-router';
import { Notice } from '#/web/ui/notice.tsx';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { CallBook } from './call-book.tsx';
import type { loadCalls } from './load-calls.ts';

export function CallsPage() {
  const outcome = useLoaderData<typeof loadCalls>();
  const { search } = useLocation();
  return (
    <div className="tool-page">
      <PageHeading>Calls</PageHeading>
      {new URLSearchParams(search).has('deleted') && (
        <Notice tone="good" role="status">
          The call and its transcript were deleted.
        </Notice>
      )}
      {outcome.kind === 'loaded' ? (
        <CallBook calls={outcome} />
      ) : (
        <AccessError
          refusal={outcome.kind}
          text="Failed to load the calls. Please make sure you are authenticated."
          loadingText="Loading calls..."
        />
      )}
    </div>
  );
}
