import type { OutboxEntry } from './table.ts';

/** A way to deliver: mail, later webhooks. A channel is a file in `channels/` and an entry in the worker's table. */
export interface Channel {
  /**
   * Resolves with what became of one try, soon after `signal` aborts; rejects for bugs only. One entry may be delivered
   * twice: the receiver is to know it by the entry's id.
   */
  deliver(entry: OutboxEntry, signal: AbortSignal): Promise<Delivery>;
}

/** `error` holds codes only. */
export type Delivery =
  | { outcome: 'delivered' }
  /** There is nothing left to send. */
  | { outcome: 'skipped'; reason: string }
  /** For good: no later try changes it. */
  | { outcome: 'refused'; error: string }
  /** A later try may succeed; the destination takes others. */
  | { outcome: 'deferred'; error: string }
  /** The destination is down or does not let us in: nothing else of its line would be taken either. */
  | { outcome: 'unavailable'; error: string };
