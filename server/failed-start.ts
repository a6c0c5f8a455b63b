import { AuthSecretError } from '#/accounts/auth-secret.ts';
import { BackupError } from '#/database/backup.ts';
import { UnfitDatabaseError } from '#/database/foreign-table.ts';
import { NewerDatabaseError } from '#/database/migrate.ts';
import { SealKeyError } from '#/database/seal.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { DataDirError } from './data-dir.ts';
import { PortError } from './listen.ts';
import { SiteBuildError } from './site-files/build.ts';
import { damageAdvice } from './soundness.ts';

/** What an operator can fix; each has a message of ours. */
const expected = [
  AuthSecretError,
  BackupError,
  DataDirError,
  UnfitDatabaseError,
  PortError,
  SealKeyError,
  NewerDatabaseError,
  StorageUnavailableError,
  SiteBuildError,
];

/** One line for each mistake that an operator can fix; anything else is a bug and is shown with its stack. */
export function explain(error: unknown): string {
  if (error instanceof StorageUnavailableError && /^SQLITE_(CORRUPT|NOTADB)$/.test(error.code)) {
    return `Frontdesk did not start: the database file is damaged (${error.code}). ${damageAdvice}.`;
  }
  if (expected.some((kind) => error instanceof kind)) return `Frontdesk did not start: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
