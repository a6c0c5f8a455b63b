import { AuthSecretError } from '#/accounts/auth-secret.ts';
import { BackupStoreError } from '#/backups/store.ts';
import { BackupError } from '#/database/backup.ts';
import { UnfitDatabaseError } from '#/database/foreign-table.ts';
import { NewerDatabaseError } from '#/database/migrate.ts';
import { SealKeyError } from '#/database/seal.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { ConfigError } from '#/server/config/config.ts';
import { DataDirError } from '#/server/data-dir.ts';

/** A command refuses its input; the message is for its caller. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const mendable = [
  AuthSecretError,
  BackupError,
  BackupStoreError,
  ConfigError,
  DataDirError,
  UnfitDatabaseError,
  NewerDatabaseError,
  RefusedError,
  SealKeyError,
  StorageUnavailableError,
];

/** Ends a command with code 1 and a line for what its caller can fix; rethrows anything else, which is a bug. */
export function complain(error: unknown): void {
  if (!mendable.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
