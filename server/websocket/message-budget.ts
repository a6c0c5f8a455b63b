/** What one socket may send: so many at once, and so many a second for long. */
interface Allowance {
  burst: number;
  perSecond: number;
}

/** A recogniser sends about ten. */
const messages: Allowance = { burst: 100, perSecond: 40 };
/** A microphone gives 50, and after a network's pause those of two seconds at once. */
const frames: Allowance = { burst: 150, perSecond: 55 };
/** What is no message costs as much as several that are. */
const strayCost = 5;

/** Counts what one socket sends. */
export interface MessageBudget {
  /** False when it was more than anybody needs. */
  spend(kind: 'message' | 'stray', nowMs: number): boolean;
}

export function createMessageBudget(startMs: number): MessageBudget {
  return createBudget(messages, startMs);
}

/** For frames of sound. What did not fit costs nothing more. */
export function createFrameBudget(startMs: number): MessageBudget {
  return createBudget(frames, startMs);
}

function createBudget({ burst, perSecond }: Allowance, startMs: number): MessageBudget {
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
