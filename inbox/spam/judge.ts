import { randomBytes } from 'node:crypto';
import type { Pressure } from '#/http/limits/limiter.ts';
import type { SubmissionInput } from '../request/submission-input.ts';
import type { FormKeys } from './form-keys.ts';
import type { Challenge, Proofs } from './proofs.ts';
import type { RepeatedTexts } from './repeated-texts.ts';
import type { SpamReason } from './spam-reason.ts';

/** What the way in knows of a request that helps to tell a program from a person. */
export interface Signs {
  /** A trap was filled in. */
  isTrapped?: boolean;
  /** A solved challenge, as it came. */
  proof?: string | null;
  /**
   * Under pressure, without a proof: `ask` for one; `hold` the request, where no script can solve a challenge; in a call
   * (`hold-own`) hold it when its own address or network is above a limit, whatever others send.
   */
  unproven?: 'ask' | 'hold' | 'hold-own';
}

export type Verdict =
  /** `undo` takes back what was counted, for a request that is not stored as new. */
  | { kind: 'store'; spamReason: SpamReason | null; undo(): Promise<void> }
  /** `isWrong`: one came and does not count. */
  | { kind: 'needs-proof'; challenge: Challenge; isWrong: boolean; undo(): Promise<void> };

export interface JudgeParts {
  formKeys: FormKeys;
  /** A form filled in faster is doubtful; 0 for none. */
  minFillMs: number;
  proofs: Proofs;
  texts: RepeatedTexts;
}

/** A request to be judged. */
export interface Judged {
  peer: string;
  input: SubmissionInput;
  idempotencyKey: string | null;
  pressure: Pressure | undefined;
  signs: Signs;
}

export type Judge = (request: Judged) => Promise<Verdict>;

/** The form that proofs are for: the only one there is. */
const form = 'request';

async function nothingToUndo(): Promise<void> {}

/** Without the parts: where requests come from a test or a benchmark. Only traps count. */
export const judgeTrapsOnly: Judge = async ({ signs }) => ({
  kind: 'store',
  spamReason: signs.isTrapped ? 'trap' : null,
  undo: nothingToUndo,
});

/** Doubtful requests are stored as spam with a reason, and none is refused for good. */
export function createJudge({ formKeys, minFillMs, proofs, texts }: JudgeParts): Judge {
  function isTooFast(key: string | null): boolean {
    const ageMs = key === null ? null : formKeys.ageMs(key);
    return ageMs !== null && ageMs < minFillMs;
  }

  return async function judge({ peer, input, idempotencyKey, pressure, signs }) {
    const spam = (spamReason: SpamReason) => ({ kind: 'store', spamReason, undo: nothingToUndo }) as const;
    if (signs.isTrapped) return spam('trap');
    if (isTooFast(idempotencyKey)) return spam('too-fast');
    const { isRepeated, undo } = await texts.count(peer, input);
    if (isRepeated) return spam('repeated');

    const fine = { kind: 'store', spamReason: null, undo } as const;
    if (!pressure) return fine;
    const { proof = null, unproven = 'ask' } = signs;
    if (unproven === 'hold-own') return pressure === 'own' ? { ...fine, spamReason: 'limit' } : fine;
    if (proof !== null && idempotencyKey !== null && (await proofs.verify(proof, form, idempotencyKey))) return fine;
    if (unproven === 'hold') return { ...fine, spamReason: 'no-proof' };
    // A request without a key gets one, because a proof is for a key.
    const challenge = await proofs.challenge(form, idempotencyKey ?? randomBytes(16).toString('hex'));
    return { kind: 'needs-proof', challenge, isWrong: proof !== null, undo };
  };
}
