import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffPaths } from '#/content/staff-paths.ts';
import { InfoIcon } from '#/web/ui/icons.tsx';
import { type OutboxState, readOutbox } from './outbox-answer.ts';

/** What of the server's work stands still, from its answer; null where that cannot be read. */
export async function noticeOf(answer: Response): Promise<ReactNode> {
  const outbox = await readOutbox(answer);
  return outbox && <OutboxNotice outbox={outbox} />;
}

/** A line about backups, for those who may see the status, and one about what goes out; each as long as it is so. */
export function OutboxNotice({ outbox }: { outbox: OutboxState }) {
  const sentences = sentencesOf(outbox);
  return (
    <>
      {outbox.backups_failing !== null && (
        <Line to={staffPaths.status} label="Status">
          Scheduled backups fail ({outbox.backups_failing}).
        </Line>
      )}
      {sentences.length > 0 && (
        <Line to={staffPaths.deliveries} label="Deliveries">
          {sentences.join(' ')}
        </Line>
      )}
    </>
  );
}

function Line({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <p className="flex gap-2 border-brass border-b bg-brass-wash px-3 py-1.5 text-sm md:px-4">
      <InfoIcon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {children}{' '}
        <Link to={to} className="text-link">
          {label}
        </Link>
      </span>
    </p>
  );
}

function sentencesOf({ webhooks, ...outbox }: OutboxState): string[] {
  const sentences: string[] = [];
  if (outbox.in_files) {
    sentences.push('No email is sent: it is written to files on the server. Set SMTP_URL there to send it.');
  }
  if (outbox.failing > 0) sentences.push(`${emails(outbox.failing)} could not be sent yet; Frontdesk keeps trying.`);
  for (const { error } of outbox.unavailable)
    sentences.push(`The mail server is not accepting our email right now (${error}).`);
  if (outbox.given_up > 0) {
    sentences.push(`${emails(outbox.given_up)} could not be delivered this week and will not be tried again.`);
  }
  if (outbox.held_back > 0) {
    sentences.push(
      `Since yesterday, ${receipts(outbox.held_back)} not sent: there were too many requests for one address, for one domain or in one day.`,
    );
  }
  for (const name of webhooks.paused) sentences.push(`The webhook ${name} is paused.`);
  if (webhooks.given_up > 0) {
    sentences.push(`${webhooks.given_up} webhook messages could not be delivered this week.`);
  }
  return sentences;
}

function emails(count: number): string {
  return count === 1 ? '1 email' : `${count} emails`;
}

function receipts(count: number): string {
  return count === 1 ? '1 confirmation was' : `${count} confirmations were`;
}
