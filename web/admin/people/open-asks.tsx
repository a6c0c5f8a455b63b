import { useId, useState } from 'react';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { forbiddenText } from '../api/failure.ts';
import { Moment } from '../locale/moment.tsx';
import { endSession } from '../session/session.ts';
import { finishAsk, type OpenAsk } from './person-api.ts';

interface OpenAsksProps {
  asks: OpenAsk[];
  /** Looks the person up. */
  onShow: (address: string) => void;
  onDone: () => void;
}

const wishes = { copy: 'A copy of their data', erasure: 'To have everything erased' };

/** What people have asked for by the link in their mail, and nobody has done yet. */
export function OpenAsks({ asks, onShow, onDone }: OpenAsksProps) {
  const headingId = useId();
  const [problem, setProblem] = useState<string | null>(null);

  async function finish(id: string): Promise<void> {
    setProblem(null);
    const answer = await finishAsk(id);
    if (answer.ok || answer.failure === 'gone') return onDone();
    if (answer.failure === 'signed-out') endSession();
    setProblem(answer.failure === 'forbidden' ? forbiddenText : 'This was not saved. Please try again.');
  }

  if (asks.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="font-semibold text-base">
        Asked for and confirmed by mail
      </h2>
      <ul className="grid gap-2">
        {asks.map(({ id, email, wants, confirmed_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-brass bg-brass-wash px-4 py-3"
          >
            <div id={`ask-${id}`} className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">
                <bdi>{email}</bdi>
              </p>
              <p className="text-sm">
                {wishes[wants]}, <Moment at={confirmed_at} />
              </p>
            </div>
            <Button size="small" aria-describedby={`ask-${id}`} onClick={() => onShow(email)}>
              Show
            </Button>
            <Button variant="secondary" size="small" aria-describedby={`ask-${id}`} onClick={() => void finish(id)}>
              Done
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {problem && <Notice tone="alarm">{problem}</Notice>}
      </div>
    </section>
  );
}
