import { z } from 'zod';
import type { Database } from '#/database/open.ts';
import type { Queries } from '#/database/schema.ts';
import { readSetting, type Setting, writeSetting } from '#/database/settings.ts';

const state = z.object({
  /** The last backup that was stored: its time, ISO 8601, and its name. Null before the first. */
  lastAt: z.string().nullable(),
  name: z.string().nullable(),
  bytes: z.number().nullable(),
  /** Tries since then that failed, the time of the first and of the last of them, and the code of the last. */
  failures: z.number(),
  failingSince: z.string().nullable(),
  triedAt: z.string().nullable(),
  error: z.string().nullable(),
  /** When staff were last told of the failures. */
  toldAt: z.string().nullable(),
});

/** How scheduled backups go, for all servers on one database. */
export type BackupState = z.infer<typeof state>;

const setting: Setting<BackupState> = {
  key: 'backups',
  schema: state,
  initial: {
    lastAt: null,
    name: null,
    bytes: null,
    failures: 0,
    failingSince: null,
    triedAt: null,
    error: null,
    toldAt: null,
  },
};

export async function readBackupState(db: Queries): Promise<BackupState> {
  return (await readSetting(db, setting)).value;
}

/** The code with which scheduled backups fail; null while they do not. */
export function failureOf({ failures, error }: BackupState): string | null {
  return failures > 0 ? (error ?? 'unknown') : null;
}

/** Changes the state, and writes what `also` writes, in one transaction. */
export async function writeBackupState(
  { write }: Database,
  change: Partial<BackupState>,
  also: (transaction: Parameters<typeof writeSetting>[0]) => Promise<void> = async () => {},
): Promise<void> {
  await write(async (transaction) => {
    const { value, version } = await readSetting(transaction, setting);
    await writeSetting(transaction, setting, { value: { ...value, ...change }, version });
    await also(transaction);
  });
}
