import { setImmediate as eventsRead } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#/database/open.ts';
import type { Queries, Write } from '#/database/schema.ts';
import { enqueue } from '#/outbox/queue.ts';
import { kindOfEvent, type WebhookKind } from './kinds.ts';
import { destinationOf, kindsOf } from './webhooks.ts';

/** How long a change waits until it is read for webhooks. */
const pollMs = 1_000;
/** A transaction makes other writers wait. */
const eventsAWrite = 100;
/** After a pause, older changes are passed over: the outbox would not try them any more. */
const maxAgeMs = 3 * 24 * 3_600_000;

export interface WebhookReader {
  /** Reads all that is new; resolves when it is in the outbox. */
  read(): Promise<void>;
  /** Resolves when the write under way has ended. */
  stop(): Promise<void>;
}

export interface WebhookReaderOptions {
  database: Database;
  /** Called when something was entered in the outbox. */
  onEnqueued(): void;
  onProblem(error: unknown): void;
}

/**
 * Enters changes in the outbox, for each webhook from its own place in the log of events: place and entries are written
 * in one transaction, so that no change is lost or entered twice, by however many servers. Commands that change
 * something know nothing of webhooks, and a request is answered no later for them.
 */
export function startWebhookReader({ database, onEnqueued, onProblem }: WebhookReaderOptions): WebhookReader {
  let stopped = false;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    for (const id of await listBehind(database.db)) {
      let step: Step = { more: true, enqueued: 0 };
      while (step.more && !stopped) {
        step = await readSome(database, id, new Date());
        if (step.enqueued > 0) onEnqueued();
        await eventsRead();
      }
    }
  }

  function read(): Promise<void> {
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  }

  const polling = setInterval(() => {
    read().catch((error: unknown) => {
      if (!stopped) onProblem(error);
    });
  }, pollMs);
  return {
    read,
    async stop() {
      stopped = true;
      clearInterval(polling);
      await reading?.catch(() => {});
    },
  };
}

/** Webhooks that are not paused and have not read the last event. */
async function listBehind(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('paused_at', 'is', null)
    .where(sql<boolean>`last_event < (select max(number) from events)`)
    .execute();
  return rows.map(({ id }) => id);
}

interface Step {
  more: boolean;
  enqueued: number;
}

interface Told {
  number: number;
  kind: WebhookKind;
  subjectId: string;
}

function readSome(database: Database, id: string, now: Date): Promise<Step> {
  return database.write(async (write): Promise<Step> => {
    let select = write
      .selectFrom('webhooks')
      .select(['kinds', 'last_event'])
      .where('id', '=', id)
      .where('paused_at', 'is', null);
    // Another server that holds it reads for it.
    if (database.kind === 'postgres') select = select.forUpdate().skipLocked();
    const webhook = await select.executeTakeFirst();
    if (!webhook) return { more: false, enqueued: 0 };
    const events = await write
      .selectFrom('events')
      .select(['number', 'at', 'kind', 'subject_id', 'data'])
      .where('number', '>', webhook.last_event)
      .orderBy('number')
      .limit(eventsAWrite)
      .execute();
    const last = events.at(-1);
    if (!last) return { more: false, enqueued: 0 };
    const destination = destinationOf(id);
    const oldest = new Date(now.getTime() - maxAgeMs).toISOString();
    const young = events.filter(({ at }) => at > oldest);
    const wanted = kindsOf(webhook.kinds);
    const told = (await toTell(write, destination, young)).filter(({ kind }) => wanted.includes(kind));
    for (const { number, kind, subjectId } of told) {
      const entry = { channel: 'webhook', destination, kind, subjectId, eventNumber: number };
      await enqueue(write, { ...entry, now: now.toISOString() });
    }
    await write.updateTable('webhooks').set({ last_event: last.number }).where('id', '=', id).execute();
    return { more: events.length === eventsAWrite, enqueued: told.length };
  });
}

/**
 * Of several updates of one request only the last is told, since each message holds all that is stored when it is sent;
 * and that it became spam, after which nothing else of it is told.
 */
async function toTell(
  write: Write,
  destination: string,
  events: { number: number; kind: string; subject_id: string; data: string }[],
): Promise<Told[]> {
  const told: Told[] = [];
  const lastUpdate = new Map<string, number>();
  for (const { number, kind: event, subject_id: subjectId, data } of events) {
    let kind = kindOfEvent(event, JSON.parse(data));
    if (kind === null) continue;
    if (kind === 'released') {
      kind = (await wasTold(write, destination, subjectId)) ? 'submission.updated' : 'submission.created';
    }
    told.push({ number, kind, subjectId });
    if (kind === 'submission.updated') lastUpdate.set(subjectId, number);
  }
  const isSpamChange = new Set(
    events.filter(({ kind }) => kind === 'submission.spam_changed').map(({ number }) => number),
  );
  return told.filter(
    ({ kind, subjectId, number }) =>
      kind !== 'submission.updated' || isSpamChange.has(number) || lastUpdate.get(subjectId) === number,
  );
}

async function wasTold(write: Write, destination: string, subjectId: string): Promise<boolean> {
  const earlier = await write
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('destination', '=', destination)
    .where('kind', '=', 'submission.created')
    .where('skip_reason', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
