import { statfs } from 'node:fs/promises';
import { failureOf, readBackupState } from '#/backups/state.ts';
import { lastBackup } from '#/database/last-backup.ts';
import type { Database } from '#/database/open.ts';
import { maxOverdue, readOverdue } from '#/inbox/list/overdue.ts';
import type { Figures } from '#/metrics/status/figures.ts';
import { outboxState, readBacklog, webhookState } from '#/outbox/state.ts';
import type { Voice } from '../live-calls/voice.ts';
import { version } from './version.ts';

export interface FigureOptions {
  database: Database;
  dataDir: string;
  sendsMail: boolean;
  /** The schedule of backups; null where none are made by themselves. */
  backups: { everyMs: number } | null;
  voice: Pick<Voice, 'open'>;
  /** The delay of the event loop. */
  loop: { readonly delayMs: number };
}

const runningSince = new Date(Date.now() - performance.now()).toISOString();

/** Reads the figures of the status page. */
export function connectFigures({ database, dataDir, sendsMail, backups, voice, loop }: FigureOptions) {
  const { db, kind } = database;

  return async function readFigures(now: Date): Promise<Figures> {
    const answerMs = await measureAnswer(database);
    const [mail, webhooks, backlog, overdue, scheduled, disk] = await Promise.all([
      outboxState(db),
      webhookState(db),
      readBacklog(db, now),
      readOverdue(db, now),
      readBackupState(db),
      diskOf(dataDir),
    ]);
    const waitsSince = (channel: 'mail' | 'webhook') =>
      backlog.find((each) => each.channel === channel)?.waitsSince ?? null;
    return {
      mail: {
        waiting: mail.waiting,
        waits_since: waitsSince('mail'),
        given_up: mail.given_up,
        in_files: !sendsMail,
        failing: mail.unavailable[0]?.error ?? null,
      },
      webhooks: {
        waiting: webhooks.waiting,
        waits_since: waitsSince('webhook'),
        given_up: webhooks.given_up,
        paused: webhooks.paused.length,
      },
      promises: {
        overdue: overdue.count >= maxOverdue ? null : overdue.count,
        oldest_due_at: overdue.oldestDueAt,
      },
      calls: voice.open(),
      database: { kind, answer_ms: Math.round(answerMs * 10) / 10 },
      delay_ms: Math.round(loop.delayMs),
      backup: {
        last_at: later(scheduled.lastAt, lastBackup(dataDir)),
        scheduled: backups && { every_ms: backups.everyMs, last_at: scheduled.lastAt },
        failing: backups && failureOf(scheduled),
        by_provider: kind === 'postgres',
      },
      disk,
      version,
      running_since: runningSince,
    };
  };
}

function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** Milliseconds until the database has answered the shortest question. */
export async function measureAnswer(database: Pick<Database, 'ping'>): Promise<number> {
  const since = performance.now();
  await database.ping();
  return performance.now() - since;
}

async function diskOf(folder: string): Promise<Figures['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
  } catch {
    return null;
  }
}
