import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../api/failure.ts';
import { requestPath } from '../inbox/requests/request-view.ts';
import { Moment } from '../locale/moment.tsx';
import { callPath } from '../routing/call-path.ts';
import { endSession } from '../session/session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { exportPerson, type Person, type Receipt } from './person-api.ts';
import { countsText } from './receipt-item.tsx';
import { saveFile } from './save-file.ts';

interface PersonCardProps {
  person: Person;
  onErased: (receipt: Receipt | null) => void;
}

/** What is held of one person, and what can be done with it. */
export function PersonCard({ person, onErased }: PersonCardProps) {
  const headingId = useId();
  const [busy, setBusy] = useState<'json' | 'page' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [erasing, setErasing] = useState(false);

  async function hand(as: 'json' | 'page'): Promise<void> {
    setBusy(as);
    setProblem(null);
    const result = await exportPerson(person.address, as);
    setBusy(null);
    if (result instanceof Blob) return saveFile(result, `personal-data.${as === 'json' ? 'json' : 'html'}`);
    if (result === 'signed-out') endSession();
    setProblem(result === 'forbidden' ? forbiddenText : 'The export was not made. Please try again.');
  }

  const more = person.requests - person.items.length;
  return (
    <section aria-labelledby={headingId} className="grid gap-4 rounded-md border border-edge bg-sheet p-4">
      <div className="grid gap-1">
        <h2 id={headingId} className="font-semibold text-base wrap-anywhere">
          <bdi>{person.address}</bdi>
        </h2>
        <p className="text-ink-soft">{countsText(person)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={busy === 'page'} onClick={() => void hand('page')}>
          Export as a page
        </Button>
        <Button variant="secondary" size="small" busy={busy === 'json'} onClick={() => void hand('json')}>
          Export as JSON
        </Button>
        <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          Erase everything
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
      <ul className="grid border-line border-t">
        {person.items.map(({ id, full_name, created_at, source, is_spam, is_deleted, call_id }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 last:border-0">
            {is_deleted ? (
              <bdi className="min-w-0 grow wrap-anywhere max-sm:basis-full">{full_name}</bdi>
            ) : (
              <Link to={requestPath(id)} className="text-link min-w-0 grow wrap-anywhere max-sm:basis-full">
                <bdi>{full_name}</bdi>
              </Link>
            )}
            <span className="text-ink-soft text-sm">
              {[sources[source], is_spam && 'spam', is_deleted && 'deleted just now'].filter(Boolean).join(', ')}
            </span>
            {call_id && (
              <Link to={callPath(call_id)} className="text-link text-sm">
                {source === 'chat' ? 'Chat' : 'Call'}
              </Link>
            )}
            <span className="text-ink-soft text-sm tabular-nums">
              <Moment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft text-sm">And {more.toLocaleString('en-US')} older requests.</p>}
      {person.joined_elsewhere.length > 0 && (
        <p className="text-sm wrap-anywhere">
          Joined to these, from other addresses, and not among them:{' '}
          {person.joined_elsewhere.map(({ id, email }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link to={requestPath(id)} className="text-link">
                <bdi>{email}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
      {erasing && <EraseDialog person={person} onErased={onErased} onClose={() => setErasing(false)} />}
    </section>
  );
}

const sources = { form: 'Form', call: 'Call', chat: 'Chat' };
