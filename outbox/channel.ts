import type { OutboxEntry } from './table.ts';

/** A way to deliver: mail, webhooks. A channel is a file in `channels/` and an entry in the worker's table. */
export interface Channel {
  /**
   * Resolves with the outcome of one attempt, and soon after `signal` aborts; rejects for bugs only. One entry may be
   * delivered twice: the receiver recognises it by the entry's id.
   */
  deliver(entry: OutboxEntry, signal: AbortSignal): Promise<Delivery>;
  /** An entry is given up when it is older than this, or was replayed longer ago. */
  giveUpAfterMs: number;
}

/** `error` holds codes only. */
export type Delivery =
  /** `code` is what the destination answered, or `file` where there is none. */
  | { outcome: 'delivered'; code?: string }
  /** There is nothing to send any more. */
  | { outcome: 'skipped'; reason: string }
  /** Refused for good: a later attempt would be refused again. */
  | { outcome: 'refused'; error: string }
  /** A later attempt may succeed; the destination accepts other entries. */
  | { outcome: 'deferred'; error: string }
  /** The destination is down or refuses us: its other entries would fail, too. `retryAfterMs` is what it asks for. */
  | { outcome: 'unavailable'; error: string; retryAfterMs?: number };
