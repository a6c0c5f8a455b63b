import { expect, onTestFinished, vi } from 'vitest';
import type { Database } from '#/database/open.ts';
import type { Channel } from '#/outbox/channel.ts';
import { createMailChannel, type MailChannelOptions } from '#/outbox/channels/mail.ts';
import { byMail, enqueue, type NewEntry } from '#/outbox/queue.ts';
import type { OutboxEntry } from '#/outbox/table.ts';
import { type AroundDelivery, type OnDelivery, startOutboxWorker } from '#/outbox/worker.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const well = { waiting: 0, failing: 0, given_up: 0, unavailable: [] };

/** Emails of kind `note` say what they are about. */
export function mailTo(smtp: TestSmtp, compose: MailChannelOptions['compose'] = {}): Channel {
  return createMailChannel({
    smtpUrl: smtp.url,
    from: { name: 'Frontdesk', address: 'desk@example.com' },
    dataDir: '/nowhere',
    compose: {
      note: async (subjectId) => ({ to: 'ann@example.com', subject: 'A note', text: subjectId }),
      ...compose,
    },
  });
}

export function startWorker(
  database: Database,
  channel: Channel,
  onDelivery?: OnDelivery,
  aroundDelivery?: AroundDelivery,
) {
  const problems: { message: string; error?: unknown; code?: string }[] = [];
  const worker = startOutboxWorker({
    database,
    channels: { mail: channel },
    onDelivery,
    aroundDelivery,
    onProblem: (message, { error, code }) => problems.push({ message, ...(code ? { code } : { error }) }),
  });
  onTestFinished(() => worker.stop(0));
  return { ...worker, problems };
}

export async function startTestSmtp(...options: Parameters<typeof startSmtp>): Promise<TestSmtp> {
  const smtp = await startSmtp(...options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

export async function put(database: Database, entry: Partial<NewEntry> = {}): Promise<string> {
  const subjectId = crypto.randomUUID();
  const now = new Date().toISOString();
  await database.write((write) => enqueue(write, { kind: 'note', ...byMail, subjectId, now, ...entry }));
  return subjectId;
}

export function stored(database: Database, subjectId: string): Promise<OutboxEntry> {
  return database.db.selectFrom('outbox').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow();
}

export function attemptsAt(database: Database, subjectId: string) {
  return database.db
    .selectFrom('outbox_attempts')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempts.entry_id')
    .select(['outcome', 'error', 'at', 'duration_ms'])
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute();
}

/** Resolves when an entry has been tried so often, and every try is settled. */
export async function tried(database: Database, subjectId: string, count: number) {
  await vi.waitFor(async () => expect(await attemptsAt(database, subjectId)).toHaveLength(count), 10_000);
  return attemptsAt(database, subjectId);
}

export async function delivered(database: Database, subjectId: string): Promise<OutboxEntry> {
  await vi.waitFor(
    async () => expect(await stored(database, subjectId)).toMatchObject({ delivered_at: expect.any(String) }),
    10_000,
  );
  return stored(database, subjectId);
}

/** Resolves when everything that is queued of a subject is delivered: the mail to the team, and the receipt. */
export async function allDelivered(database: Database, subjectId: string): Promise<void> {
  const waiting = () =>
    database.db.selectFrom('outbox').select('id').where('subject_id', '=', subjectId).where('delivered_at', 'is', null);
  await vi.waitFor(async () => expect(await waiting().execute()).toEqual([]), 10_000);
}

/** As if so much time had passed: everything that is recorded lies as much further back. */
export async function passTime(database: Database, ms: number): Promise<void> {
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  for (const { id, created_at, next_attempt_at } of await database.db.selectFrom('outbox').selectAll().execute()) {
    const times = { created_at: earlier(created_at), next_attempt_at: earlier(next_attempt_at) };
    await database.db.updateTable('outbox').set(times).where('id', '=', id).execute();
  }
  for (const { entry_id, at } of await allAttempts(database)) {
    const attempt = database.db.updateTable('outbox_attempts').where('entry_id', '=', entry_id).where('at', '=', at);
    await attempt.set({ at: earlier(at) }).execute();
  }
  const destinations = await database.db.selectFrom('outbox_destinations').selectAll().execute();
  for (const { failing_since, next_attempt_at } of destinations) {
    const times = { failing_since: earlier(failing_since), next_attempt_at: earlier(next_attempt_at) };
    await database.db.updateTable('outbox_destinations').set(times).execute();
  }
}

export function allAttempts(database: Database) {
  return database.db.selectFrom('outbox_attempts').selectAll().orderBy('at').execute();
}

export function endOf(attempt: { at: string; duration_ms: number | null } | undefined): number {
  if (!attempt) throw new Error('no attempt');
  return Date.parse(attempt.at) + (attempt.duration_ms ?? 0);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export function messageIds(smtp: TestSmtp): (string | undefined)[] {
  return smtp.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
}

export function subjectsOf(smtp: TestSmtp, among: string[]): string[] {
  return smtp.received.flatMap(({ raw }) => among.filter((subjectId) => raw.includes(subjectId)));
}
