import { Link } from 'react-router';
import { staffPaths } from '#/content/paths.ts';
import { InfoIcon } from '#/web/ui/icons.tsx';
import type { OutboxState } from '../api/staff-api.ts';

export function OutboxNotice({ outbox }: { outbox: OutboxState }) {
  const { webhooks } = outbox;
  const sentences = [];
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
  if (sentences.length === 0) return null;
  return (
    <p className="flex gap-2 border-brass border-b bg-brass-wash px-3 py-1.5 text-sm md:px-4">
      <InfoIcon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {sentences.join(' ')}{' '}
        <Link to={staffPaths.deliveries} className="text-link">
          Deliveries
        </Link>
      </span>
    </p>
  );
}

function emails(count: number): string {
  return count === 1 ? '1 email' : `${count} emails`;
}

function receipts(count: number): string {
  return count === 1 ? '1 confirmation was' : `${count} confirmations were`;
}
