import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Holds the time of the last backup and nothing else. */
const fileName = 'last-backup';

/** Notes in the data directory that a backup was made. A note that cannot be written is left out. */
export function noteBackup(dataDir: string, at: Date): void {
  try {
    writeFileSync(path.join(dataDir, fileName), `${at.toISOString()}\n`, { mode: 0o600 });
  } catch {
    // The backup itself is whole; the status page shows the one before.
  }
}

/** When the last backup was made, ISO 8601; null when none is known. */
export function lastBackup(dataDir: string): string | null {
  try {
    const time = new Date(readFileSync(path.join(dataDir, fileName), 'utf8').trim());
    return Number.isNaN(time.getTime()) ? null : time.toISOString();
  } catch {
    return null;
  }
}
