import { useFetcher } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { Spinner } from '#/web/ui/spinner.tsx';
import type { removeCall } from './remove-call.ts';

interface DeleteDialogProps {
  /** A request was made in the call. */
  hasRequest: boolean;
  onClose: () => void;
}

export function DeleteDialog({ hasRequest, onClose }: DeleteDialogProps) {
  const fetcher = useFetcher<typeof removeCall>();
  const busy = fetcher.state !== 'idle';
  const problem = !busy && fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : null;
  return (
    <Dialog title="Delete this call?" onClose={onClose}>
      <p>
        This permanently deletes the call and its transcript.
        {hasRequest && ' The request that came from it stays in the inbox.'}
      </p>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      <fetcher.Form
        method="post"
        onSubmit={(event) => busy && event.preventDefault()}
        className="flex flex-wrap justify-end gap-3"
      >
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {/* Not disabled while busy: a disabled button would drop the focus. */}
        <Button type="submit" variant="danger">
          {busy && <Spinner />}
          Delete
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
