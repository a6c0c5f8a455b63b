import { setTimeout as delay } from 'node:timers/promises';
import { countSpooled } from '#/inbox/intake/spool/spool-folder.ts';

const limitMs = 120_000;

/** Waits until a running server has stored what waits in its spool. Gives how many are left after two minutes. */
export async function drained(dataDir: string): Promise<number> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if ((await countSpooled(dataDir)) === 0) return 0;
    await delay(100);
  }
  return countSpooled(dataDir);
}
