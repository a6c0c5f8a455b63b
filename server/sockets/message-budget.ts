import { type Allowance, frameAllowance, messageAllowance, strayCost } from '#/voice/protocol/limits.ts';

/** Counts what one socket sends. */
export interface MessageBudget {
  /** False when it was more than anybody needs. */
  spend(kind: 'message' | 'stray', nowMs: number): boolean;
}

export function createMessageBudget(startMs: number): MessageBudget {
  return createBudget(messageAllowance, startMs);
}

/** For frames of sound. What did not fit costs nothing more. */
export function createFrameBudget(startMs: number): MessageBudget {
  return createBudget(frameAllowance, startMs);
}

export function createBudget({ burst, perSecond }: Allowance, startMs: number): MessageBudget {
  let left = burst;
  let countedAt = startMs;
  return {
    spend(kind, nowMs) {
      left = Math.min(burst, left + ((nowMs - countedAt) / 1_000) * perSecond);
      countedAt = nowMs;
      const cost = kind === 'stray' ? strayCost : 1;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}
