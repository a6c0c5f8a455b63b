import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { refusedText } from '../api/result.ts';
import { type Member, removeMember } from './team-api.ts';

interface RemoveMemberDialogProps {
  member: Member;
  isSelf: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, isSelf, onRemoved, onClose }: RemoveMemberDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setBusy(true);
    const result = await removeMember(member.id);
    setBusy(false);
    // Gone is what was asked for.
    if (result.kind === 'done' || result.kind === 'gone') return onRemoved();
    setProblem(refusedText(result));
  }

  return (
    <Dialog title={isSelf ? 'Remove your own account?' : 'Remove this account?'} onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        <bdi className="font-semibold text-ink">{member.name}</bdi> is signed out everywhere at once. Requests that they
        have go back to nobody, and invitations that they sent are void. Their replies stay. API tokens that they made
        keep working until you revoke them.
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
