import type { Database } from '#/database/open.ts';
import type { Actor } from '#/events/actor.ts';
import type { Limiter } from '#/http/limits/limiter.ts';
import type { SubmissionInput } from '../request/submission-input.ts';
import type { SentSubmission } from '../request/tables.ts';
import { type Judge, judgeTrapsOnly, type Signs } from '../spam/judge.ts';
import type { Challenge } from '../spam/proofs.ts';
import { findReceipt, type Origin, type Receipt, receiveSubmission } from './receive.ts';

/** The outcome of a request sent by form or by script. */
export type IntakeResult =
  /**
   * `isNew` is false for a repeat. `confirmed`: an email to the sender is on its way to a mail server. `isHeld`: its
   * sender is told that a person looks at it first; of other spam they are told nothing.
   */
  | { outcome: 'stored'; row: SentSubmission; isNew: boolean; confirmed: boolean; isSpam: boolean; isHeld: boolean }
  /** The idempotency key was used before with other content. */
  | { outcome: 'key-reused' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** Nothing is stored: it may come again with a proof of work. `isWrong`: one came and does not count. */
  | { outcome: 'proof-needed'; challenge: Challenge; isWrong: boolean };

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
  /** Emails go to a mail server; otherwise nobody is promised one. */
  sendsMail: boolean;
  onStored(): void;
}

/** Accepts requests from JSON and forms: counts each new one against its address, stores it, wakes the outbox. */
export function createIntake({
  database,
  limiter,
  judge = judgeTrapsOnly,
  sendsMail,
  onStored,
}: IntakeOptions): Intake {
  const runExclusive = createKeyedMutex();

  function stored(receipt: Exclude<Receipt, { outcome: 'key-reused' }>, isNew: boolean): IntakeResult {
    const { row, confirmed, spamReason } = receipt;
    const isSpam = spamReason !== null;
    return {
      outcome: 'stored',
      row,
      isNew,
      confirmed: confirmed && sendsMail,
      isSpam,
      isHeld: spamReason === 'no-proof',
    };
  }

  return async function intake({ peer, input, actor, idempotencyKey, from, signs = {} }) {
    return idempotencyKey === null ? store() : runExclusive(idempotencyKey, store);

    async function store(): Promise<IntakeResult> {
      const admission = await limiter.take(peer);
      if (!admission.admitted) {
        // A repeat is answered even above the limit, because its first answer may have been lost.
        const earlier = idempotencyKey === null ? null : await findReceipt(database.db, input, idempotencyKey);
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
          const earlier = idempotencyKey === null ? null : await findReceipt(database.db, input, idempotencyKey);
          if (earlier) return earlier.outcome === 'key-reused' ? earlier : stored(earlier, false);
          return { outcome: 'proof-needed', challenge: verdict.challenge, isWrong: verdict.isWrong };
        }
        const { spamReason } = verdict;
        const receipt = await receiveSubmission(database, input, idempotencyKey, actor, { ...from, spamReason });
        const isNew = receipt.outcome === 'created';
        if (isNew) onStored();
        else await Promise.all([limiter.giveBack(peer), verdict.undo()]);
        return receipt.outcome === 'key-reused' ? receipt : stored(receipt, isNew);
      } catch (error) {
        await limiter.giveBack(peer);
        throw error;
      }
    }
  };
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
