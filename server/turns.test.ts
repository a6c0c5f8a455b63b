import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('requests wait in order while connections come, and those with nothing left to do take no place', async () => {
  const turns = createTurns();
  const handled: string[] = [];
  function come(name: string, isThere = true): void {
    turns.handle(() => {
      if (isThere) handled.push(name);
      return isThere;
    });
  }
  turns.accept();
  for (let count = 0; count < 20; count++) come(`early ${count}`);
  for (let count = 0; count < 1_000; count++) come(`gone ${count}`, false);
  come('late');
  expect(handled).toHaveLength(16);
  await nextTurn();
  expect(handled).toEqual([...Array.from({ length: 20 }, (_, count) => `early ${count}`), 'late']);
});

it('all requests are handled in the turn in which they come while no connection does', () => {
  const turns = createTurns();
  let handled = 0;
  for (let count = 0; count < 500; count++) turns.handle(() => ++handled > 0);
  expect(handled).toBe(500);
});
