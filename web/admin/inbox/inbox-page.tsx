import { useLoaderData } from 'react-router';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { InboxWorkspace } from './inbox-workspace.tsx';
import type { loadInbox } from './load-inbox.ts';

export function InboxPage() {
  const outcome = useLoaderData<typeof loadInbox>();
  if (outcome.kind === 'loaded') return <InboxWorkspace inbox={outcome} />;
  return (
    <div className="tool-page">
      <PageHeading>Form Submissions Admin</PageHeading>
      <AccessError
        refusal={outcome.kind}
        text="Failed to load form submissions. Please make sure you are authenticated."
        loadingText="Loading submissions..."
      />
    </div>
  );
}
