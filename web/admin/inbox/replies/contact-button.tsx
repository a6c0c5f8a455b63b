import { useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { ChevronIcon } from '#/web/ui/icons.tsx';
import { forbiddenText } from '../../api/failure.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';
import { Menu } from '../../page/menu.tsx';
import { endSession } from '../../session/session.ts';
import { requestStore } from '../requests/use-requests.ts';
import { type NotedContact, noteContact } from './reply-api.ts';

const noted: Record<NotedContact, string> = {
  called: 'Noted: you called. The clock has stopped.',
  texted: 'Noted: you sent a text message. The clock has stopped.',
};

/** Notes in two taps that the visitor was called or texted. */
export function ContactButton({ row }: { row: SubmissionRow }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; isProblem: boolean } | null>(null);

  async function note(by: NotedContact): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTold(null);
    const answer = await noteContact(row, by);
    setBusy(false);
    void requestStore.read(row.id);
    if (answer.ok) return setTold({ text: noted[by], isProblem: false });
    if (answer.failure === 'signed-out') endSession();
    setTold({ text: problems[answer.failure], isProblem: true });
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Called or texted
        <ChevronIcon className="size-3.5" />
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {told && !told.isProblem && told.text}
      </p>
      <p role="alert" className="text-alarm text-sm empty:hidden">
        {told?.isProblem && told.text}
      </p>
      {anchor && (
        <Menu
          label="Note that you have"
          anchor={anchor}
          items={[
            { value: 'called', label: 'Called', current: false },
            { value: 'texted', label: 'Texted', current: false },
          ]}
          onChoose={(by) => void note(by as NotedContact)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

const problems = {
  'signed-out': 'Not noted: your session has ended. Sign in and note it again.',
  forbidden: forbiddenText,
  conflict: 'Not noted: somebody changed this request just now, or it is spam. Look at it and note it again.',
  gone: 'Not noted: this request no longer exists.',
  failed: 'Not noted: the server did not answer. Please try again.',
};
