import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBackupState } from '#/backups/state.ts';
import { noteBackup } from '#/database/last-backup.ts';
import { findProblems } from '#/scripts/doctor/problems.ts';
import { readConfig } from '#/server/config/config.ts';
import { openApp, type TestApp } from '#/tests/support/app.ts';
import { databaseKinds } from '#/tests/support/databases.ts';
import { run } from '#/tests/support/run.ts';
import type { Figures } from './figures.ts';
import { judge } from './judge.ts';
import type { Status } from './routes.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const form = {
  full_name: 'Ann Markerzq7x',
  email: 'markerzq7x@example.com',
  bottleneck: 'The phone rings.',
  contact_method: 'email',
};

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}

async function read(app: TestApp, headers: { cookie: string }): Promise<Status> {
  const answer = await app.request('/api/status', { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

const codesOf = ({ concerns }: Status) => concerns.map(({ code }) => code);

describe.each(databaseKinds)('the status on %s', (kind) => {
  it('tells an owner how the installation fares, and nothing of any person', async () => {
    const app = await openApp(kind, { sendsMail: true });
    const owner = await app.signIn();
    await app.send('POST', '/api/submissions', form);
    const status = await read(app, owner);
    expect(status).toMatchObject({
      mail: { waiting: 2, given_up: 0, in_files: false, failing: null },
      webhooks: { waiting: 0, waits_since: null, given_up: 0, paused: 0 },
      promises: { overdue: 0, oldest_due_at: null },
      calls: { voice: 0, chat: 0 },
      database: { kind, answer_ms: expect.any(Number) },
      disk: { free_bytes: expect.any(Number), total_bytes: expect.any(Number) },
      backup: { last_at: null, scheduled: null, failing: null, by_provider: kind === 'postgres' },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      running_since: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(status.mail.waits_since).toMatch(/Z$/);
    expect(JSON.stringify(status).toLowerCase()).not.toContain('markerzq7x');
  });

  it('names what waits too long, the most pressing first', async () => {
    const app = await openApp(kind, { sendsMail: true });
    const owner = await app.signIn();
    await app.send('POST', '/api/submissions', form);
    const { db } = app.database;
    await db
      .updateTable('outbox')
      .set({ created_at: ago(hourMs) })
      .execute();
    expect(codesOf(await read(app, owner))[0]).toBe('mail-late');

    const failing = {
      destination: 'mail-relay',
      failing_since: ago(hourMs),
      next_attempt_at: ago(0),
      last_error: 'EAUTH 535',
    };
    await db.insertInto('outbox_destinations').values(failing).execute();
    await db
      .updateTable('form_submissions')
      .set({ created_at: ago(30 * dayMs) })
      .execute();
    const status = await read(app, owner);
    expect(codesOf(status).slice(0, 2)).toEqual(['mail-refused', 'promises-overdue']);
    expect(status.mail.failing).toBe('EAUTH 535');
    expect(status.promises.overdue).toBe(1);
    expect(Date.parse(status.promises.oldest_due_at ?? '')).toBeLessThan(Date.now());

    const [first] = await db.selectFrom('outbox').select('id').execute();
    await db
      .updateTable('outbox')
      .set({ given_up_at: ago(hourMs) })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect((await read(app, owner)).mail).toMatchObject({ waiting: 1, given_up: 1 });
  });

  it('does not keep the session of an open page alive', async () => {
    const app = await openApp(kind);
    const owner = await app.signIn();
    const used = async () =>
      new Date(
        (await app.database.raw.selectFrom('session').select('updatedAt').executeTakeFirstOrThrow()).updatedAt,
      ).getTime();
    const anHourAgo = new Date(Date.now() - hourMs);
    await app.database.raw
      .updateTable('session')
      .set({ updatedAt: kind === 'sqlite' ? anHourAgo.toISOString() : anHourAgo } as never)
      .execute();
    await read(app, owner);
    expect(await used()).toBe(anHourAgo.getTime());
    await app.request('/api/submissions', { headers: owner });
    expect(await used()).toBeGreaterThan(anHourAgo.getTime());
  });
});

it('knows of a backup that was made, by command or by itself, and of one that fails', async () => {
  const app = await openApp('sqlite', { sendsMail: true });
  const owner = await app.signIn();
  expect(codesOf(await read(app, owner))).toContain('backup-unknown');
  const byCommand = new Date(Date.now() - 2 * hourMs);
  noteBackup(app.dataDir, byCommand);
  expect((await read(app, owner)).backup.last_at).toBe(byCommand.toISOString());
  expect(codesOf(await read(app, owner))).not.toContain('backup-unknown');
});

it('names scheduled backups that fail, as the inbox does for those who may see the status', async () => {
  const app = await openApp('sqlite', { sendsMail: true, backups: { everyMs: dayMs } });
  const owner = await app.signIn();
  const inInbox = async (headers: object = owner) =>
    (await (await app.request('/api/outbox', { headers: { ...headers } })).json()).backups_failing;
  expect(await inInbox()).toBeNull();
  const lastAt = ago(hourMs);
  await writeBackupState(app.database, { lastAt, failures: 2, error: 'HTTP 403' });
  const status = await read(app, owner);
  expect(status.backup).toMatchObject({ last_at: lastAt, failing: 'HTTP 403' });
  expect(codesOf(status)).toContain('backup-failing');
  expect(await inInbox()).toBe('HTTP 403');
  await app.database.raw
    .updateTable('user')
    .set({ role: 'member' } as never)
    .execute();
  expect((await app.request('/api/status', { headers: owner })).status).toBe(403);
  expect(await inInbox()).toBeNull();
});

it('names scheduled backups that are late or never came, also after one was made by hand', async () => {
  const app = await openApp('sqlite', { sendsMail: true, backups: { everyMs: 6 * hourMs } });
  const owner = await app.signIn();
  const file = join(app.dataDir, 'by-hand.db');
  expect((await run([process.execPath, 'scripts/backup.ts', file], app.env)).code).toBe(0);
  await writeBackupState(app.database, { lastAt: ago(8 * hourMs) });
  const late = await read(app, owner);
  expect(Date.parse(late.backup.last_at ?? '')).toBeGreaterThan(Date.now() - hourMs);
  expect(late.backup.scheduled).toEqual({ every_ms: 6 * hourMs, last_at: expect.any(String) });
  expect(codesOf(late)).toContain('backup-late');
  expect((await findProblems(readConfig({ ...app.env, BACKUP_TO: app.dataDir, BACKUP_EVERY: '6h' }))).join()).toContain(
    'The newest scheduled backup is of',
  );
  await writeBackupState(app.database, { lastAt: null });
  expect((await read(app, owner)).backup.scheduled).toEqual({ every_ms: 6 * hourMs, last_at: null });
  expect((await findProblems(readConfig({ ...app.env, BACKUP_TO: app.dataDir }))).join()).toContain(
    'No scheduled backup was made yet',
  );
});

describe('what is well', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const earlier = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const well: Figures = {
    mail: { waiting: 0, waits_since: null, given_up: 0, in_files: false, failing: null },
    webhooks: { waiting: 0, waits_since: null, given_up: 0, paused: 0 },
    promises: { overdue: 0, oldest_due_at: null },
    calls: { voice: 3, chat: 4 },
    database: { kind: 'sqlite', answer_ms: 0.2 },
    delay_ms: 3,
    backup: { last_at: earlier(hourMs), scheduled: null, failing: null, by_provider: false },
    disk: { free_bytes: 30e9, total_bytes: 40e9 },
    version: '1.0.0',
    running_since: earlier(dayMs),
  };
  const found = (changes: Partial<Figures>) => judge({ ...well, ...changes }, now).map(({ code }) => code);

  it('is everything, on a usual day', () => {
    expect(found({})).toEqual([]);
    expect(found({ mail: { ...well.mail, waiting: 3, waits_since: earlier(minuteMs) } })).toEqual([]);
    expect(found({ disk: null })).toEqual([]);
    const weekly = { every_ms: 7 * dayMs, last_at: earlier(6 * dayMs) };
    expect(found({ backup: { ...well.backup, last_at: weekly.last_at, scheduled: weekly } })).toEqual([]);
    const first = { every_ms: dayMs, last_at: null };
    expect(
      found({ backup: { ...well.backup, last_at: null, scheduled: first }, running_since: earlier(minuteMs) }),
    ).toEqual([]);
    expect(found({ disk: { free_bytes: 90e9, total_bytes: 4_000e9 } })).toEqual([]);
  });

  it.each<[string, Partial<Figures>]>([
    ['disk-full', { disk: { free_bytes: 100e6, total_bytes: 40e9 } }],
    ['disk-low', { disk: { free_bytes: 900e6, total_bytes: 10e9 } }],
    ['disk-low', { disk: { free_bytes: 4e9, total_bytes: 100e9 } }],
    ['mail-refused', { mail: { ...well.mail, waiting: 1, waits_since: earlier(hourMs), failing: 'EAUTH 535' } }],
    ['mail-late', { mail: { ...well.mail, waiting: 1, waits_since: earlier(16 * minuteMs) } }],
    ['mail-given-up', { mail: { ...well.mail, given_up: 1 } }],
    ['mail-in-files', { mail: { ...well.mail, in_files: true } }],
    ['promises-overdue', { promises: { overdue: 1, oldest_due_at: earlier(hourMs) } }],
    ['promises-overdue', { promises: { overdue: null, oldest_due_at: earlier(hourMs) } }],
    ['webhooks-paused', { webhooks: { ...well.webhooks, paused: 1 } }],
    ['webhooks-late', { webhooks: { ...well.webhooks, waiting: 1, waits_since: earlier(61 * minuteMs) } }],
    ['webhooks-given-up', { webhooks: { ...well.webhooks, given_up: 1 } }],
    ['database-slow', { database: { kind: 'postgres', answer_ms: 700 } }],
    ['server-slow', { delay_ms: 400 }],
    ['backup-old', { backup: { ...well.backup, last_at: earlier(3 * dayMs) } }],
    ['backup-failing', { backup: { ...well.backup, failing: 'HTTP 403' } }],
    ['backup-unknown', { backup: { ...well.backup, last_at: null } }],
    ['backup-late', { backup: { ...well.backup, scheduled: { every_ms: dayMs, last_at: earlier(26 * hourMs) } } }],
    ['backup-late', { backup: { ...well.backup, scheduled: { every_ms: dayMs, last_at: null } } }],
    [
      'backup-failing',
      { backup: { ...well.backup, failing: 'HTTP 403', scheduled: { every_ms: dayMs, last_at: earlier(3 * dayMs) } } },
    ],
  ])('is not: %s', (code, changes) => {
    expect(found(changes)).toEqual([code]);
  });
});
