import type { Database } from '#/database/open.ts';
import { StorageUnavailableError } from '#/database/storage-error.ts';
import type { Actor } from '#/events/actor.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import type { SubmissionInput } from '../request/submission-input.ts';
import type { SentSubmission } from '../request/tables.ts';
import { type Judge, judgeTrapsOnly, type Signs } from '../spam/judge.ts';
import type { Challenge } from '../spam/proofs.ts';
import type { SpamReason } from '../spam/spam-reason.ts';
import { findReceipt, newIdentity, type Origin, type Receipt, receiveSubmission, rowOf } from './receive.ts';
import type { Spool, Waiting } from './spool/spool.ts';

/** The outcome of a request sent by form or by script. */
export type IntakeResult =
  /**
   * `isNew` is false for a repeat. `confirmed`: an email to the sender is on its way to a mail server. `isHeld`: its
   * sender is told that a person looks at it first; senders of other spam are told nothing. `isWaiting`: it is in this
   * server's spool, and is stored when the database is back.
   */
  | {
      outcome: 'stored';
      row: SentSubmission;
      isNew: boolean;
      confirmed: boolean;
      isSpam: boolean;
      isHeld: boolean;
      isWaiting: boolean;
    }
  /** The idempotency key was used before with other content. */
  | { outcome: 'key-reused' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** Nothing is stored; the sender may try again with a proof of work. `isWrong`: the proof that came is not valid. */
  | { outcome: 'proof-needed'; challenge: Challenge; isWrong: boolean };

/**
 * What became of a request, for metrics: stored, stored as spam, refused (also when a field is missing), stored before, or
 * failed on our side.
 */
export type FormOutcome = 'stored' | 'spam' | 'refused' | 'repeated' | 'failed';
export type OnFormOutcome = (outcome: FormOutcome) => void;

export interface IntakeCall {
  /** The address set by `peerAddress`. */
  peer: string;
  input: SubmissionInput;
  /** The sender, for the event. */
  actor: Actor;
  idempotencyKey: string | null;
  /** The call in which it was made, if any. */
  from?: Pick<Origin, 'callId' | 'urgent'>;
  signs?: Signs;
}

/** Visible ASCII, as a header field may hold it, of bounded length. */
export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(text);
}

export type Intake = (call: IntakeCall) => Promise<IntakeResult>;

export interface IntakeOptions {
  database: Database;
  limiter: Limiter;
  /** Tells doubtful requests from others; by default only those with a filled-in trap are. */
  judge?: Judge;
  /** Takes over while the database is away; without it, requests are refused then. */
  meanwhile?: Meanwhile | null;
  /** Emails go to a mail server; otherwise nobody is promised one. */
  sendsMail: boolean;
  onStored(): void;
  /** Told of each request that comes here. */
  onOutcome?: OnFormOutcome | undefined;
}

/** Limits and checks that count in memory, and the spool for the requests that pass them. */
export interface Meanwhile {
  limiter: Limiter;
  judge: Judge;
  spool: Spool;
}

/** The page waits 20 seconds for its answer, and counting against the limits may have taken some of them. */
const writeTimeoutMs = 5_000;

/**
 * Accepts requests from JSON and forms: counts each new one against its address, stores it, wakes the outbox. While the
 * database is away they wait in the spool.
 */
export function createIntake({
  database,
  limiter,
  judge = judgeTrapsOnly,
  meanwhile = null,
  sendsMail,
  onStored,
  onOutcome = () => {},
}: IntakeOptions): Intake {
  const runExclusive = createKeyedMutex();
  const usual = { limiter, judge };

  function stored(receipt: Exclude<Receipt, { outcome: 'key-reused' }>, isNew: boolean): IntakeResult {
    const { row, confirmed, spamReason } = receipt;
    return { outcome: 'stored', row, isNew, confirmed: confirmed && sendsMail, ...told(spamReason), isWaiting: false };
  }

  /** Whether a receipt goes out is decided when the request is stored, so none is promised. */
  function kept({ input, from = {} }: IntakeCall, waiting: Waiting, isNew: boolean): IntakeResult {
    const row = rowOf(input, waiting, from);
    return { outcome: 'stored', row, isNew, confirmed: false, ...told(waiting.spamReason), isWaiting: true };
  }

  async function findEarlier(idempotencyKey: string | null, input: SubmissionInput): Promise<Receipt | null> {
    if (idempotencyKey === null || meanwhile?.spool.isAway) return null;
    try {
      return await findReceipt(database.db, input, idempotencyKey);
    } catch (error) {
      if (meanwhile && error instanceof StorageUnavailableError) return null;
      throw error;
    }
  }

  /** Stores a request, or keeps it in the spool when the database does not take it. */
  async function storeOrKeep(call: IntakeCall, spamReason: SpamReason | null): Promise<Receipt | Waiting> {
    const { input, actor, idempotencyKey, from: { callId = null, urgent = false } = {} } = call;
    const as = newIdentity();
    try {
      if (meanwhile?.spool.isAway) throw new StorageUnavailableError('AWAY', null);
      const writing = receiveSubmission(database, input, idempotencyKey, actor, { callId, urgent, spamReason, as });
      return await (meanwhile && database.kind === 'postgres' ? withTimeout(writeTimeoutMs, writing) : writing);
    } catch (error) {
      if (!meanwhile || !(error instanceof StorageUnavailableError)) throw error;
      const waiting = { ...as, spamReason };
      await meanwhile.spool.keep({ ...waiting, idempotencyKey, input, actor, callId, urgent });
      return waiting;
    }
  }

  async function intake(call: IntakeCall): Promise<IntakeResult> {
    const { peer, input, idempotencyKey, signs = {} } = call;
    return idempotencyKey === null ? store() : runExclusive(idempotencyKey, store);

    async function store(): Promise<IntakeResult> {
      const waiting = meanwhile?.spool.find(idempotencyKey, input);
      if (waiting) return kept(call, waiting, false);
      const { limiter, judge } = meanwhile?.spool.isAway ? meanwhile : usual;
      const admission = await limiter.take(peer);
      if (!admission.admitted) {
        // A repeat is answered even above the limit, because its first answer may have been lost.
        const earlier = await findEarlier(idempotencyKey, input);
        if (earlier?.outcome === 'repeated') return stored(earlier, false);
        return { outcome: 'limited', retryAfterSeconds: admission.retryAfterSeconds };
      }
      try {
        const { pressure } = admission;
        const verdict = await judge({ peer, input, idempotencyKey, pressure, signs });
        if (verdict.kind === 'needs-proof') {
          await verdict.undo();
          // No page of ours sends a wrong proof, and each costs us some work.
          if (!verdict.isWrong) await limiter.giveBack(peer);
          const earlier = await findEarlier(idempotencyKey, input);
          if (earlier) return earlier.outcome === 'key-reused' ? earlier : stored(earlier, false);
          return { outcome: 'proof-needed', challenge: verdict.challenge, isWrong: verdict.isWrong };
        }
        const receipt = await storeOrKeep(call, verdict.spamReason);
        if (!('outcome' in receipt)) return kept(call, receipt, true);
        const isNew = receipt.outcome === 'created';
        if (isNew) onStored();
        else await Promise.all([limiter.giveBack(peer), verdict.undo()]);
        return receipt.outcome === 'key-reused' ? receipt : stored(receipt, isNew);
      } catch (error) {
        await limiter.giveBack(peer);
        throw error;
      }
    }
  }

  return async function countedIntake(call) {
    try {
      const result = await intake(call);
      onOutcome(outcomeOf(result));
      return result;
    } catch (error) {
      onOutcome('failed');
      throw error;
    }
  };
}

function told(spamReason: SpamReason | null): { isSpam: boolean; isHeld: boolean } {
  return { isSpam: spamReason !== null, isHeld: spamReason === 'no-proof' };
}

/** The work goes on after the timeout and may still store the request, so the spool looks for its id before it stores it. */
async function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageUnavailableError('ETIMEDOUT', null)), limitMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(result: IntakeResult): FormOutcome {
  if (result.outcome !== 'stored') return 'refused';
  if (!result.isNew) return 'repeated';
  return result.isSpam ? 'spam' : 'stored';
}

/** Runs work with the same key one after the other, so that fifty repeats at once count as one new request. */
function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
