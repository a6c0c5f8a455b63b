/** Where backups are kept. */
export interface BackupStore {
  /** For people and the log: without a secret. */
  place: string;
  /** Stores a file whole, or not at all. */
  put(name: string, file: string): Promise<void>;
  /** The names of the backups that are there, in no order; of other things none. */
  list(): Promise<string[]>;
  /** Writes a stored backup to a new file. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** The store cannot be used at this moment, or as it is set. */
export class BackupStoreError extends Error {
  override name = 'BackupStoreError';
  readonly loggable = true;
  /** Of the system, of HTTP, or of the store. */
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`the store of backups cannot be used (${code})`, { cause });
    this.code = code;
  }
}

const ours = /^frontdesk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(db|jsonl)\.gz$/;

/** The name of a backup of a time; names sort as their times do. */
export function backupName(at: Date, ending: 'db' | 'jsonl'): string {
  return `frontdesk-${at.toISOString().replaceAll(/[:.]/g, '-')}.${ending}.gz`;
}

export function isBackupName(name: string): boolean {
  return ours.test(name);
}
