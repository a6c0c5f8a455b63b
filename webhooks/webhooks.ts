import { randomBytes, randomUUID } from 'node:crypto';
import { kindOf } from '#/database/kind-of.ts';
import type { Database } from '#/database/open.ts';
import { prepared } from '#/database/prepared.ts';
import type { Queries, Write } from '#/database/schema.ts';
import type { Actor } from '#/events/actor.ts';
import { append } from '#/events/append.ts';
import { lastEventNumber } from '#/events/list-events.ts';
import { hold, release, skipDestination } from '#/outbox/holds.ts';
import type { WebhookKind } from './kinds.ts';
import type { PauseReason, StoredWebhook } from './table.ts';

declare module '#/events/event-kinds.ts' {
  interface EventKinds {
    'webhook.added': { data: { kinds: WebhookKind[] }; words: { origin: string } };
    'webhook.changed': { data: { kinds: WebhookKind[] }; words: { origin: string } };
    'webhook.secret_changed': { data: Record<never, never>; words: null };
    'webhook.paused': { data: { because: PauseReason; error: string | null }; words: null };
    'webhook.resumed': { data: Record<never, never>; words: null };
    'webhook.removed': { data: Record<never, never>; words: { origin: string } };
  }
}

/** More than a small team connects; each costs a row in the outbox for each change. */
export const maxWebhooks = 20;
/** How long the secret before still signs: a receiver is changed over within it. */
const earlierSecretMs = 24 * 3_600_000;

/** A webhook as staff see it: without its secrets. */
export interface WebhookRow
  extends Pick<
    StoredWebhook,
    'id' | 'name' | 'url' | 'failing_since' | 'last_error' | 'paused_at' | 'paused_because' | 'version' | 'created_at'
  > {
  kinds: WebhookKind[];
}

/** Without a name it gets that of its host. */
export type WebhookInput = Pick<WebhookRow, 'url' | 'kinds'> & { name?: string | undefined };

const columns = [
  'id',
  'name',
  'url',
  'kinds',
  'failing_since',
  'last_error',
  'paused_at',
  'paused_because',
  'version',
  'created_at',
] as const;

export async function listWebhooks(db: Queries): Promise<WebhookRow[]> {
  const rows = await db.selectFrom('webhooks').select(columns).orderBy('created_at').orderBy('id').execute();
  return rows.map(toRow);
}

function toRow({ kinds, ...row }: Pick<StoredWebhook, (typeof columns)[number]>): WebhookRow {
  return { ...row, kinds: kindsOf(kinds) };
}

export function kindsOf(stored: string): WebhookKind[] {
  return JSON.parse(stored);
}

/** The name of a webhook's queue in the outbox. */
export function destinationOf(id: string): string {
  return `webhook:${id}`;
}

export function webhookOf(destination: string): string {
  return destination.slice('webhook:'.length);
}

function nameOf(url: string, others: WebhookRow[]): string {
  const host = URL.parse(url)?.host ?? url;
  const taken = new Set(others.map(({ name }) => name));
  for (let count = 1; ; count++) {
    const name = count === 1 ? host : `${host} ${count}`;
    if (!taken.has(name)) return name;
  }
}

/** The names of the webhooks that still exist, by destination. */
export async function namesOf(db: Queries, destinations: string[]): Promise<Map<string, string>> {
  const ids = destinations.filter((destination) => destination.startsWith('webhook:')).map(webhookOf);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('webhooks').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [destinationOf(id), name]));
}

/** Null when there are too many. The secret is given out here and never again. */
export function addWebhook(
  database: Database,
  { name, url, kinds }: WebhookInput,
  actor: Actor,
): Promise<{ webhook: WebhookRow; secret: string } | null> {
  const id = randomUUID();
  const secret = createSecret();
  return database.write(async (write) => {
    const others = await listWebhooks(write);
    if (others.length >= maxWebhooks) return null;
    const row = {
      id,
      name: name || nameOf(url, others),
      url,
      kinds: JSON.stringify(kinds),
      failing_since: null,
      last_error: null,
      paused_at: null,
      paused_because: null,
      version: 1,
      created_at: new Date().toISOString(),
    };
    const last_event = await lastEventNumber(write);
    const hidden = { secret, earlier_secret: null, earlier_until: null, last_event, failures: 0 };
    await write
      .insertInto('webhooks')
      .values({ ...row, ...hidden })
      .execute();
    await append(write, { kind: 'webhook.added', subjectId: id, data: { kinds }, words: originOf(url) }, actor);
    return { webhook: toRow(row), secret };
  });
}

export type WebhookChange = { outcome: 'changed' | 'moved-on'; webhook: WebhookRow } | { outcome: 'missing' };

/** Changes a webhook that nobody else has changed since `version`. What waits goes to the new address. */
export function changeWebhook(
  database: Database,
  id: string,
  { version, name, url, kinds, paused }: Partial<WebhookInput> & { paused?: boolean | undefined; version: number },
  actor: Actor,
): Promise<WebhookChange> {
  return database.write(async (write): Promise<WebhookChange> => {
    const before = await lockWebhook(write, id);
    if (!before) return { outcome: 'missing' };
    if (before.version !== version) return { outcome: 'moved-on', webhook: toRow(before) };
    if (name || url !== undefined || kinds !== undefined) {
      const change = { name: name || before.name, url: url ?? before.url, kinds: kinds ?? kindsOf(before.kinds) };
      await write
        .updateTable('webhooks')
        .set({ ...change, kinds: JSON.stringify(change.kinds), version: version + 1 })
        .where('id', '=', id)
        .execute();
      const data = { kinds: change.kinds };
      await append(write, { kind: 'webhook.changed', subjectId: id, data, words: originOf(change.url) }, actor);
    }
    if (paused === true && before.paused_at === null) await pauseWebhook(write, id, { because: 'staff', actor });
    if (paused === false && before.paused_at !== null) await resumeWebhook(write, id, actor);
    const after = await write.selectFrom('webhooks').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
    return { outcome: 'changed', webhook: toRow(after) };
  });
}

/** Sends nothing to it until it is resumed; changes are read for it then, as far back as the outbox keeps trying. */
export async function pauseWebhook(
  write: Write,
  id: string,
  { because, error = null, actor }: { because: PauseReason; error?: string | null; actor: Actor },
): Promise<void> {
  const now = new Date().toISOString();
  await write
    .updateTable('webhooks')
    .set(({ eb }) => ({ paused_at: now, paused_because: because, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await hold(write, destinationOf(id), now);
  await append(write, { kind: 'webhook.paused', subjectId: id, at: now, data: { because, error }, words: null }, actor);
}

async function resumeWebhook(write: Write, id: string, actor: Actor): Promise<void> {
  const working = { paused_at: null, paused_because: null, failing_since: null, failures: 0, last_error: null };
  await write
    .updateTable('webhooks')
    .set(({ eb }) => ({ ...working, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await release(write, destinationOf(id));
  await append(write, { kind: 'webhook.resumed', subjectId: id, data: {}, words: null }, actor);
}

/** A new secret; the one before signs too for a day. Null when there is no such webhook. */
export function changeSecret(database: Database, id: string, actor: Actor): Promise<string | null> {
  const secret = createSecret();
  return database.write(async (write) => {
    const before = await lockWebhook(write, id);
    if (!before) return null;
    const earlier_until = new Date(Date.now() + earlierSecretMs).toISOString();
    await write
      .updateTable('webhooks')
      .set({ secret, earlier_secret: before.secret, earlier_until, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    await append(write, { kind: 'webhook.secret_changed', subjectId: id, data: {}, words: null }, actor);
    return secret;
  });
}

/** False when there is none. What waits for it is skipped; what was sent stays in the list of deliveries. */
export function removeWebhook(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.write(async (write) => {
    // Its entries first, as a delivery locks them, so that the two never wait for each other.
    await skipDestination(write, destinationOf(id), 'webhook-removed');
    const before = await write.deleteFrom('webhooks').where('id', '=', id).returning('url').executeTakeFirst();
    if (!before) return false;
    await append(write, { kind: 'webhook.removed', subjectId: id, data: {}, words: originOf(before.url) }, actor);
    return true;
  });
}

export async function findWebhook(db: Queries, id: string): Promise<StoredWebhook | undefined> {
  return (await selectWebhook(db, { id })).rows[0];
}

const selectWebhook = prepared((db, { id }: { id: string }) =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id),
);

/** The secrets that sign at a moment. */
export function secretsAt({ secret, earlier_secret, earlier_until }: StoredWebhook, now: Date): string[] {
  const signsStill = earlier_secret !== null && earlier_until !== null && Date.parse(earlier_until) > now.getTime();
  return signsStill ? [secret, earlier_secret] : [secret];
}

/** One that no other transaction changes until this one ends. */
export async function lockWebhook(write: Write, id: string): Promise<StoredWebhook | undefined> {
  if (kindOf(write) === 'sqlite') return findWebhook(write, id);
  return write.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function originOf(url: string): { origin: string } {
  return { origin: URL.parse(url)?.origin ?? '' };
}
