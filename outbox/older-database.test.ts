import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '#/database/migrate.ts';
import { databaseKinds, openOlderDatabase } from '#/tests/support/databases.ts';
import { startSmtp } from '#/tests/support/smtp.ts';
import { createMailChannel } from './channels/mail.ts';
import { outboxState } from './state.ts';
import { startOutboxWorker } from './worker.ts';

const hourMs = 3_600_000;

describe.each(databaseKinds)('an outbox of before there were channels, on %s', (kind) => {
  it('is carried over: what waits is sent, and what was given up is shown', async () => {
    const database = await openOlderDatabase(kind, '0011');

    const now = new Date().toISOString();
    const hourAgo = new Date(Date.now() - hourMs).toISOString();
    const later = new Date(Date.now() + hourMs).toISOString();
    const before = {
      waiting: { attempts: 0, next_attempt_at: hourAgo },
      failing: { attempts: 4, next_attempt_at: later, last_error: 'ECONNECTION' },
      sent: { attempts: 1, next_attempt_at: now, delivered_at: now },
      refused: { attempts: 1, next_attempt_at: now, given_up_at: now, last_error: 'EENVELOPE 550' },
      tooOld: { attempts: 25, next_attempt_at: now, given_up_at: now, last_error: 'EMESSAGE 451' },
      skipped: { attempts: 0, next_attempt_at: hourAgo, skip_reason: 'address-limit' },
    };
    const ids = new Map(Object.keys(before).map((name) => [name, crypto.randomUUID()]));
    for (const [name, given] of Object.entries(before)) {
      const row = { id: ids.get(name), kind: 'note', subject_id: ids.get(name), created_at: hourAgo, ...given };
      const columns = Object.keys(row).map((column) => sql.id(column));
      await sql`insert into outbox (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        database.raw,
      );
    }

    await migrate(database);
    const entries = await database.db.selectFrom('outbox').selectAll().execute();
    expect(entries).toHaveLength(6);
    for (const [name, { attempts, ...given }] of Object.entries(before)) {
      const none = { delivered_at: null, given_up_at: null, skip_reason: null, erased_at: null };
      const kept = { ...none, created_at: hourAgo, ...given };
      if ('last_error' in kept) delete (kept as { last_error?: string }).last_error;
      const added = { channel: 'mail', destination: 'mail-relay', event_number: null, replayed_at: null };
      const line = { ...added, kind: 'note', subject_id: ids.get(name) };
      expect(
        entries.find(({ id }) => id === ids.get(name)),
        name,
      ).toEqual({ id: ids.get(name), ...line, ...kept });
    }
    const unknown = { duration_ms: null, code: null };
    const tries = await database.db.selectFrom('outbox_attempts').selectAll().execute();
    expect(tries).toHaveLength(3);
    expect(tries).toEqual(
      expect.arrayContaining([
        { entry_id: ids.get('failing'), at: hourAgo, outcome: 'deferred', error: 'ECONNECTION', ...unknown },
        { entry_id: ids.get('refused'), at: now, outcome: 'refused', error: 'EENVELOPE 550', ...unknown },
        { entry_id: ids.get('tooOld'), at: now, outcome: 'deferred', error: 'EMESSAGE 451', ...unknown },
      ]),
    );
    expect(await outboxState(database.db)).toEqual({ waiting: 2, failing: 1, given_up: 2, unavailable: [] });

    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const mail = createMailChannel({
      smtpUrl: smtp.url,
      from: { name: 'Frontdesk', address: 'desk@example.com' },
      dataDir: '/nowhere',
      compose: { note: async (subjectId) => ({ to: 'ann@example.com', subject: 'A note', text: subjectId }) },
    });
    const worker = startOutboxWorker({ database, channels: { mail }, onProblem() {} });
    onTestFinished(() => worker.stop(0));
    await vi.waitFor(async () => expect(await outboxState(database.db)).toMatchObject({ waiting: 1, failing: 1 }));
    await database.db.updateTable('outbox').set({ next_attempt_at: hourAgo }).execute();
    worker.wake();
    await vi.waitFor(async () => expect(await outboxState(database.db)).toMatchObject({ waiting: 0, given_up: 2 }));
    const sent = ['waiting', 'failing'].map((name) => expect.stringContaining(String(ids.get(name))));
    expect(smtp.received.map(({ raw }) => raw)).toEqual(sent);
  });
});
