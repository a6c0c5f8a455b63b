import { setTimeout as delay } from 'node:timers/promises';
import { submit } from '#/tests/support/submit.ts';
import type { Ledger } from './ledger.ts';

export interface Senders {
  /** How many were acknowledged since they began. */
  acknowledged(): number;
  /** How many of them wait for the database: 202. */
  waiting(): number;
  /** How many were answered 503. */
  refused(): number;
  /** Answers other than 201, 202 and 503, which nobody should get. */
  wrong: string[];
  /** Resolves when all have had their last answer, or lost their connection. */
  stop(): Promise<void>;
}

const pauseMs = 20;

/** Sends once more what has had no answer yet; it stays open where it gets none again. */
export async function sendOpen(origin: string, ledger: Ledger): Promise<void> {
  for (const key of [...ledger.open]) {
    const answer = await submit(origin, key).catch(() => null);
    if (answer?.row) ledger.acknowledge(key, answer.row.id);
  }
}

/** Sends requests without end, each under a key of its own, those first that have had no answer yet. */
export function startSenders(origin: string, ledger: Ledger, howMany = 4): Senders {
  let stopped = false;
  let count = 0;
  let waiting = 0;
  let refused = 0;
  const wrong: string[] = [];
  const again = [...ledger.open];

  async function send(): Promise<void> {
    while (!stopped) {
      const key = again.pop() ?? crypto.randomUUID();
      ledger.send(key);
      const answer = await submit(origin, key).catch(() => null);
      if (answer?.row) {
        ledger.acknowledge(key, answer.row.id);
        count += 1;
        if (answer.status === 202) waiting += 1;
        continue;
      }
      if (answer?.status === 503) refused += 1;
      else if (answer) wrong.push(`${key}: ${answer.status}`);
      again.push(key);
      await delay(pauseMs);
    }
  }
  const sending = Promise.all(Array.from({ length: howMany }, send));
  return {
    acknowledged: () => count,
    waiting: () => waiting,
    refused: () => refused,
    wrong,
    async stop() {
      stopped = true;
      await sending;
    },
  };
}
