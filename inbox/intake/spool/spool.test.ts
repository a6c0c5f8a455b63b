import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#/database/open.ts';
import { openTestPlace } from '#/tests/support/databases.ts';
import { newRequest } from '#/tests/support/requests.ts';
import { parseSubmission } from '../../request/submission-input.ts';
import { openSpool } from './spool.ts';
import { spoolFolder } from './spool-folder.ts';
import type { SpooledRequest } from './spooled-request.ts';

/** A data directory in whose spool a request waits, not sealed. */
async function openWithWaiting(full_name: string) {
  const place = await openTestPlace('sqlite', { sealKey: randomBytes(32) });
  const folder = spoolFolder(place.dataDir);
  await mkdir(folder);
  const parsed = parseSubmission(newRequest({ full_name }));
  if (!parsed.ok) throw new Error('a request with a fault');
  const request: SpooledRequest = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    idempotencyKey: null,
    input: parsed.input,
    actor: { kind: 'visitor' },
    callId: null,
    urgent: false,
    spamReason: null,
  };
  const file = join(folder, `${request.id}.json`);
  await writeFile(file, JSON.stringify(request));
  return { ...place, folder, file };
}

async function start(database: Database, dataDir: string): Promise<string[]> {
  const failed: string[] = [];
  const report = { waiting: () => {}, stored: () => {}, failed: (id: string) => void failed.push(id) };
  const spool = await openSpool({ database, dataDir, isErased: async () => false, onStored: () => {}, report });
  onTestFinished(spool.stop);
  return failed;
}

const names = async ({ db }: Database) =>
  (await db.selectFrom('form_submissions').select('full_name').execute()).map((row) => row.full_name);

it('stores what waits, whatever else lies in the folder, and tells of it', async () => {
  const { database, dataDir, folder, file } = await openWithWaiting('Ann');
  const at = (name: string) => join(folder, name);
  await mkdir(at('folder.json'));
  await mkdir(at('folder.part'));
  await symlink(file, at('link.json'));
  await symlink('/dev/zero', at('endless.json'));
  await symlink(at('nowhere'), at('lost.json'));
  execFileSync('mkfifo', [at('pipe.json')]);
  await writeFile(at('cut.json'), '{"id":');
  await writeFile(at('large.json'), '');
  await truncate(at('large.json'), 3 * 1024 ** 3);
  const failed = await start(database, dataDir);
  expect(failed.sort()).toEqual(['cut', 'endless', 'folder', 'large', 'link', 'lost', 'pipe']);
  await vi.waitFor(async () => expect(await names(database)).toEqual(['Ann']));
  await vi.waitFor(async () => expect(await readdir(folder)).not.toContain(basename(file)));
});

it('stores what waits where the disk takes no sealed copy of it', async () => {
  const { database, dataDir, folder, file } = await openWithWaiting('Ann');
  await mkdir(`${file}.part`); // the copy cannot be written
  expect(await start(database, dataDir)).toEqual([]);
  await vi.waitFor(async () => expect(await names(database)).toEqual(['Ann']));
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
});
