import { createFolderStore } from '#/backups/folder-store.ts';
import type { S3Limits } from '#/backups/s3-store.ts';
import { startBackups } from '#/backups/schedule.ts';
import type { BackupStore } from '#/backups/store.ts';
import type { Database } from '#/database/open.ts';
import type { Config } from './config/config.ts';
import type { Log } from './log.ts';

/** The store of the settings. S3's client is loaded only where it is needed. */
export async function connectBackupStore(
  { to }: Pick<NonNullable<Config['backups']>, 'to'>,
  s3Limits?: S3Limits,
): Promise<BackupStore> {
  if (to.kind === 'folder') return createFolderStore(to.folder);
  const { createS3Store } = await import('#/backups/s3-store.ts');
  return createS3Store(to, s3Limits);
}

/** Makes backups as the settings say; null where they say nothing. */
export async function scheduleBackups(
  database: Database,
  { config, log, onEnqueued }: { config: Config; log: Log; onEnqueued: () => void },
): Promise<{ stop(): void } | null> {
  const { backups } = config;
  if (!backups) return null;
  return startBackups({
    database,
    source: config,
    store: await connectBackupStore(backups),
    everyMs: backups.everyMs,
    keep: backups.keep,
    onMade: (made) => log.info(made, 'a backup was made'),
    onProblem: (problem) => log.error(problem, 'a backup could not be made, and is tried again'),
    onLeftOver: (problem) => log.warn(problem, 'old backups could not be removed yet'),
    onEnqueued,
  });
}
