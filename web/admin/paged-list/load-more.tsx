import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The pages of a list after the first. */
export interface More {
  state: 'none' | 'ready' | 'loading' | 'failed' | 'signed-out';
  /** What the last press loaded: the number of items, and the first one, which gets the focus. */
  brought: { count: number; firstId: string } | null;
  load: () => void;
}

interface LoadMoreProps {
  more: More;
  /** The id of an item's element. */
  elementId: (id: string) => string;
  failedText: string;
}

export function LoadMore({ more: { state, brought, load }, elementId, failedText }: LoadMoreProps) {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something was brought
  useEffect(() => {
    if (brought) document.getElementById(elementId(brought.firstId))?.focus({ preventScroll: true });
  }, [brought]);
  useEffect(() => {
    // The session has ended: a reload makes the whole list show that, with a link to sign in.
    if (state === 'signed-out') void revalidate();
  }, [state, revalidate]);

  return (
    <div className="grid justify-items-center gap-4">
      <p role="status" className="sr-only">
        {brought && `${brought.count} more loaded.`}
      </p>
      {state === 'failed' && (
        <Notice tone="alarm" role="alert">
          {failedText}
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
