import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#/server/config/config.ts';
import { run } from '#/tests/support/run.ts';
import { startS3, type TestS3 } from '#/tests/support/s3.ts';
import { tryBackupPlace } from './backup-place.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function doctor(settings: Record<string, string>) {
  const data = await newFolder();
  const scratch = await newFolder();
  const ended = await run([process.execPath, 'scripts/doctor.ts'], { DATA_DIR: data, TMPDIR: scratch, ...settings });
  expect(await readdir(data)).toEqual([]);
  expect(await readdir(scratch)).toEqual([]);
  expect(ended.stderr).toBe('');
  return ended;
}

function settingsOf(s3: TestS3): Record<string, string> {
  return {
    BACKUP_TO: `s3://${s3.bucket}/desk`,
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_REGION: s3.region,
    BACKUP_S3_KEY_ID: s3.keyId,
    BACKUP_S3_SECRET: s3.secret,
  };
}

describe('doctor, about the place in BACKUP_TO', () => {
  it('tries a folder, also one that is not there yet, and leaves nothing behind', async () => {
    const above = await newFolder();
    for (const folder of [above, join(above, 'disk', 'kept')]) {
      const { code, stdout } = await doctor({ BACKUP_TO: folder });
      expect(stdout).toContain(`\nBackups: ${folder}; it stores a small file, gives it back and removes it.\n`);
      expect(code).toBe(0);
    }
    expect(await readdir(above)).toEqual([]);
  });

  it.each(['/proc/nowhere/kept', '/dev/null/kept'])('names a folder that cannot be made: %s', async (folder) => {
    const { code, stdout } = await doctor({ BACKUP_TO: folder });
    expect(stdout).toMatch(
      /\nWrong:\n {4}No backup can be kept in \/[a-z/]+: a small file could not be stored \((ENOENT|ENOTDIR)\); look at BACKUP_TO, its disk and who may write there\.\n/,
    );
    expect(code).toBe(1);
  });

  it('tries a bucket with its keys, and leaves nothing behind', async () => {
    const s3 = await startS3();
    const { stdout } = await doctor({ ...settingsOf(s3), SEAL_KEY: Buffer.alloc(32, 1).toString('base64') });
    expect(stdout).toContain('\nBackups: s3://keep/desk/; it stores a small file, gives it back and removes it.\n');
    expect(s3.calls.map((call) => call.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
    expect(s3.objects.size).toBe(0);
  });

  it('names a bucket that refuses the key, without the key', async () => {
    const s3 = await startS3();
    const { code, stdout } = await doctor({ ...settingsOf(s3), BACKUP_S3_SECRET: 'pass-word' });
    expect(stdout).toContain(
      'No backup can be kept in s3://keep/desk/: a small file could not be stored (HTTP 403 SignatureDoesNotMatch); ' +
        'look at BACKUP_TO, BACKUP_S3_ENDPOINT and the rights of the key.\n',
    );
    expect(stdout).not.toContain('pass-word');
    expect(code).toBe(1);
  });

  it('does not wait for a store that says nothing', async () => {
    const s3 = await startS3();
    s3.behaviour = 'silent';
    const { backups } = readConfig({ DATA_DIR: await newFolder(), ...settingsOf(s3) });
    const { problems } = await tryBackupPlace(backups ?? expect.fail(), { answerMs: 100, deadlineMs: 10_000 });
    expect(problems).toEqual([expect.stringContaining('could not be stored (no answer in time)')]);
    expect(s3.calls.map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('names the right that a key lacks, and removes what it stored', async () => {
    const s3 = await startS3();
    s3.refused = 'GET';
    const { backups } = readConfig({ DATA_DIR: await newFolder(), ...settingsOf(s3) });
    const { problems } = await tryBackupPlace(backups ?? expect.fail());
    expect(problems).toEqual([expect.stringContaining('a small file could not be listed (HTTP 403 AccessDenied)')]);
    expect(s3.objects.size).toBe(0);
  });
});
