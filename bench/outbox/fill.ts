import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open.ts';
import { systemActor } from '#/events/actor.ts';
import { receiveSubmission } from '#/inbox/intake/receive.ts';
import { destinationOf } from '#/webhooks/webhooks.ts';
import { sampleRequest } from '../sample-request.ts';

/** Rows an insert: within SQLite's limit of values. */
const rowsAStatement = 500;

/** Stores one request, webhooks to the addresses given, and for each of them so many messages that are due. */
export async function fillOutbox(dataDir: string, hooks: { url: string; due: number }[]): Promise<void> {
  const database = openDatabase({ dataDir });
  await migrate(database);
  const input = { ...sampleRequest, phone: null };
  const receipt = await receiveSubmission(database, input, null, systemActor);
  if (receipt.outcome === 'key-reused') throw new Error('a request without a key has none');
  const now = new Date().toISOString();
  // The mail of the request itself is not what is measured.
  await database.db.updateTable('outbox').set({ skip_reason: 'bench' }).execute();
  for (const { url, due } of hooks) {
    const id = randomUUID();
    await database.db
      .insertInto('webhooks')
      .values({
        id,
        name: url,
        url,
        secret: `whsec_${Buffer.alloc(32, 'b').toString('base64')}`,
        earlier_secret: null,
        earlier_until: null,
        kinds: '[]',
        last_event: 1,
        failing_since: null,
        failures: 0,
        last_error: null,
        paused_at: null,
        paused_because: null,
        version: 1,
        created_at: now,
      })
      .execute();
    const entries = Array.from({ length: due }, () => ({
      id: randomUUIDv7(),
      kind: 'submission.created',
      channel: 'webhook',
      destination: destinationOf(id),
      subject_id: receipt.row.id,
      event_number: 1,
      next_attempt_at: now,
      created_at: now,
    }));
    for (let from = 0; from < entries.length; from += rowsAStatement) {
      await database.db
        .insertInto('outbox')
        .values(entries.slice(from, from + rowsAStatement))
        .execute();
    }
  }
  await database.close();
}
