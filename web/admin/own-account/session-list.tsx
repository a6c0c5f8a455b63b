import { Button } from '#/web/ui/button.tsx';
import { Moment } from '../locale/moment.tsx';
import { type ListedSession, revokeOtherSessions, revokeSession } from './account-api.ts';
import { Problem, Section } from './section.tsx';
import { useChange } from './use-change.ts';

interface SessionListProps {
  sessions: ListedSession[];
  onDone: (text: string) => void;
}

export function SessionList({ sessions, onDone }: SessionListProps) {
  const { busy, run, problem } = useChange();
  const others = sessions.filter(({ current }) => !current);

  async function end(id: string | null): Promise<void> {
    const { done } = await run(() => (id === null ? revokeOtherSessions() : revokeSession(id)));
    if (done) onDone(id === null ? 'Your other sessions have ended.' : 'The session has ended.');
  }

  return (
    <Section
      id="account-sessions-heading"
      heading="Sessions"
      text="Where you are signed in. A session ends after some hours without use, and after seven days in any case."
    >
      <Problem text={problem} />
      <ul className="grid gap-2">
        {sessions.map(({ id, current, browser, network, started_at, used_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-line px-3 py-2.5"
          >
            <div id={`session-${id}`} className="mr-auto min-w-0 text-sm">
              <p className="font-semibold">
                {browser}
                {current && <span className="font-normal text-good"> (this one)</span>}
              </p>
              <p className="text-ink-soft">
                Network {network}. Signed in <Moment at={started_at} />, used <Moment at={used_at} />.
              </p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size="small"
                aria-disabled={busy}
                aria-describedby={`session-${id}`}
                onClick={() => void end(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="danger" size="small" busy={busy} className="justify-self-start" onClick={() => void end(null)}>
          End all others
        </Button>
      )}
    </Section>
  );
}
