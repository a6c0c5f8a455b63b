import { Notice } from '#/site/ui/notice.tsx';
import type { OutboxState } from '../api.ts';

export function OutboxNotice({ outbox }: { outbox: OutboxState }) {
  const sentences = [];
  if (outbox.failing > 0) sentences.push(`${emails(outbox.failing)} could not be sent yet; Frontdesk keeps trying.`);
  if (outbox.given_up > 0) {
    sentences.push(`${emails(outbox.given_up)} ${outbox.given_up === 1 ? 'was' : 'were'} given up after 5 days.`);
  }
  if (sentences.length === 0) return null;
  return (
    <Notice className="text-sm">
      <p>{sentences.join(' ')}</p>
    </Notice>
  );
}

function emails(count: number): string {
  return count === 1 ? '1 e-mail' : `${count} e-mails`;
}
