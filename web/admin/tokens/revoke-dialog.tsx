import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { refusedText } from '../api/result.ts';
import { type ApiToken, revokeToken } from './token-api.ts';

interface RevokeDialogProps {
  token: ApiToken;
  onRevoked: () => void;
  onClose: () => void;
}

export function RevokeDialog({ token, onRevoked, onClose }: RevokeDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function revoke(): Promise<void> {
    setBusy(true);
    const result = await revokeToken(token.id);
    setBusy(false);
    // Gone is what was asked for.
    if (result.kind === 'done' || result.kind === 'gone') return onRevoked();
    setProblem(refusedText(result));
  }

  return (
    <Dialog title="Revoke this token?" onClose={onClose}>
      <p className="text-ink-soft wrap-anywhere">
        The program that uses <bdi className="font-semibold text-ink">{token.name}</bdi> is refused from now on. This
        cannot be taken back.
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
        <Button variant="danger" size="small" busy={busy} onClick={() => void revoke()}>
          Revoke
        </Button>
      </div>
    </Dialog>
  );
}
