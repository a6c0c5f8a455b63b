import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import type { Channel, Delivery } from './channel.ts';
import { claimDue, clearBackOff, readDestinations, settle } from './entries.ts';
import type { OnAttempt, OnSettled } from './queue.ts';
import type { OutboxEntry } from './table.ts';

/** A destination that hangs holds up at most this many deliveries, and no other destination. */
const maxPerDestination = 4;
/** Bounds sockets and memory, and leaves room for mail even when every webhook hangs. */
const maxInAll = 96;
/** The shortest time a delivery holds its slot: with four slots a destination gets at most 20 a second. */
const minSlotMs = 200;
/** A delivery is aborted after this, even while the other side keeps answering slowly. */
const deliveryMs = 60_000;
/** The least time between two starts: deliveries that start together also end together, and would keep a visitor's request waiting. */
const startEveryMs = 4;
/** How long a claim lasts: longer than any delivery. */
const claimMs = 5 * 60_000;
/**
 * The least time between two polls of the table, however many requests arrive. Outcomes are recorded at the same time,
 * so that they share a commit; what went out meanwhile goes out again after a crash.
 */
const turnMs = 50;
/** What is enqueued within this time is looked for once, not in a poll for each entry. */
const gatherMs = 200;
/** The longest time until this server notices an entry that another server wrote. */
const maxPollMs = 30_000;
/** How long an entry of an unknown channel is retried: as long as the slowest channel. */
const longestMs = 5 * 24 * 3_600_000;

/** Told of each attempt that has ended, however it did. */
export type OnDelivery = (delivery: { channel: string; outcome: Delivery['outcome']; ms: number }) => void;

/** Runs an attempt, so that somebody can follow it. */
export type AroundDelivery = (entry: OutboxEntry, run: () => Promise<Delivery>) => Promise<Delivery>;

export interface WorkerOptions {
  database: Database;
  /** Channels by the name that entries give. */
  channels: Record<string, Channel>;
  /** By channel: called with each attempt. */
  onAttempt?: Partial<Record<string, OnAttempt>>;
  /** By the kind of entry: called when one is delivered, given up or skipped. */
  onSettled?: Partial<Record<string, OnSettled>>;
  onDelivery?: OnDelivery | undefined;
  aroundDelivery?: AroundDelivery | undefined;
  /** Told of each failed delivery; `code` is the one its attempt keeps. */
  onProblem(message: string, problem: { entry?: OutboxEntry; error?: unknown; code?: string }): void;
}

export interface OutboxWorker {
  /** Tells the worker that something was enqueued, which it looks for within 200 ms. */
  wake(): void;
  /** Starts nothing more, and resolves when every delivery under way is settled or, after `graceMs`, aborted. */
  stop(graceMs: number): Promise<void>;
}

/** Delivers the outbox, each destination's entries oldest first, until each is delivered or given up. */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { database, channels, onAttempt = {}, onSettled = {}, onDelivery, aroundDelivery, onProblem } = options;
  const aborting = new AbortController();
  const underWay = new Set<Promise<void>>();
  const slots = new Map<string, number>();
  let stopping = false;
  let turn: Promise<void> | null = null;
  let wake = new AbortController();
  let gathering: NodeJS.Timeout | null = null;

  async function run(): Promise<void> {
    await clearBackOff(database).catch((error: unknown) => onProblem('the outbox could not be read', { error }));
    while (!stopping) {
      wake = new AbortController();
      const pauseMs = await poll().catch((error: unknown) => {
        onProblem('the outbox could not be read', { error });
        return maxPollMs;
      });
      if (!stopping) await nextTurn();
      await sleep(pauseMs, undefined, { signal: wake.signal }).catch(() => {}); // woken early
    }
  }

  /** Starts each entry that is due and has a free slot; returns the milliseconds until the next poll. */
  async function poll(): Promise<number> {
    const now = new Date();
    const until = new Date(now.getTime() + claimMs);
    let pauseMs = maxPollMs;
    let free = maxInAll - underWay.size;
    const claims: Promise<OutboxEntry[]>[] = [];
    for (const { destination, due } of await readDestinations(database.db)) {
      const limit = Math.min(free, maxPerDestination - (slots.get(destination) ?? 0));
      if (stopping || limit <= 0) continue;
      if (due > now) {
        pauseMs = Math.min(pauseMs, due.getTime() - now.getTime());
        continue;
      }
      free -= limit;
      claims.push(claimDue(database, { destination, limit, now, until }));
    }
    // Together, so that they share a commit.
    const claimed = (await Promise.all(claims)).flat();
    for (const entry of claimed) {
      start(entry);
      if (!stopping) await sleep(startEveryMs);
    }
    return claimed.length > 0 ? 0 : pauseMs;
  }

  function start(entry: OutboxEntry): void {
    const { destination } = entry;
    slots.set(destination, (slots.get(destination) ?? 0) + 1);
    const delivery = deliver(entry).catch((error: unknown) =>
      onProblem('a delivery could not be recorded', { entry, error }),
    );
    underWay.add(delivery);
    void Promise.all([delivery, sleep(minSlotMs)]).then(() => {
      underWay.delete(delivery);
      const taken = (slots.get(destination) ?? 1) - 1;
      if (taken > 0) slots.set(destination, taken);
      else slots.delete(destination);
      wake.abort();
    });
  }

  async function deliver(entry: OutboxEntry): Promise<void> {
    const startedAt = new Date();
    const delivery = aroundDelivery ? await aroundDelivery(entry, () => attempt(entry)) : await attempt(entry);
    const endedAt = new Date();
    const ms = endedAt.getTime() - startedAt.getTime();
    onDelivery?.({ channel: channels[entry.channel] ? entry.channel : 'unknown', outcome: delivery.outcome, ms });
    if (!stopping) await nextTurn();
    // An aborted delivery may have arrived or not: the entry is due again when its claim ends.
    if (aborting.signal.aborted && delivery.outcome !== 'delivered') return;
    if ('error' in delivery)
      onProblem(`an entry of the outbox was ${delivery.outcome}`, { entry, code: delivery.error });
    await settle(database, entry, {
      startedAt,
      endedAt,
      delivery,
      giveUpAfterMs: channels[entry.channel]?.giveUpAfterMs ?? longestMs,
      onAttempt: onAttempt[entry.channel],
      onSettled: onSettled[entry.kind],
    });
  }

  function nextTurn(): Promise<void> {
    turn ??= sleep(turnMs).then(() => {
      turn = null;
    });
    return turn;
  }

  async function attempt(entry: OutboxEntry): Promise<Delivery> {
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(deliveryMs)]);
    const aborted = new Promise<Delivery>((resolve) => {
      signal.addEventListener('abort', () => resolve({ outcome: 'deferred', error: 'timeout' }));
    });
    try {
      const channel = channels[entry.channel];
      if (!channel) return { outcome: 'deferred', error: 'unknown channel' };
      return await Promise.race([channel.deliver(entry, signal), aborted]);
    } catch (error) {
      onProblem('a channel failed', { entry, error });
      return { outcome: 'deferred', error: 'internal' };
    }
  }

  const running = run();
  return {
    wake() {
      gathering ??= setTimeout(() => {
        gathering = null;
        wake.abort();
      }, gatherMs);
    },
    async stop(graceMs) {
      stopping = true;
      if (gathering) clearTimeout(gathering);
      wake.abort();
      const grace = setTimeout(() => aborting.abort(), graceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(grace);
    },
  };
}
