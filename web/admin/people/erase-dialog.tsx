import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Dialog } from '#/web/ui/dialog.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Failure, forbiddenText } from '../api/failure.ts';
import { endSession } from '../session/session.ts';
import { erasePerson, type Person, type Receipt } from './person-api.ts';
import { countsText } from './receipt-item.tsx';

interface EraseDialogProps {
  person: Person;
  onErased: (receipt: Receipt | null) => void;
  onClose: () => void;
}

/** Asks before all of a person is erased: nothing brings it back. */
export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function erase(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await erasePerson(person.address);
    setBusy(false);
    if (answer.ok) return onErased(answer.body);
    // Gone is what was asked for.
    if (answer.failure === 'gone') return onErased(null);
    if (answer.failure === 'signed-out') endSession();
    setProblem(textOf(answer.failure));
  }

  return (
    <Dialog title="Erase everything?" onClose={onClose}>
      <p className="wrap-anywhere">
        All that is held under <bdi className="font-semibold">{person.address}</bdi> goes for good: {countsText(person)}
        , with notes, labels and every word of the history. Nothing brings it back.
      </p>
      <p className="text-ink-soft text-sm">
        Not reached: emails in your mailbox, backups made before (a restored one is erased again by itself), and what
        staff wrote about them elsewhere, such as in a template or in the notes of another request.
      </p>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" size="small" busy={busy} onClick={() => void erase()}>
          {busy ? 'Erasing...' : 'Erase everything'}
        </Button>
      </div>
    </Dialog>
  );
}

function textOf(failure: Failure): string {
  switch (failure) {
    case 'forbidden':
      return forbiddenText;
    case 'signed-out':
      return 'Your session has ended. Sign in and press the button again.';
    default:
      return 'The server did not answer. Find the person again to see what is left.';
  }
}
