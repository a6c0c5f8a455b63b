import { expect, it } from 'vitest';
import { createStandingQueue } from './standing-queue.ts';

function openQueue() {
  let atMs = 0;
  const queue = createStandingQueue({ quickMs: 100, burstMs: 500, shortLength: 2 }, () => atMs);
  const pass = (ms: number) => {
    atMs += ms;
  };
  return { queue, pass };
}

/** So many come at once and leave together, as those of one commit do. */
function commit({ queue, pass }: ReturnType<typeof openQueue>, amount: number, ms: number): void {
  const leaving = Array.from({ length: amount }, queue.enter);
  pass(ms);
  for (const leave of leaving) leave(true);
}

it('is one of a burst for half a second', () => {
  const { queue, pass } = openQueue();
  for (let count = 0; count < 10; count++) queue.enter();
  pass(500);
  expect(queue.isStanding()).toBe(false);
  pass(1);
  expect(queue.isStanding()).toBe(true);
});

it('stands where everybody waits long, though each commit empties it', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  for (let count = 0; count < 2; count++) open.queue.enter();
  expect(open.queue.isStanding()).toBe(true);
});

it('stands no more when somebody was quick, or when it is short', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  expect(open.queue.isStanding(), 'short').toBe(false);
  commit(open, 10, 100);
  for (let count = 0; count < 10; count++) open.queue.enter();
  expect(open.queue.isStanding(), 'quick').toBe(false);
});

it('forgets what was slow when nobody came for a while, and takes no refusal for a quick one', () => {
  const open = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(open, 10, 200);
  open.queue.enter()(false);
  for (let count = 0; count < 2; count++) open.queue.enter();
  expect(open.queue.isStanding()).toBe(true);

  const later = openQueue();
  for (let commits = 0; commits < 4; commits++) commit(later, 10, 200);
  later.pass(501);
  for (let count = 0; count < 10; count++) later.queue.enter();
  expect(later.queue.isStanding()).toBe(false);
});
