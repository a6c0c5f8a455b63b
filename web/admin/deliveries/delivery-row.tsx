import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { type Failure, forbiddenText } from '../api/failure.ts';
import { requestPath } from '../inbox/requests/request-view.ts';
import { Moment } from '../locale/moment.tsx';
import { callPath } from '../routing/call-path.ts';
import { usePermissions } from '../session/permissions.ts';
import { endSession } from '../session/session.ts';
import { type Delivery, type DeliveryAttempt, listAttempts, replayDelivery } from './delivery-api.ts';
import { attemptText, failureText, kindText, stateText } from './delivery-words.ts';

const tones: Record<Delivery['state'], BadgeTone> = {
  waiting: 'brass',
  delivered: 'good',
  'given-up': 'alarm',
  skipped: 'neutral',
};

const refusals: Record<Failure, string> = {
  'signed-out': 'Not done: your session has ended.',
  forbidden: forbiddenText,
  conflict: 'Not sent again: it is under way already.',
  gone: 'Not sent again: it is not there any more.',
  failed: 'Not done: the server did not answer. Please try again.',
};

/** One entry of the outbox, with its attempts when they are asked for. */
export function DeliveryRow({ delivery, onReplayed }: { delivery: Delivery; onReplayed: () => void }) {
  const { id, channel, name, state, created_at, next_attempt_at, last, attempts, held } = delivery;
  const mayReplay = usePermissions().includes('outbox:write');
  const [busy, setBusy] = useState<'attempts' | 'replay' | null>(null);
  const [opened, setOpened] = useState<{ count: number; items: DeliveryAttempt[] } | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const isInFile = last?.code === 'file';
  const detailsId = useId();
  const nameId = `delivery-${id}`;
  // Another attempt came meanwhile: the list that is shown is not all.
  const isOpen = opened !== null && opened.count === attempts;

  function refuse(failure: Failure): void {
    if (failure === 'signed-out') endSession();
    setTold(refusals[failure]);
  }

  async function open(): Promise<void> {
    if (isOpen) return setOpened(null);
    setBusy('attempts');
    const answer = await listAttempts(id);
    setBusy(null);
    if (answer.ok) setOpened({ count: attempts, items: answer.body.items });
    else refuse(answer.failure);
  }

  async function replay(): Promise<void> {
    setBusy('replay');
    const answer = await replayDelivery(id);
    setBusy(null);
    if (!answer.ok) return refuse(answer.failure);
    setTold('It is queued again, under the same id.');
    onReplayed();
  }

  return (
    <li className="grid gap-2 p-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={nameId} tabIndex={-1} className="min-w-0 font-semibold text-base outline-none">
          <Subject delivery={delivery} />
        </h2>
        <Badge tone={isInFile ? 'neutral' : tones[state]} className="whitespace-normal">
          {stateText(delivery)}
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
        <Moment at={created_at} />
        <span className="min-w-0 wrap-anywhere">
          {channel === 'webhook' ? `Webhook: ${name ?? 'removed since'}` : 'Email'}
        </span>
        {state !== 'delivered' && last?.error && (
          <span className="min-w-0 wrap-anywhere">Last: {failureText(last.error)}</span>
        )}
        {next_attempt_at !== null && attempts > 0 && !held && (
          <span>
            Next try <Moment at={next_attempt_at} />
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {attempts > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-describedby={nameId}
              busy={busy === 'attempts'}
              onClick={() => void open()}
            >
              {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
            </Button>
          )}
          {mayReplay && (state === 'delivered' || state === 'given-up') && (
            <Button
              variant="secondary"
              size="small"
              aria-describedby={nameId}
              busy={busy === 'replay'}
              onClick={() => void replay()}
            >
              Send again
            </Button>
          )}
        </span>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {told}
      </p>
      {isOpen && <Attempts id={detailsId} entryId={id} attempts={opened.items} all={attempts} />}
    </li>
  );
}

/** What it is about, as a link where there is a page of it. */
function Subject({ delivery: { kind, subject_id } }: { delivery: Delivery }) {
  const text = kindText(kind);
  // The subject of a reply's mail is the reply.
  const isRequest = kind.startsWith('submission.') && kind !== 'submission.reply';
  const pathOf = isRequest ? requestPath : kind.startsWith('call.') ? callPath : null;
  if (pathOf === null) return text;
  return (
    <Link to={pathOf(subject_id)} className="hover:underline">
      {text}
    </Link>
  );
}

interface AttemptsProps {
  id: string;
  entryId: string;
  attempts: DeliveryAttempt[];
  /** How many there are; the latest are shown. */
  all: number;
}

function Attempts({ id, entryId, attempts, all }: AttemptsProps) {
  return (
    <div id={id} className="grid gap-2 border-line border-t pt-2 text-sm">
      <p className="text-ink-soft wrap-anywhere">
        Id <code>{entryId}</code>
        {attempts.length < all && `, the latest ${attempts.length} of ${all} attempts`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-1 pr-4 font-semibold">
                When
              </th>
              <th scope="col" className="py-1 pr-4 font-semibold">
                Outcome
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                Took
              </th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <tr key={attempt.at} className="border-line border-t align-top">
                <td className="whitespace-nowrap py-1 pr-4">
                  <Moment at={attempt.at} />
                </td>
                <td className="py-1 pr-4">{attemptText(attempt)}</td>
                <td className="whitespace-nowrap py-1 text-right tabular-nums">
                  {attempt.duration_ms === null ? '' : `${attempt.duration_ms} ms`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
