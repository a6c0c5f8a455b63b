import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeBackupState } from '#/backups/state.ts';
import { append } from '#/events/append.ts';
import { readConfig } from '#/server/config/config.ts';
import { describeEachDatabase, openTestPlace } from '#/tests/support/databases.ts';
import { run } from '#/tests/support/run.ts';
import { advise, findProblems } from './problems.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-problems-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('the settings', () => {
  it('of a fresh copy have nothing wrong, and no backups', async () => {
    const ended = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: await newFolder() });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain('\nTo consider:\n    No backups are made by themselves: set BACKUP_TO');
    expect(ended.stdout).not.toContain('Wrong:');
  });

  it.each<[Record<string, string>, string]>([
    [{ PUBLIC_URL: 'https://frontdesk.example' }, 'TRUSTED_PROXY_HOPS is 0: all visitors count as one address'],
    [{ TRUSTED_PROXY_HOPS: '1' }, 'PUBLIC_URL is not: cookies are not marked secure'],
    [
      { INSTANCE_URL: 'http://10.0.0.5:3000', SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'a@b.example' },
      'DATABASE_URL is not set: it has no effect',
    ],
    [{ IMAP_URL: 'imap://desk:word@127.0.0.1:9' }, 'no mail goes out that somebody could answer'],
    [{ DIGEST_AT: '08:00' }, 'the digest is written to a file that nobody reads'],
  ])('%j contradict each other', async (settings, told) => {
    const config = readConfig({ DATA_DIR: await newFolder(), ...settings });
    expect(await findProblems(config)).toContainEqual(expect.stringContaining(told));
  });

  it('that send backups away without a key, or keep them beside the data, are pointed out', async () => {
    const dataDir = await newFolder();
    const advice = (settings: Record<string, string>) => advise(readConfig({ DATA_DIR: dataDir, ...settings })).join();
    expect(advice({ BACKUP_TO: join(dataDir, 'backups') })).toContain('a disk that is lost takes the backups with it');
    expect(advice({ BACKUP_TO: `${dataDir}-backups` })).toBe('');
    expect(advice({ BACKUP_TO: 's3://keep', BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' })).toContain(
      'whoever reads the bucket reads what people wrote',
    );
  });
});

describe('the data directory', () => {
  it('and its files that others may read are named with what mends it, and end the command with code 1', async () => {
    const { dataDir } = await openTestPlace('sqlite');
    await writeFile(join(dataDir, 'auth-secret'), 'x'.repeat(40), { mode: 0o644 });
    await chmod(dataDir, 0o755);
    const ended = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain(`Others than its owner may read ${dataDir}: chmod 700 ${dataDir}\n`);
    expect(ended.stdout).toContain(`may read ${join(dataDir, 'auth-secret')}: chmod 600`);
  });
});

describeEachDatabase('a database', (_, kind) => {
  async function open(more: Record<string, string> = {}) {
    const { database, env } = await openTestPlace(kind);
    const config = readConfig({ ...env, ...more });
    return { database, problems: (now?: Date) => findProblems(config, now) };
  }

  it('whose last change was made later than now says that the clock went back', async () => {
    const { database, problems } = await open();
    const deleted = { kind: 'call.deleted', subjectId: 'a call', data: {}, words: null } as const;
    await database.write((write) => append(write, deleted, { kind: 'system' }));
    expect(await problems()).toEqual([]);
    expect((await problems(new Date(Date.now() - 60_000))).join()).toContain('and the last change was made at');
  });

  it('whose backups fail, are late or were never made says so', async () => {
    const { database, problems } = await open({ BACKUP_TO: await newFolder(), BACKUP_EVERY: '6h' });
    expect(await problems()).toEqual([expect.stringContaining('No scheduled backup was made yet')]);
    const now = new Date('2026-11-23T12:00:00.000Z');
    await writeBackupState(database, { lastAt: '2026-11-23T06:30:00.000Z' });
    expect((await problems(now)).join()).not.toContain('BACKUP');
    await writeBackupState(database, { lastAt: '2026-11-23T04:30:00.000Z' });
    expect((await problems(now)).join()).toContain(
      'The newest scheduled backup is of 2026-11-23T04:30:00.000Z, older than BACKUP_EVERY',
    );
    await writeBackupState(database, { failures: 3, error: 'HTTP 403 AccessDenied' });
    expect((await problems(now)).join()).toContain('Backups fail, 3 times in a row, last with HTTP 403 AccessDenied');
  });

  it('whose webhooks are paused, fail or cannot be reached says so', async () => {
    const { database, problems } = await open();
    const webhook = { secret: 'whsec_x', kinds: '[]', last_event: 0, version: 1, created_at: new Date().toISOString() };
    const add = (name: string, more: object) =>
      database.db
        .insertInto('webhooks')
        .values({ id: crypto.randomUUID(), name, url: 'http://127.0.0.1:9/hook', ...webhook, ...more } as never)
        .execute();
    await add('Paused', { paused_at: new Date().toISOString(), paused_because: 'staff' });
    await add('Failing', { failures: 4, last_error: 'HTTP 500' });
    await add('Away', {});
    expect((await problems()).sort()).toEqual([
      'The receiver of the webhook Away cannot be reached at 127.0.0.1.',
      'The webhook Failing fails, 4 times in a row (HTTP 500).',
      'The webhook Paused is paused: Settings, Webhooks resumes it.',
    ]);
  });
});

it('an encrypted database without its key keeps servers from starting, and says so', async () => {
  const { env } = await openTestPlace('sqlite', { sealKey: randomBytes(32) });
  expect(await findProblems(readConfig(env))).toEqual([
    'No server starts: the database is encrypted: set SEAL_KEY to the key that it was encrypted with.',
  ]);
});

it('mail servers and a service for texts that do not answer are named', async () => {
  const settings = {
    SMTP_URL: 'smtp://desk:pass-word@127.0.0.1:9',
    NOTIFY_EMAIL: 'desk@example.com',
    PUBLIC_URL: 'http://127.0.0.1',
    IMAP_URL: 'imap://desk:pass-word@127.0.0.1:9',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/texts',
    SMS_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}`,
    WEBHOOK_LOCAL_TARGETS: 'on',
  };
  expect(await findProblems(readConfig({ DATA_DIR: await newFolder(), ...settings }))).toEqual(
    ['SMTP_URL', 'IMAP_URL', 'SMS_WEBHOOK_URL'].map((name) => `${name} names 127.0.0.1:9, where nothing answers.`),
  );
});

it('a database that cannot be reached is named without a secret', async () => {
  const problems = await findProblems(
    readConfig({
      DATA_DIR: await newFolder(),
      DATABASE_URL: 'postgres://user:pass-word@127.0.0.1:9/frontdesk',
    }),
  );
  expect(problems).toEqual(['The database cannot be read (ECONNREFUSED): nothing works without it.']);
});
