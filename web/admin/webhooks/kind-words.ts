import type { WebhookKind } from '#/webhooks/kinds.ts';

/** What a webhook can tell of, as staff read it. */
export const kindWords: Record<WebhookKind, string> = {
  'submission.created': 'A new request',
  'submission.updated': 'A request that changed',
  'submission.replied': 'A reply that the mail server accepted',
  'call.ended': 'A call or chat that ended',
};
