import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#/site/ui/button.tsx';
import { Notice } from '#/site/ui/notice.tsx';
import { Spinner } from '#/site/ui/spinner.tsx';
import { cardId } from './submission-card.tsx';
import type { MoreSubmissions } from './use-submission-list.ts';

export function LoadMore({ more: { state, brought, load } }: { more: MoreSubmissions }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (brought) document.getElementById(cardId(brought.firstId))?.focus({ preventScroll: true });
  }, [brought]);
  useEffect(() => {
    // The session has ended: the whole inbox says so, with the way to sign in.
    if (state === 'signed-out') void revalidate();
  }, [state, revalidate]);

  return (
    <div className="grid justify-items-center gap-4">
      <p role="status" className="sr-only">
        {brought && `${brought.count} more loaded.`}
      </p>
      {state === 'failed' && (
        <Notice tone="alarm" role="alert">
          Failed to load more submissions. Please try again.
        </Notice>
      )}
      {state !== 'none' && (
        // Not disabled while loading: a disabled button would drop the focus.
        <Button variant="secondary" onClick={() => state !== 'loading' && load()}>
          {state === 'loading' && <Spinner />}
          {state === 'loading' ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
