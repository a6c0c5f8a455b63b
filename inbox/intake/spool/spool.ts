import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#/database/open.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import type { SubmissionInput } from '../../request/submission-input.ts';
import { hashContent } from '../receive.ts';
import { openSpoolFolder } from './spool-folder.ts';
import type { SpooledRequest } from './spooled-request.ts';
import { storeSpooled } from './store-spooled.ts';

/** What may wait in one data directory: some minutes of a flood, or weeks of usual requests. */
export const spoolLimits = { requests: 5_000, bytes: 32 * 1024 * 1024 };

/** Keeps requests on the local disk while the database is away, and stores them, once, when it is back. */
export interface Spool {
  /** The last write failed. Until one succeeds, only the spool writes requests to the database. */
  readonly isAway: boolean;
  /** The waiting request with this key and content. */
  find(idempotencyKey: string | null, input: SubmissionInput): Waiting | null;
  /**
   * Resolves when the request is on the disk.
   * @throws {StorageUnavailableError} when the spool is full or cannot be written.
   */
  keep(request: SpooledRequest): Promise<void>;
  /** Resolves when the write under way has ended. What waits then is stored after the next start. */
  stop(): Promise<void>;
}

export type Waiting = Pick<SpooledRequest, 'id' | 'createdAt' | 'spamReason'>;

export interface SpoolOptions {
  database: Database;
  dataDir: string;
  limits?: typeof spoolLimits;
  /** Whether its sender was erased after it came; such a request is deleted, not stored. */
  isErased(request: SpooledRequest): Promise<boolean>;
  /** Called when requests were stored. */
  onStored(): void;
  report: SpoolReport;
}

/** Called for the operator's log. */
export interface SpoolReport {
  /** The database is away and this many requests wait. Called at the first one, and every minute. */
  waiting(requests: number): void;
  /** No request waits any more; this many were stored. */
  stored(requests: number): void;
  /**
   * A request could not be stored at the second try although the database answers; it is tried again. What cannot be read
   * when the spool is opened is not tried again before the next start; `error` is null where it is no request of ours.
   */
  failed(requestId: string, error: unknown): void;
}

interface Entry extends Waiting {
  idempotencyKey: string | null;
  /** Null for one without a key. */
  name: string | null;
  bytes: number;
  /** By `performance.now()`. */
  dueAtMs: number;
  /** The database answered, and did not take this one. */
  wasRefused: boolean;
}

const retryMs = 1_000; // and at least as long as the last try took
/** For a request that the database refuses while it takes others. */
const refusedRetryMs = 60_000;
const reportMs = 60_000;
/** Group commit and the pool of connections take so many at a time with ease. */
const atOnce = 4;

/** Opens the spool of a data directory, and begins to store what waits there. */
export async function openSpool({
  database,
  dataDir,
  limits = spoolLimits,
  isErased,
  onStored,
  report,
}: SpoolOptions): Promise<Spool> {
  const folder = openSpoolFolder(dataDir, database.sealer);
  const entries = new Map<string, Entry>();
  const byName = new Map<string, Entry>();
  const stopped = new AbortController();
  const beingWritten = { requests: 0, bytes: 0 };
  let bytes = 0;
  let isAway = false;
  let working: Promise<void> | null = null;
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  let storedSince = 0;

  for (const id of await folder.list()) {
    try {
      const read = await folder.read(id);
      if (read) add(entryOf(read.request, read.bytes));
      else report.failed(id, null);
    } catch (error) {
      report.failed(id, error);
    }
  }
  wake();

  function add(entry: Entry): void {
    entries.set(entry.id, entry);
    if (entry.name !== null) byName.set(entry.name, entry);
    bytes += entry.bytes;
  }

  function drop(entry: Entry): void {
    entries.delete(entry.id);
    if (entry.name !== null && byName.get(entry.name) === entry) byName.delete(entry.name);
    bytes -= entry.bytes;
  }

  /** Counts what is being written against the limits. */
  function reserve(wanted: typeof spoolLimits): boolean {
    const requests = entries.size + beingWritten.requests + wanted.requests;
    if (requests > limits.requests || bytes + beingWritten.bytes + wanted.bytes > limits.bytes) return false;
    beingWritten.requests += wanted.requests;
    beingWritten.bytes += wanted.bytes;
    return true;
  }

  function wake(): void {
    if (entries.size === 0 || stopped.signal.aborted) return;
    working ??= drain()
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) throw error;
      })
      .finally(() => {
        working = null;
        wake();
      });
  }

  async function drain(): Promise<void> {
    while (entries.size > 0 && !stopped.signal.aborted) {
      const due = nextDue();
      const beganAtMs = performance.now();
      const outcomes = await Promise.all(due.map(storeOne));
      const settled = due.filter((_, index) => outcomes[index] === 'settled');
      await forget(settled);
      if (due.length > 0) setAway(outcomes.includes('away'));
      const hasProgress = settled.length > 0 && !isAway;
      if (entries.size === 0 || hasProgress) continue;
      // A locked SQLite file holds up the whole process while it is tried.
      const waitMs = Math.max(retryMs, performance.now() - beganAtMs);
      await pause(waitMs, undefined, { signal: stopped.signal });
    }
    setAway(false);
    if (storedSince > 0) report.stored(storedSince);
    storedSince = 0;
  }

  /** The oldest due entries; of several with one key only the first, which gets the key. */
  function nextDue(): Entry[] {
    const due: Entry[] = [];
    const keys = new Set<string>();
    for (const entry of entries.values()) {
      const { dueAtMs, idempotencyKey: key } = entry;
      if (dueAtMs <= performance.now() && (key === null || !keys.has(key))) due.push(entry);
      if (key !== null) keys.add(key);
      if (due.length === atOnce) break;
    }
    return due;
  }

  /** `away`: the database is unavailable. `later`: only this request failed. */
  async function storeOne(entry: Entry): Promise<'settled' | 'away' | 'later'> {
    try {
      const read = await folder.read(entry.id);
      if (!read) throw new Error('the file of a request was changed');
      if (!(await isErased(read.request))) {
        await storeSpooled(database, read.request);
        storedSince += 1;
      }
      return 'settled';
    } catch (error) {
      if (error instanceof StorageUnavailableError) return 'away';
      // A write that timed out may have ended just now: then the next try finds the request stored.
      const isFirst = !entry.wasRefused;
      entry.wasRefused = true;
      entry.dueAtMs = performance.now() + (isFirst ? retryMs : refusedRetryMs);
      if (!isFirst) report.failed(entry.id, error);
      return 'later';
    }
  }

  async function forget(settled: Entry[]): Promise<void> {
    if (settled.length === 0) return;
    try {
      await folder.remove(settled.map(({ id }) => id));
      for (const entry of settled) drop(entry);
      onStored();
    } catch (error) {
      // They are stored: another try stores none of them again.
      for (const entry of settled) entry.dueAtMs = performance.now() + refusedRetryMs;
      report.failed(settled[0]?.id ?? '', error);
    }
  }

  function setAway(away: boolean): void {
    isAway = away;
    if (!away) {
      reportedAtMs = Number.NEGATIVE_INFINITY;
    } else if (performance.now() - reportedAtMs >= reportMs) {
      reportedAtMs = performance.now();
      report.waiting(entries.size);
    }
  }

  return {
    get isAway() {
      return isAway;
    },
    find: (idempotencyKey, input) => byName.get(nameOf(idempotencyKey, input) ?? '') ?? null,
    async keep(request) {
      const content = folder.content(request);
      const wanted = { requests: 1, bytes: content.length };
      if (!reserve(wanted)) throw new StorageUnavailableError('SPOOL_FULL', null);
      try {
        await folder.write(request.id, content);
        add(entryOf(request, content.length));
      } catch (error) {
        throw new StorageUnavailableError((error as NodeJS.ErrnoException).code ?? 'spool', error);
      } finally {
        beingWritten.requests -= wanted.requests;
        beingWritten.bytes -= wanted.bytes;
      }
      setAway(true);
      wake();
    },
    async stop() {
      stopped.abort();
      await working?.catch(() => {}); // the pause that was cut short
    },
  };
}

function entryOf(request: SpooledRequest, bytes: number): Entry {
  const { id, createdAt, spamReason, idempotencyKey, input } = request;
  return {
    id,
    createdAt,
    spamReason,
    idempotencyKey,
    name: nameOf(idempotencyKey, input),
    bytes,
    dueAtMs: 0,
    wasRefused: false,
  };
}

/** While the database is away a key may come again with another text; each text is kept, so the name has both. */
function nameOf(idempotencyKey: string | null, input: SubmissionInput): string | null {
  return idempotencyKey === null ? null : `${idempotencyKey} ${hashContent(input)}`;
}
