import type { Delivery, DeliveryAttempt } from './delivery-api.ts';

const kinds: Record<string, string> = {
  'submission.notice': 'Notice of a new request',
  'submission.receipt': 'Confirmation to the visitor',
  'submission.reply': 'Reply to the visitor',
  'submission.due': 'Reminder of a request',
  'inbox.digest': 'Digest of the inbox',
  'webhook.paused': 'Notice of a paused webhook',
  'backup.failing': 'Notice of failing backups',
  'account.notice': 'Security notice about an account',
  'account.invitation': 'Invitation of a colleague',
  'account.password_reset_link': 'Link for a new password',
  'person.confirm': 'Question to a visitor who asks for their data',
  'person.asked': 'Notice that a visitor asks for their data',
  'submission.created': 'A new request',
  'submission.updated': 'A request that changed',
  'submission.replied': 'A reply that was accepted',
  'call.ended': 'A call or chat that ended',
};

/** What goes out. A newer server may have other kinds. */
export function kindText(kind: string): string {
  return kinds[kind] ?? kind;
}

const skips: Record<string, string> = {
  'subject-gone': 'there is nothing to send any more',
  erased: 'its request was erased',
  'webhook-removed': 'the webhook was removed',
  'address-limit': 'too many requests named this address',
  'domain-limit': 'too many requests named this domain',
  'day-limit': 'too many requests came on this day',
};

/** Where a delivery is; it never says more than is known. */
export function stateText(delivery: Delivery): string {
  const { state, channel, last, skip_reason } = delivery;
  switch (state) {
    case 'waiting':
      if (delivery.held) return 'Waits: the webhook is paused';
      return delivery.attempts === 0 || delivery.replayed_at !== null ? 'Queued' : 'Failed, is tried again';
    case 'delivered':
      if (last?.code === 'file') return 'Written to a file, not sent';
      if (channel === 'webhook') return `Accepted by the receiver${last?.code ? ` (${last.code})` : ''}`;
      return last?.code ? `Accepted by the mail server (${last.code})` : 'Handed over';
    case 'given-up':
      return 'Given up';
    case 'skipped':
      return `Not sent: ${skips[skip_reason ?? ''] ?? skip_reason ?? 'unknown'}`;
  }
}

const outcomes: Record<DeliveryAttempt['outcome'], string> = {
  delivered: 'Accepted',
  refused: 'Refused for good',
  deferred: 'Failed',
  unavailable: 'Failed',
};

/** What became of one attempt. */
export function attemptText({ outcome, error, code }: DeliveryAttempt): string {
  if (code === 'file') return 'Written to a file';
  if (outcome === 'delivered') return code ? `Accepted (${code})` : 'Accepted';
  return `${outcomes[outcome]}: ${failureText(error)}`;
}

const failures: Record<string, string> = {
  timeout: 'no answer in time',
  'inner-address': 'the address is not one of the public internet',
  'no mail server': 'no mail server is set',
  ECONNREFUSED: 'nobody answers at the address (ECONNREFUSED)',
  ECONNRESET: 'the connection broke off (ECONNRESET)',
  ENOTFOUND: 'the host is not known (ENOTFOUND)',
  internal: 'a mistake on our side',
};

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

/** Why an attempt failed: codes, in words where we know them. */
export function failureText(code: string | null): string {
  if (code === null) return 'unknown';
  if (certificate.test(code)) return `the certificate is not valid (${code})`;
  return failures[code] ?? code;
}
