import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../api/failure.ts';
import { endSession } from '../session/session.ts';
import { removeWebhook, type Webhook } from './webhook-api.ts';

interface RemoveDialogProps {
  webhook: Webhook;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ webhook, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await removeWebhook(webhook);
    setBusy(false);
    // Gone is what was asked for.
    if (answer.ok || answer.failure === 'gone') return onRemoved();
    if (answer.failure === 'signed-out') endSession();
    setProblem(answer.failure === 'forbidden' ? forbiddenText : 'The webhook was not removed. Please try again.');
  }

  return (
    <Dialog title="Remove this webhook?" onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        Nothing more goes to <bdi className="font-semibold text-ink">{webhook.url}</bdi>, and what waits for it is not
        sent.
      </p>
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" size="small" busy={busy} onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
