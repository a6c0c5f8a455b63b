/** What a webhook can tell of: the `type` of its messages. */
export const webhookKinds = ['submission.created', 'submission.updated', 'submission.replied', 'call.ended'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Changes after which the request reads otherwise. */
const updates = new Set([
  'submission.status_changed',
  'submission.notes_changed',
  'submission.assigned',
  'submission.labelled',
  'submission.spam_changed',
  'submission.deleted',
  'submission.restored',
  'submission.joined',
  'submission.parted',
  'submission.answered',
  'submission.answer_dealt',
  'submission.called',
  'submission.texted',
]);

/**
 * What a webhook tells of an event; null for nothing. A reply counts once the mail server has accepted it. A request
 * that came as spam is told of when staff release it (`released`).
 */
export function kindOfEvent(kind: string, data: { is_spam?: boolean }): WebhookKind | 'released' | null {
  if (kind === 'submission.created') return data.is_spam ? null : kind;
  if (kind === 'submission.reply_accepted') return 'submission.replied';
  if (kind === 'call.ended') return kind;
  if (kind === 'submission.spam_changed' && data.is_spam === false) return 'released';
  return updates.has(kind) ? 'submission.updated' : null;
}
