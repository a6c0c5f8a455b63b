/** Where backups are kept. */
export interface BackupStore {
  /** For people and the log; holds no secret. */
  place: string;
  /** Stores a file whole, or not at all. */
  put(name: string, file: string): Promise<void>;
  /** The names of the stored backups, in no order; other files are left out. */
  list(): Promise<string[]>;
  /** Writes a stored backup to a new file. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** The store cannot be used at this moment, or with these settings. */
export class BackupStoreError extends Error {
  override name = 'BackupStoreError';
  readonly loggable = true;
  /** A code of the system, of HTTP, or of the store. */
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`the place in BACKUP_TO cannot be used (${code})`, { cause });
    this.code = code;
  }
}

const ours = /^frontdesk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(db|jsonl)\.gz$/;

/** The name of a backup made at a time; names sort as their times do. */
export function backupName(at: Date, ending: 'db' | 'jsonl'): string {
  return `frontdesk-${at.toISOString().replaceAll(/[:.]/g, '-')}.${ending}.gz`;
}

export function isBackupName(name: string): boolean {
  return ours.test(name);
}
