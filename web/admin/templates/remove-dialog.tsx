import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../api/failure.ts';
import { endSession } from '../session/session.ts';
import { type ReplyTemplate, removeTemplate } from './template-api.ts';

interface RemoveDialogProps {
  template: ReplyTemplate;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ template, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await removeTemplate(template.id);
    setBusy(false);
    // Gone is what was asked for.
    if (answer.ok || answer.failure === 'gone') return onRemoved();
    if (answer.failure === 'signed-out') endSession();
    setProblem(answer.failure === 'forbidden' ? forbiddenText : 'The template was not removed. Please try again.');
  }

  return (
    <Dialog title="Remove this template?" onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        <bdi className="font-semibold text-ink">{template.name}</bdi> goes for everybody. Replies written from it stay.
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
