import { useState } from 'react';
import type { Outcome } from './account-api.ts';
import { useChange } from './use-change.ts';

/** Changes that want the password of the last minutes: what was refused for its age waits until it is given again. */
export function useRecentChange() {
  const { busy, run, problem, errors } = useChange();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);

  /** Makes a change, or asks for the password first. */
  async function change<T>(work: () => Promise<Outcome<T>>, then: (body: T) => void | Promise<void>): Promise<void> {
    let needed = false;
    const result = await run(async () => {
      const outcome = await work();
      needed = outcome.kind === 'password-needed';
      return outcome;
    });
    if (result.done) await then(result.body);
    else if (needed) setWaiting(() => () => change(work, then));
  }

  return {
    busy,
    problem,
    errors,
    change,
    /** Null unless a change waits for the password. */
    waiting: waiting && {
      resume() {
        setWaiting(null);
        void waiting();
      },
      cancel: () => setWaiting(null),
    },
  };
}
