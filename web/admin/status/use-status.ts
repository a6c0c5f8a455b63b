import { useEffect, useState } from 'react';
import { type Refusal, refusalOf } from '../api/failure.ts';
import { endSession } from '../session/session.ts';
import type { StatusOutcome } from './load-status.ts';
import { readStatus, type Status } from './status-api.ts';

/** How often the figures are read again while the page is in sight. */
const everyMs = 30_000;

interface ShownStatus {
  /** The last that could be read; null when none could. */
  status: Status | null;
  /** Why the latest reading failed; null when it did not. */
  refusal: Refusal | null;
}

/** The status of the page's load, read again by itself. What was read last stays when that fails. */
export function useStatus(loaded: StatusOutcome): ShownStatus {
  const [from, setFrom] = useState(loaded);
  const [shown, setShown] = useState<ShownStatus>(() => shownOf(loaded, null));
  if (from !== loaded) {
    setFrom(loaded);
    setShown(shownOf(loaded, shown.status));
  }
  const mayRead = shown.status !== null;

  useEffect(() => {
    if (!mayRead) return;
    const left = new AbortController();
    async function read(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      const answer = await readStatus(left.signal);
      if (left.signal.aborted) return;
      if (answer.ok) return setShown({ status: answer.body, refusal: null });
      const refusal = refusalOf(answer.failure);
      if (refusal === 'signed-out') endSession();
      setShown((before) => ({ status: refusal === 'forbidden' ? null : before.status, refusal }));
    }
    const timer = setInterval(() => void read(), everyMs);
    const onSight = () => void read();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [mayRead]);

  return shown;
}

function shownOf(outcome: StatusOutcome, before: Status | null): ShownStatus {
  if (outcome.kind === 'loaded') return { status: outcome.status, refusal: null };
  return { status: outcome.kind === 'failed' ? before : null, refusal: outcome.kind };
}
