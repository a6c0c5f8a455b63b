import { type Allowance, frameAllowance, messageAllowance, strayCost } from '#/voice/protocol/limits.ts';

/** A token bucket for what one socket sends. */
export interface MessageBudget {
  /** Returns false, and costs nothing, when the budget is used up. */
  spend(kind: 'message' | 'stray', nowMs: number): boolean;
}

export function createMessageBudget(startMs: number): MessageBudget {
  return createBudget(messageAllowance, startMs);
}

/** For frames of sound. */
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
