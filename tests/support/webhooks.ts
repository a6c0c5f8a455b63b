import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '#/database/open.ts';
import { createPost, type PostOptions } from '#/outbox/channels/post.ts';
import { startOutboxWorker } from '#/outbox/worker.ts';
import { connectWebhooks } from '#/server/webhooks.ts';
import { startWebhookReader } from '#/webhooks/event-reader.ts';
import { trackFailures } from '#/webhooks/failures.ts';
import type { WebhookKind } from '#/webhooks/kinds.ts';
import type { TestApp } from './app.ts';

/** Delivers what an app's routes cause, as the server does. Emails stay in the outbox. */
export function startDeliveries(database: Database, options: Partial<PostOptions> = {}) {
  const post = createPost({ allowsLocal: true, ...options });
  const problems: { message: string; code?: string; error?: unknown }[] = [];
  const worker = startOutboxWorker({
    database,
    channels: { webhook: connectWebhooks(database, { allowsLocal: true, post }).channel },
    onAttempt: { webhook: trackFailures },
    onProblem: (message, { code, error }) => problems.push({ message, ...(code ? { code } : { error }) }),
  });
  const reader = startWebhookReader({
    database,
    onEnqueued: worker.wake,
    onProblem: (error) => problems.push({ message: 'reader', error }),
  });
  onTestFinished(async () => {
    await reader.stop();
    await worker.stop(0);
  });
  return { ...worker, read: reader.read, problems };
}

export interface AddedWebhook {
  id: string;
  secret: string;
  version: number;
}

/** Adds a webhook by its route. */
export async function addHook(
  app: TestApp,
  headers: Record<string, string>,
  url: string,
  kinds: WebhookKind[] = ['submission.created'],
): Promise<AddedWebhook> {
  const response = await app.send('POST', '/api/webhooks', { url, kinds }, { headers });
  expect(response.status).toBe(201);
  const { webhook, secret } = await response.json();
  return { id: webhook.id, version: webhook.version, secret };
}

/** The entries of the outbox for webhooks, oldest first. */
export function webhookEntries(database: Database) {
  return database.db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'webhook')
    .orderBy('event_number')
    .orderBy('id')
    .execute();
}

export function attemptsOf(database: Database, entryId: string) {
  return database.db
    .selectFrom('outbox_attempts')
    .select(['outcome', 'error', 'code', 'at'])
    .where('entry_id', '=', entryId)
    .orderBy('at')
    .execute();
}

export async function eventually(check: () => Promise<void> | void): Promise<void> {
  await vi.waitFor(check, 10_000);
}

export const request = {
  full_name: 'Ann Example',
  email: 'ann@example.com',
  bottleneck: 'Nobody answers the phone at lunch.',
  contact_method: 'email',
};

export async function submit(
  app: TestApp,
  values: Record<string, string> = {},
): Promise<{ id: string; version: number }> {
  const response = await app.send('POST', '/api/submissions', { ...request, ...values });
  expect(response.status).toBe(201);
  return response.json();
}
