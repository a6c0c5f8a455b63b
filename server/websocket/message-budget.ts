/** So many messages may come at once, and so many a second for long: a recogniser sends about ten. */
const burst = 100;
const perSecond = 40;
/** What is no message costs as much as several that are. */
const strayCost = 5;

/** Counts what one socket sends. */
export interface MessageBudget {
  /** False when it was more than anybody needs. */
  spend(kind: 'message' | 'stray', nowMs: number): boolean;
}

export function createMessageBudget(startMs: number): MessageBudget {
  let left = burst;
  let countedAt = startMs;
  return {
    spend(kind, nowMs) {
      left = Math.min(burst, left + ((nowMs - countedAt) / 1_000) * perSecond);
      countedAt = nowMs;
      left -= kind === 'stray' ? strayCost : 1;
      return left >= 0;
    },
  };
}
