import { expect, test } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

test('reports a busy process as late', { timeout: 30_000 }, async () => {
  const loop = watchLoopDelay();
  expect(loop.isLate).toBe(false);
  let busy = true;
  function work(): void {
    const until = performance.now() + 60;
    while (performance.now() < until);
    if (busy) setTimeout(work, 0);
  }
  work();
  await expect.poll(() => loop.isLate, { timeout: 15_000, interval: 200 }).toBe(true);
  busy = false;
  loop.close();
});
