import { AuthSecretError } from '#/accounts/auth-secret.ts';
import { BackupError } from '#/database/backup.ts';
import { UnfitDatabaseError } from '#/database/foreign-table.ts';
import { NewerDatabaseError } from '#/database/migrate.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import { ConfigError } from '#/server/config/config.ts';
import { DataDirError } from '#/server/data-dir.ts';

/** A command that was not given what it needs. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const mendable = [
  AuthSecretError,
  BackupError,
  ConfigError,
  DataDirError,
  UnfitDatabaseError,
  NewerDatabaseError,
  RefusedError,
  StorageUnavailableError,
];

/** Ends a command with code 1. What its caller can mend is told in a line; anything else is a bug and shown whole. */
export function complain(error: unknown): void {
  if (!mendable.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
