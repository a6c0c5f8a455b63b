import { useState } from 'react';
import { endSession } from '../session/session.ts';
import type { Outcome } from './account-api.ts';
import { outcomeText } from './outcome-text.ts';

/** One change at a time, and why the last one was not made. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function run<T>(work: () => Promise<Outcome<T>>): Promise<{ done: true; body: T } | { done: false }> {
    setBusy(true);
    setOutcome(null);
    const result = await work();
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'signed-out') endSession();
    return result.kind === 'done' ? { done: true, body: result.body } : { done: false };
  }

  return {
    busy,
    run,
    problem: outcome && outcomeText(outcome),
    errors: (outcome?.kind === 'invalid' ? outcome.errors : {}) as Record<string, string | undefined>,
  };
}
