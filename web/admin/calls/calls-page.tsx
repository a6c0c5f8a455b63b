import { useLoaderData } from 'react-router';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { CallBook } from './call-book.tsx';
import type { loadCalls } from './load-calls.ts';

export function CallsPage() {
  const outcome = useLoaderData<typeof loadCalls>();
  if (outcome.kind === 'loaded') return <CallBook words={outcome.words} />;
  return (
    <div className="tool-page">
      <PageHeading>Calls</PageHeading>
      <AccessError
        refusal={outcome.kind}
        text="Failed to load the calls. Please make sure you are authenticated."
        loadingText="Loading calls..."
      />
    </div>
  );
}
