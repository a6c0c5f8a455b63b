import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { lastBackup } from '#/database/last-backup.ts';
import type { Database } from '#/database/open.ts';
import { describeEachDatabase, openTestPlace } from '#/tests/support/databases.ts';
import { freePort } from '#/tests/support/free-port.ts';
import { run } from '#/tests/support/run.ts';
import { startS3, type TestS3 } from '#/tests/support/s3.ts';
import { backupMail, failingBackupKind } from './backup-mail.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { type BackupsOptions, backUpIfDue, startBackups } from './schedule.ts';
import { readBackupState } from './state.ts';
import type { BackupStore } from './store.ts';

const hourMs = 3_600_000;
const nobodysPort = await freePort();

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'kept');
}

describeEachDatabase('scheduled backups', (_, kind) => {
  /** A database with a clock that stands still, and what is told. */
  async function open(store: BackupStore) {
    const { database, dataDir, env } = await openTestPlace(kind);
    const clock = { at: Date.parse('2026-11-23T08:00:00.000Z') };
    const told: string[] = [];
    const options: BackupsOptions = {
      database,
      source: { dataDir, databaseUrl: env.DATABASE_URL },
      store,
      everyMs: 6 * hourMs,
      keep: 2,
      now: () => new Date(clock.at),
      onMade: ({ name }) => told.push(`made ${name}`),
      onProblem: ({ code, failures }) => told.push(`${failures}: ${code}`),
      onLeftOver: ({ code }) => told.push(`left over: ${code}`),
      onEnqueued: () => told.push('mail'),
    };
    return { database, dataDir, env, clock, told, options, look: () => backUpIfDue(options) };
  }

  const mails = async ({ db }: Database) =>
    (await db.selectFrom('outbox').select('id').where('kind', '=', failingBackupKind).execute()).length;

  it('are made when they are due, and the newest stay', async () => {
    const folder = await newFolder();
    const { clock, look, dataDir } = await open(createFolderStore(folder));
    const made: boolean[] = [];
    for (const hours of [0, 5, 1, 6, 6]) {
      clock.at += hours * hourMs;
      made.push(await look());
    }
    expect(made).toEqual([true, false, true, true, true]);
    const ending = kind === 'sqlite' ? 'db' : 'jsonl';
    await writeFile(join(folder, 'precious.txt'), 'something else');
    clock.at += 6 * hourMs;
    expect(await look()).toBe(true);
    expect((await readdir(folder)).sort()).toEqual(
      [
        `frontdesk-2026-11-24T02-00-00-000Z.${ending}.gz`,
        `frontdesk-2026-11-24T08-00-00-000Z.${ending}.gz`,
        'precious.txt',
      ].sort(),
    );
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
    for (const name of await readdir(folder)) {
      if (name.startsWith('frontdesk')) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('notice a folder that cannot be made', async () => {
    const { look, told, dataDir } = await open(createFolderStore('/proc/nowhere/kept'));
    expect(await look()).toBe(false);
    expect(told).toEqual(['1: ENOENT']);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it('are made once where several servers look at the same moment', async () => {
    const folder = await newFolder();
    const one = await open(createFolderStore(folder));
    const other = {
      ...one.options,
      source: { ...one.options.source, dataDir: await mkdtemp(join(tmpdir(), 'frontdesk-other-')) },
    };
    onTestFinished(() => rm(other.source.dataDir, { recursive: true, force: true }));
    // With SQLite one server has the data directory.
    const looks = kind === 'postgres' ? [one.look(), backUpIfDue(other), backUpIfDue(other)] : [one.look()];
    expect((await Promise.all(looks)).filter(Boolean)).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await backUpIfDue(other)).toBe(false);
  });

  it('go to a bucket with signed requests, come back from there, and can be restored', async () => {
    const s3 = await startS3();
    const store = createS3Store({ ...s3, prefix: 'agency & sons/(desk)/' });
    const { clock, look, told, env } = await open(store);
    s3.objects.set('agency & sons/(desk)/precious.txt', Buffer.from('something else'));
    for (let times = 0; times < 4; times++) {
      expect(await look(), told.join()).toBe(true);
      clock.at += 6 * hourMs;
    }
    const names = (await store.list()).sort();
    expect(names).toHaveLength(2);
    expect([...s3.objects.keys()]).toEqual(expect.arrayContaining(names.map((name) => `agency & sons/(desk)/${name}`)));
    expect(s3.objects.size).toBe(3);
    const elsewhere = await mkdtemp(join(tmpdir(), 'frontdesk-elsewhere-'));
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
    const file = join(elsewhere, 'copy');
    await store.get(names.at(-1) ?? '', file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(file)).length).toBeGreaterThan(1_000);
    const settings = {
      ...env,
      DATA_DIR: elsewhere,
      BACKUP_TO: `s3://${s3.bucket}/agency & sons/(desk)`,
      BACKUP_S3_ENDPOINT: s3.endpoint,
      BACKUP_S3_REGION: s3.region,
      BACKUP_S3_KEY_ID: s3.keyId,
      BACKUP_S3_SECRET: s3.secret,
      ...(process.env.TEST_SEAL_KEY && { SEAL_KEY: process.env.TEST_SEAL_KEY }),
    };
    const listed = await run([process.execPath, 'scripts/backup.ts', '--list'], settings);
    expect(listed).toMatchObject({ code: 0, stdout: `${names.join('\n')}\n` });
    const restored = await run([process.execPath, 'scripts/restore.ts', names.at(-1) ?? ''], settings);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(elsewhere)).not.toContainEqual(expect.stringMatching(/^(fetched|unpacked)/));
  });

  it('that fail are tried again with growing pauses, told in the log and by mail, and forgotten once one is made', async () => {
    const s3 = await startS3();
    const { clock, look, told, database } = await open(createS3Store({ ...s3, prefix: '' }));
    s3.behaviour = { status: 503, code: 'SlowDown' };
    expect(await look()).toBe(false);
    clock.at += 59_000;
    expect(await look()).toBe(false);
    expect(told).toEqual(['1: HTTP 503 SlowDown']);
    for (const minutes of [1, 2, 4]) {
      clock.at += minutes * 60_000;
      await look();
    }
    expect(told.slice(1)).toEqual(['2: HTTP 503 SlowDown', '3: HTTP 503 SlowDown', 'mail', '4: HTTP 503 SlowDown']);
    expect(await mails(database)).toBe(1);
    const compose = backupMail(database, { notifyEmail: 'desk@example.com' })[failingBackupKind];
    expect(await compose()).toMatchObject({
      to: 'desk@example.com',
      text: expect.stringContaining('since 2026-11-23 08:00 (UTC). The last try failed with HTTP 503 SlowDown.'),
    });
    clock.at += 25 * hourMs;
    await look();
    expect(await mails(database)).toBe(2);

    s3.behaviour = null;
    clock.at += hourMs;
    expect(await look()).toBe(true);
    expect(await readBackupState(database.db)).toMatchObject({
      failures: 0,
      error: null,
      lastAt: new Date(clock.at).toISOString(),
    });
    expect(await compose()).toBeNull();
  });

  it('that failed often are tried again within 15 minutes of the last try', async () => {
    const s3 = await startS3();
    const { clock, look, told } = await open(createS3Store({ ...s3, prefix: '' }));
    s3.behaviour = { status: 503, code: 'SlowDown' };
    for (let tries = 0; tries < 12; tries++) {
      await look();
      clock.at += 15 * 60_000;
    }
    expect(told.filter((line) => line.endsWith('SlowDown'))).toHaveLength(12);
    s3.behaviour = null;
    expect(await look()).toBe(true);
  });

  it('that failed are tried at once when a server is started', async () => {
    const s3 = await startS3();
    const { look, options, told } = await open(createS3Store({ ...s3, prefix: '' }));
    s3.behaviour = { status: 403, code: 'AccessDenied' };
    expect(await look()).toBe(false);
    s3.behaviour = null;
    expect(await look()).toBe(false);
    const { promise, resolve } = Promise.withResolvers<string>();
    const server = startBackups({ ...options, onMade: ({ name }) => resolve(name) });
    onTestFinished(server.stop);
    const name = await promise;
    expect([...s3.objects.keys()]).toEqual([name]);
    expect(told).toEqual(['1: HTTP 403 AccessDenied']);
  });

  it.each<[string, string | RegExp, Partial<TestS3>]>([
    ['cuts connections off half-way', /^1: (UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, { behaviour: 'cut' }],
    ['says nothing', '1: no answer in time', { behaviour: 'silent' }],
    ['knows another key', '1: HTTP 403 SignatureDoesNotMatch', { secret: 'another' }],
    ['is not there', '1: ECONNREFUSED', { endpoint: `http://127.0.0.1:${nobodysPort}` }],
  ])('notice a store that %s, and leave nothing behind', async (_, code, change) => {
    const s3 = await startS3();
    const own = { ...s3, prefix: '' };
    Object.assign(s3, change);
    const store = createS3Store({ ...own, endpoint: s3.endpoint }, { transferMs: 500, answerMs: 500 });
    const { look, told, dataDir } = await open(store);
    expect(await look()).toBe(false);
    expect(told).toEqual([typeof code === 'string' ? code : expect.stringMatching(code)]);
    expect(s3.objects.size).toBe(0);
    expect(lastBackup(dataDir)).toBeNull();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
  });
});
