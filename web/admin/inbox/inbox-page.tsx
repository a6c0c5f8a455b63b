import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { AccessError } from '../page/access-error.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import type { loadInbox } from './load-inbox.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { SubmissionInbox } from './submission-inbox.tsx';

export function InboxPage() {
  const outcome = useLoaderData<typeof loadInbox>();
  useFocusAfterSwap(outcome.kind);
  return (
    <div className="page-width grid gap-7 py-8 md:py-12">
      {outcome.kind === 'loaded' && outcome.outbox && <OutboxNotice outbox={outcome.outbox} />}
      <PageHeading>Form Submissions Admin</PageHeading>
      {outcome.kind === 'loaded' ? (
        <SubmissionInbox key={outcome.alone} inbox={outcome} />
      ) : (
        <AccessError
          refusal={outcome.kind}
          text="Failed to load form submissions. Please make sure you are authenticated."
          loadingText="Loading submissions..."
        />
      )}
    </div>
  );
}

/** Moves focus to the heading when the list and the error replace each other together with the focused button. */
function useFocusAfterSwap(kind: string): void {
  const [firstKind] = useState(kind);
  const [swapped, setSwapped] = useState(false);
  if (kind !== firstKind && !swapped) setSwapped(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each swap is what counts
  useEffect(() => {
    if (swapped && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [kind, swapped]);
}
