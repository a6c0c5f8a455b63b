import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { WebhookMessage } from '#/outbox/channels/webhook.ts';
import type { OutboxEntry } from '#/outbox/table.ts';
import type { WebhookKind } from './kinds.ts';
import { findWebhook, secretsAt, webhookOf } from './webhooks.ts';

/** An event that a message tells of. */
export interface ToldEvent {
  /** Of the log, such as `submission.spam_changed`. */
  kind: string;
  subjectId: string;
  data: Record<string, unknown>;
}

/** What is stored of an event's subject, as a message gives it; null when there is nothing to tell any more. */
export type DescribeSubject = (event: ToldEvent) => Promise<object | null>;

/** Writes the messages of entries from what is stored when they are sent. */
export function webhookMessages({ db }: Database, describe: Record<WebhookKind, DescribeSubject>) {
  return async function compose(entry: OutboxEntry): Promise<WebhookMessage | { skipped: string }> {
    const webhook = await findWebhook(db, webhookOf(entry.destination));
    if (!webhook) return { skipped: 'webhook-removed' };
    if (entry.event_number === null) return { skipped: 'subject-gone' };
    const [event] = (await selectEvent(db, { number: entry.event_number })).rows;
    if (!event) return { skipped: 'subject-gone' };
    const data = await describe[entry.kind as WebhookKind]?.({
      kind: event.kind,
      subjectId: event.subject_id,
      data: JSON.parse(event.data),
    });
    if (!data) return { skipped: 'subject-gone' };
    return {
      id: entry.id,
      url: webhook.url,
      secrets: secretsAt(webhook, new Date()),
      body: bodyOf(entry.kind, event.at, data),
    };
  };
}

const selectEvent = prepared((db, { number }: { number: number }) =>
  db.selectFrom('events').select(['kind', 'subject_id', 'data', 'at']).where('number', '=', number),
);

/** `timestamp` is when it happened. */
export function bodyOf(type: string, timestamp: string, data: object): string {
  return JSON.stringify({ type, timestamp, data });
}
