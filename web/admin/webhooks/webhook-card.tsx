import { useState } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { Notice } from '#/web/ui/notice.tsx';
import { type Failure, forbiddenText } from '../api/failure.ts';
import { failureText } from '../deliveries/delivery-words.ts';
import { Moment } from '../locale/moment.tsx';
import { endSession } from '../session/session.ts';
import { kindWords } from './kind-words.ts';
import { TestResult } from './test-result.tsx';
import { changeSecret, pauseWebhook, type TestAnswer, testWebhook, type Webhook } from './webhook-api.ts';

interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onRemove: () => void;
  onChanged: (text: string) => void;
  onSecret: (secret: string) => void;
}

export function WebhookCard({ webhook, onEdit, onRemove, onChanged, onSecret }: WebhookCardProps) {
  const { id, name, url, kinds, failing_since, last_error, paused_at } = webhook;
  const [busy, setBusy] = useState<'test' | 'pause' | 'secret' | null>(null);
  const [tested, setTested] = useState<TestAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const nameId = `webhook-${id}`;

  function refuse(failure: Failure): void {
    if (failure === 'signed-out') endSession();
    setProblem(problemTexts[failure]);
  }

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setProblem(null);
    await work();
    setBusy(null);
  }

  async function test(): Promise<void> {
    setTested(null);
    const answer = await testWebhook(webhook);
    if (answer.ok) setTested(answer.body);
    else refuse(answer.failure);
  }

  async function pause(): Promise<void> {
    const answer = await pauseWebhook(webhook, paused_at === null);
    if (answer.ok) onChanged(paused_at === null ? 'The webhook is paused.' : 'The webhook is resumed.');
    else refuse(answer.failure);
  }

  async function newSecret(): Promise<void> {
    const answer = await changeSecret(webhook);
    if (answer.ok) onSecret(answer.body.secret);
    else refuse(answer.failure);
  }

  return (
    <article aria-labelledby={nameId} className="grid gap-2.5 rounded-md border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={nameId} dir="auto" className="min-w-0 font-semibold text-base wrap-anywhere">
          {name}
        </h2>
        <StateBadge webhook={webhook} />
      </div>
      <p dir="ltr" className="text-sm wrap-anywhere">
        {url}
      </p>
      <p className="text-ink-soft text-sm">{kinds.map((kind) => kindWords[kind]).join(' · ')}</p>
      {paused_at !== null && (
        <p className="text-sm">
          <PausedText webhook={webhook} /> Since <Moment at={paused_at} />. What waits is kept; after a longer pause,
          the changes of the last three days are sent.
        </p>
      )}
      {paused_at === null && failing_since !== null && (
        <p className="text-sm">
          Failing since <Moment at={failing_since} />: {failureText(last_error)}. Frontdesk keeps trying for three days,
          then it pauses.
        </p>
      )}
      {tested && <TestResult answer={tested} />}
      {problem && (
        <Notice tone="alarm" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          busy={busy === 'test'}
          onClick={() => void run('test', test)}
        >
          {busy === 'test' ? 'Testing...' : 'Send a test'}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={nameId}
          busy={busy === 'pause'}
          onClick={() => void run('pause', pause)}
        >
          {paused_at === null ? 'Pause' : 'Resume'}
        </Button>
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-describedby={nameId}
          busy={busy === 'secret'}
          onClick={() => void run('secret', newSecret)}
        >
          New secret
        </Button>
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRemove}>
          Remove
        </Button>
        <Link to={`${staffPaths.deliveries}?channel=webhook`} className="text-link ml-auto text-sm">
          Deliveries
        </Link>
      </div>
    </article>
  );
}

function StateBadge({ webhook: { paused_at, failing_since } }: { webhook: Webhook }) {
  if (paused_at !== null) return <Badge tone="alarm">Paused</Badge>;
  return failing_since === null ? <Badge tone="good">On</Badge> : <Badge tone="brass">Failing</Badge>;
}

function PausedText({ webhook: { paused_because, last_error } }: { webhook: Webhook }) {
  switch (paused_because) {
    case 'failing':
      return `Paused after three days of failures, last: ${failureText(last_error)}.`;
    case 'gone':
      return 'Paused: the receiver answered that it wants no more messages (HTTP 410).';
    default:
      return 'Paused by staff.';
  }
}

const problemTexts: Record<Failure, string> = {
  'signed-out': 'Not done: your session has ended.',
  forbidden: forbiddenText,
  conflict: 'Not done: somebody else changed this webhook meanwhile. Reload the page to see it.',
  gone: 'Not done: somebody else removed this webhook.',
  failed: 'Not done: the server did not answer, or has too much to do. Please try again.',
};
