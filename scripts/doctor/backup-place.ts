import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BackupStore, BackupStoreError } from '#/backups/store.ts';
import { connectBackupStore } from '#/server/backups.ts';
import type { BackupConfig } from '#/server/config/backups.ts';

/** For one call of an S3-compatible store. */
const answerMs = 5_000;
/** For the whole trial: a mounted folder may never answer. */
const deadlineMs = 15_000;
const words = 'A test of the place for backups. It may be deleted.\n';

/** A step of the trial that failed; the message continues 'a small file'. */
class FailedStep extends Error {
  constructor(step: string, code: string) {
    super(`could not be ${step} (${code})`);
  }
}

export interface BackupPlaceTrial {
  /** What to print in any case. */
  line: string;
  /** Empty where the place can be used. Contains no secret. */
  problems: string[];
}

/** Does with a small file in BACKUP_TO all that scheduled backups and a restore do there, and leaves nothing behind. */
export async function tryBackupPlace(
  backups: Pick<BackupConfig, 'to'>,
  limits = { answerMs, deadlineMs },
): Promise<BackupPlaceTrial> {
  const s3Limits = { answerMs: limits.answerMs, transferMs: limits.answerMs };
  const store = await connectBackupStore(backups, s3Limits);
  const { to } = backups;
  try {
    await within(limits.deadlineMs, to.kind === 'folder' ? tryFolder(store, to.folder) : tryStore(store));
    return { line: `Backups: ${store.place}; it stores a small file, gives it back and removes it.`, problems: [] };
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error;
    const advice =
      to.kind === 'folder'
        ? 'look at BACKUP_TO, its disk and who may write there'
        : 'look at BACKUP_TO, BACKUP_S3_ENDPOINT and the rights of the key';
    return {
      line: `Backups: ${store.place}; it cannot be used.`,
      problems: [`No backup can be kept in ${store.place}: a small file ${error.message}; ${advice}.`],
    };
  }
}

/** The same with a folder, which the store creates where it is missing. */
async function tryFolder(store: BackupStore, folder: string): Promise<void> {
  const missing = missingFolders(folder);
  try {
    await tryStore(store);
  } finally {
    for (const each of missing) await rmdir(each).catch(() => {}); // not created, or a server uses it meanwhile
  }
}

/** The folder and those above it that do not exist, the innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(path.dirname(folder))];
}

async function tryStore(store: BackupStore): Promise<void> {
  const own = await mkdtemp(path.join(tmpdir(), 'frontdesk-doctor-'));
  // Not the name of a backup: nobody restores it, nor does it take a backup's place.
  const name = `frontdesk-doctor-${randomUUID()}`;
  try {
    const [sent, returned] = [path.join(own, 'sent'), path.join(own, 'returned')];
    await writeFile(sent, words, { mode: 0o600 });
    let failed: unknown = null;
    try {
      await step('stored', store.put(name, sent));
      await step('listed', store.list());
      await step('read', store.get(name, returned));
      if ((await readFile(returned, 'utf8')) !== words) throw new FailedStep('read', 'it came back changed');
    } catch (error) {
      failed = error;
    }
    // Also after a failure: a store that answered too late may have kept the file.
    const removed = await step('removed', store.remove(name)).catch((error: unknown) => error);
    if (failed ?? removed) throw failed ?? removed;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function step(name: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof BackupStoreError) throw new FailedStep(name, error.code);
    throw error;
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FailedStep('stored and removed', 'no answer in time')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
