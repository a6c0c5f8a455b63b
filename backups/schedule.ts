import { randomUUID } from 'node:crypto';
import { withLease } from '#/database/lease.ts';
import type { Database } from '#/database/open.ts';
import { byMail, enqueue } from '#/outbox/queue.ts';
import { failingBackupKind } from './backup-mail.ts';
import { type BackupSource, makeBackup, removeUnfinished } from './make-backup.ts';
import { type BackupState, readBackupState, writeBackupState } from './state.ts';
import { type BackupStore, BackupStoreError } from './store.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Longer than an upload may take. */
const leaseMs = 120 * minuteMs;
/** Whoever mends the place sees a backup there before they stop looking. Each try copies the whole database first. */
const maxBackOffMs = 15 * minuteMs;
/** Staff get an email after this many failed tries, some minutes after the first, and then every day. */
const triesBeforeMail = 3;

export interface BackupPlan {
  everyMs: number;
  /** How many of the newest stay. */
  keep: number;
}

export interface BackupsOptions extends BackupPlan {
  database: Database;
  source: BackupSource;
  store: BackupStore;
  now?: () => Date;
  onMade: (made: { name: string; bytes: number; place: string }) => void;
  onProblem: (problem: { code: string; failures: number }) => void;
  /** Old backups could not be removed. */
  onLeftOver: (problem: { code: string }) => void;
  /** Mail waits in the outbox. */
  onEnqueued: () => void;
}

/**
 * Makes a backup whenever one is due; looks every minute. Of several servers on one database, only one makes it. After
 * failures the first look does not wait: a start may come with mended settings.
 */
export function startBackups(options: BackupsOptions): { stop(): void } {
  let working = false;
  async function look(waits = true): Promise<void> {
    if (working) return;
    working = true;
    try {
      await backUpIfDue(options, { waits });
    } catch (error) {
      options.onProblem({ code: codeOf(error), failures: 0 }); // the database is away, so the failure cannot be noted there
    } finally {
      working = false;
    }
  }
  const looking = setInterval(() => void look(), minuteMs);
  const lookAtStart = () => look(false);
  void removeUnfinished(options.source.dataDir).then(lookAtStart, lookAtStart);
  return { stop: () => clearInterval(looking) };
}

/**
 * Makes a backup if one is due and no other server makes it. Resolves to whether it made one.
 * @param waits Whether a try that failed lets the next one wait; true if left out.
 */
export async function backUpIfDue(options: BackupsOptions, { waits = true } = {}): Promise<boolean> {
  const { database, now = () => new Date() } = options;
  let isMade = false;
  const isDueNow = async () => {
    const state = await readBackupState(database.db);
    return (!waits && state.failures > 0) || isDue(state, options, now());
  };
  if (!(await isDueNow())) return false;
  await withLease(database, { name: 'backup', forMs: leaseMs }, async () => {
    // Another server may have made it since.
    if (await isDueNow()) isMade = await tryOnce(options, now());
  });
  return isMade;
}

/** The first is due at once. */
function isDue({ lastAt, failures, triedAt }: BackupState, { everyMs }: BackupPlan, now: Date): boolean {
  if (failures > 0 && triedAt) {
    const backOffMs = Math.min(minuteMs * 2 ** (failures - 1), maxBackOffMs);
    return now.getTime() >= Date.parse(triedAt) + backOffMs;
  }
  return lastAt === null || now.getTime() >= Date.parse(lastAt) + everyMs || Date.parse(lastAt) > now.getTime() + dayMs;
}

async function tryOnce(options: BackupsOptions, at: Date): Promise<boolean> {
  const { database, source, store } = options;
  try {
    const made = await makeBackup(source, store, at);
    const noFailure = { failures: 0, failingSince: null, triedAt: null, error: null, toldAt: null };
    await writeBackupState(database, { ...noFailure, ...made, lastAt: at.toISOString() });
    options.onMade({ ...made, place: store.place });
  } catch (error) {
    await noteFailure(options, codeOf(error), at.toISOString());
    return false;
  }
  await removeOld(options);
  return true;
}

async function noteFailure(
  { database, onProblem, onEnqueued }: BackupsOptions,
  code: string,
  at: string,
): Promise<void> {
  const { failures: before, failingSince, toldAt } = await readBackupState(database.db);
  const failures = before + 1;
  onProblem({ code, failures });
  const mustTell = failures >= triesBeforeMail && (toldAt === null || Date.parse(at) - Date.parse(toldAt) >= dayMs);
  const change = {
    failures,
    failingSince: failingSince ?? at,
    triedAt: at,
    error: code,
    ...(mustTell && { toldAt: at }),
  };
  await writeBackupState(database, change, async (write) => {
    if (mustTell) await enqueue(write, { kind: failingBackupKind, ...byMail, subjectId: randomUUID(), now: at });
  });
  if (mustTell) onEnqueued();
}

async function removeOld({ store, keep, onLeftOver }: BackupsOptions): Promise<void> {
  try {
    const names = (await store.list()).sort().reverse();
    for (const name of names.slice(keep)) await store.remove(name);
  } catch (error) {
    onLeftOver({ code: codeOf(error) });
  }
}

function codeOf(error: unknown): string {
  if (error instanceof BackupStoreError) return error.code;
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: { code?: unknown } };
  const found = code ?? cause?.code;
  return typeof found === 'string' ? found : (name ?? 'unknown');
}
