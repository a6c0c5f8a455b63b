import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import type { OutboxRow } from '#/database/schema.ts';
import type { Mail, MailDelivery } from './mail-delivery.ts';
import { claimNext, markDelivered, markFailed, markSkipped, nextDue } from './queue.ts';

/** Seconds until the next try, by number of failed ones; after the last of them every six hours. */
const backOffSeconds = [30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600];
/** RFC 5321 section 4.5.4.1 asks a sender to keep trying for four to five days. */
const giveUpAfterMs = 5 * 24 * 3_600_000;
/** Longer than any delivery takes, its time-outs included. */
const claimMs = 5 * 60_000;
/** Mail providers limit what they take in a second; a burst of requests goes out evenly. */
const pauseBetweenMs = 50;
/** How long at most until work that another server wrote is noticed. */
const lookAgainMs = 30_000;

/** Writes the e-mail for an outbox entry; null when what it is about is gone, and nothing is sent. */
export type Compose = (entry: OutboxRow) => Promise<Mail | null>;

export interface WorkerOptions {
  database: Database;
  delivery: MailDelivery;
  /** One for each kind of entry. */
  compose: Record<string, Compose>;
  onError(message: string, error: unknown, entry?: OutboxRow): void;
}

export interface OutboxWorker {
  /** Tells the worker that something was enqueued. */
  wake(): void;
  /** Resolves when the delivery under way, if any, is settled. */
  stop(): Promise<void>;
}

/** Sends what the outbox holds, oldest first, one at a time, again and again until it is delivered or given up. */
export function startOutboxWorker({ database, delivery, compose, onError }: WorkerOptions): OutboxWorker {
  const stopping = new AbortController();
  let alarm = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      const pauseMs = await deliverOne().catch((error: unknown) => {
        onError('the outbox could not be read', error);
        return lookAgainMs;
      });
      const signals = pauseMs === pauseBetweenMs ? [stopping.signal] : [stopping.signal, alarm.signal];
      await sleep(pauseMs, undefined, { signal: AbortSignal.any(signals) }).catch(() => {}); // woken early
    }
  }

  /** Milliseconds to wait before looking again. */
  async function deliverOne(): Promise<number> {
    const now = new Date();
    const entry = await claimNext(database, now, new Date(now.getTime() + claimMs));
    if (!entry) {
      const due = await nextDue(database.db);
      return due ? Math.min(Math.max(due.getTime() - Date.now(), pauseBetweenMs), lookAgainMs) : lookAgainMs;
    }
    try {
      const composeMail = compose[entry.kind];
      if (!composeMail) throw new Error(`nothing here writes entries of kind ${entry.kind}`);
      const mail = await composeMail(entry);
      if (mail) {
        await delivery.deliver(entry.id, mail);
        await markDelivered(database, entry.id, new Date());
      } else await markSkipped(database, entry.id, 'subject-gone');
    } catch (error) {
      onError('an e-mail could not be sent', error, entry);
      await markFailed(database, entry.id, {
        error: codeOf(error),
        retryAt: isPermanent(error) ? null : retryAt(entry, now),
        now,
      });
    }
    return pauseBetweenMs;
  }

  const running = run();
  return {
    wake: () => alarm.abort(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function isPermanent(error: unknown): boolean {
  return (error as { permanent?: unknown }).permanent === true;
}

function retryAt(entry: OutboxRow, now: Date): Date | null {
  const seconds = backOffSeconds[Math.min(entry.attempts, backOffSeconds.length) - 1] ?? 30;
  const next = new Date(now.getTime() + seconds * 1_000);
  return next.getTime() - Date.parse(entry.created_at) > giveUpAfterMs ? null : next;
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
